import { test as base, expect, type Page } from '@playwright/test';
import { Product } from '../support/processes';

/** Frames that are broken, doubled, swapped or missing. An exchange of its own, because its faults meet everyone. */
const test = base.extend<object, { product: Product }>({
  product: [
    // The fixture's first argument has to be destructured, even when nothing is asked for.
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.address),
});

test.describe.configure({ mode: 'serial' });

const book = 'orderbookupdate@SPOT_BTC_USDT@50';

async function openMarket(page: Page): Promise<string[]> {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  await page.goto('/trade/BTC_USDT');
  await bookIsRight(page);
  return exceptions;
}

/** Prices fall from the top of the book to its bottom, so bids and asks do not cross, and nothing says "not live". */
async function bookIsRight(page: Page): Promise<void> {
  await expect(async () => {
    const prices = await page.locator('[data-side] [data-cell="price"]').allTextContents();
    const shown = prices.filter((text) => text !== '').map((text) => Number(text.replaceAll(',', '')));
    expect(shown.length).toBeGreaterThan(4);
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    await expect(page.getByRole('main').getByText(/^Not live/)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

for (const [name, fault] of Object.entries({
  'a frame that is no message': { kind: 'malformedFrame', frame: '{"topic":"tickers","data":' },
  'a frame full of nonsense': { kind: 'malformedFrame', frame: '{"topic":"tickers","ts":"soon","data":[{"s":7,"c":"much"},null]}' },
  'a frame twice': { kind: 'duplicateNext', topic: book },
  'two frames in the wrong order': { kind: 'swapNext', topic: book },
  'missing frames': { kind: 'dropNext', topic: book, count: 3 },
  'a line that is cut': { kind: 'closeSockets', code: 1006 },
})) {
  test(`${name} leaves the page right`, async ({ page, product }) => {
    const exceptions = await openMarket(page);
    await product.sandbox.fault(fault);
    // Long enough for the fault to have met the next messages.
    await page.waitForTimeout(1_000);
    await bookIsRight(page);
    expect(exceptions).toEqual([]);
  });
}

test('an order form says when the prices it shows are not live, until they are again', async ({ page, product }) => {
  await openMarket(page);
  const warning = page.getByText(/^The prices shown here are not live/);
  await expect(warning).toHaveCount(0);
  await product.sandbox.fault({ kind: 'refuseSockets', forMs: 4_000 });
  await product.sandbox.fault({ kind: 'closeSockets', code: 1006 });
  await expect(warning).toBeInViewport({ timeout: 5_000 });
  await expect(warning).toHaveCount(0, { timeout: 15_000 });
  await bookIsRight(page);
});
