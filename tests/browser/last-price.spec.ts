import { expect, test } from './product-test';

interface Seen {
  readonly bar: string;
  readonly book: string;
  readonly tab: string;
}

test('the symbol bar, the book and the tab tell the same last price at every paint', async ({ page }) => {
  await page.goto('/trade/BTC_USDT');
  await expect(page.getByRole('gridcell', { name: /^Last price/ })).toContainText(/\d/);
  // Read between the page's own work of a frame and its painting, for as long as it takes to see 5 of them.
  const different = await page.evaluate(
    () =>
      new Promise<readonly Seen[]>((resolve, reject) => {
        const figure = (words: string | null | undefined) => /\d[\d,]*\.\d+/.exec(words ?? '')?.[0] ?? '';
        const bar = document.querySelector('main header .unseen + span');
        const book = document.querySelector('[role="gridcell"][title="Last price"]');
        const prices: string[] = [];
        const wrong: Seen[] = [];
        const began = performance.now();
        const look = () => {
          const seen = {
            bar: figure(bar?.textContent),
            book: figure(book?.textContent),
            tab: figure(document.title),
          };
          if (seen.bar !== prices.at(-1)) prices.push(seen.bar);
          if (new Set(Object.values(seen)).size > 1) wrong.push(seen);
          if (prices.length >= 5) resolve(wrong);
          else if (performance.now() - began > 50_000) reject(new Error(`Only ${prices.join(' ')} in 50 s`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  expect(different).toEqual([]);
});
