import { useKept } from '../../../kit/hooks/use-kept';
import type { TickersStore } from '../../markets/tickers.store';
import type { MarketStores } from './market-stores';
import type { TapeStore } from './tape.store';

export interface LastPrice {
  readonly price: number | undefined;
  /** Whether the price that was another one was lower or higher. */
  readonly direction: 'up' | 'down' | undefined;
}

/**
 * The last price of a market, as every place of the terminal shows it: that of the latest trade.
 * @param held whether figures stand still
 * @param tickers know a price before a trade is known
 */
export function useLastPrice(
  { instrument, tape }: Pick<MarketStores, 'instrument'> & { readonly tape: Pick<TapeStore, 'last' | 'direction'> },
  held: boolean,
  tickers?: Pick<TickersStore, 'statistics'>,
): LastPrice {
  const price = tape.last ?? tickers?.statistics(instrument.symbol)?.close;
  return useKept({ price, direction: tape.direction }, held);
}
