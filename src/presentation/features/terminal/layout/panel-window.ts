import { paths } from '../../../runtime/paths';
import { alonePanel } from './alone-panel';

/** A panel in a window of its own, for a second screen. One window for each panel of a market. */
export function openPanelWindow(content: string, symbol: string): void {
  window.open(`${paths.market(symbol)}?${alonePanel}=${content}`, `${content} ${symbol}`, 'popup,width=960,height=720');
}
