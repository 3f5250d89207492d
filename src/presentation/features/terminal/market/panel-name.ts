import { marketDisplayName } from '../../../../domain/markets/market-symbol';

/** Name of a panel as a landmark: several markets may be on one page. */
export function panelName(title: string, symbol: string | undefined): string {
  return symbol ? `${title} · ${marketDisplayName(symbol)}` : title;
}
