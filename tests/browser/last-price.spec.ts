import { untilAlive } from '../support/browser';
import { openAccount } from './everywhere';
import { ownCalls } from './own-calls';
import { expect, test } from './product-test';

interface Seen {
  readonly bar: string;
  readonly book: string;
  readonly tab: string;
}

test('the symbol bar, the book and the tab tell the same last price at every paint', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  await page.goto('/trade/BTC_USDT');
  await expect(page.getByRole('gridcell', { name: /^Last price/ })).toContainText(/\d/);
  // Read between the page's own work of a frame and its painting.
  const watched = await page.evaluateHandle(() => {
    const figure = (words: string | null | undefined) => /\d[\d,]*\.\d+/.exec(words ?? '')?.[0] ?? '';
    const bar = document.querySelector('main header .unseen + span');
    const book = document.querySelector('[role="gridcell"][title="Last price"]');
    const prices: string[] = [];
    const wrong: Seen[] = [];
    const look = () => {
      const seen = {
        bar: figure(bar?.textContent),
        book: figure(book?.textContent),
        tab: figure(document.title),
      };
      if (seen.bar !== prices.at(-1)) prices.push(seen.bar);
      if (new Set(Object.values(seen)).size > 1) wrong.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return { prices, wrong };
  });
  // Bought at the offer and sold at the bid, by turns: the price moves whether or not anybody else trades.
  const { call } = await ownCalls(page);
  const order = { symbol: 'SPOT_BTC_USDT', type: 'MARKET' };
  let bought = false;
  const trade = async (): Promise<void> => {
    bought = !bought;
    const asked = bought ? { side: 'BUY', amount: '200' } : { side: 'SELL', quantity: '0.001' };
    await call('POST', '/v3/trade/order', { ...order, ...asked });
  };
  await expect
    .poll(async () => {
      await trade();
      return watched.evaluate(({ prices }) => prices.length);
    })
    .toBeGreaterThanOrEqual(5);
  expect(await watched.evaluate(({ wrong }) => wrong)).toEqual([]);
  await context.close();
});
