import type { Page } from 'playwright';
import type { ConnectionWords, WatchingAbility } from '../abilities/watching';
import { english } from './texts';

/** The page of all markets, and the words about the connection under it. */
export function browserWatching(page: Page): WatchingAbility {
  const words: readonly (readonly [string, ConnectionWords])[] = [
    [english('common:connection.offline'), 'offline'],
    [english('common:connection.reconnecting').split(',')[0]!, 'reconnecting'],
    [english('common:connection.connecting'), 'connecting'],
    [english('common:connection.live'), 'live'],
  ];
  const footer = page.getByRole('contentinfo');
  return {
    async openMarkets() {
      await page.goto('/markets');
      await page.getByRole('main').waitFor();
    },
    async connection() {
      const text = await footer.innerText();
      return words.find(([word]) => text.includes(word))?.[1] ?? 'connecting';
    },
    async seesLivePrices() {
      const text = await page.getByRole('main').innerText();
      const prices = /\d[\d,]*\.\d{2}/.test(text);
      return prices && !text.includes(english('common:state.stale')) && text.includes(english('markets:live.on'));
    },
    reconnect: () => footer.getByRole('button', { name: english('common:connection.reconnect') }).click(),
    setOnline: (online) => page.context().setOffline(!online),
  };
}
