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
    // Where cores are shared, an exchange takes its time to start.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
});

test.describe.configure({ mode: 'serial' });

const book = 'orderbookupdate@SPOT_BTC_USDT@50';

interface OpenMarket {
  readonly exceptions: string[];
  /** Waits for so many further changes of the book to reach the page. */
  changes(count: number): Promise<void>;
}

async function openMarket(page: Page): Promise<OpenMarket> {
  const exceptions: string[] = [];
  let changes = 0;
  page.on('pageerror', (error) => exceptions.push(error.message));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (changes += String(payload).includes(`"topic":"${book}"`) ? 1 : 0)),
  );
  await page.goto('/trade/BTC_USDT');
  await bookIsRight(page);
  return {
    exceptions,
    changes: (count) => {
      const before = changes;
      return expect.poll(() => changes - before, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
    },
  };
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
  'a frame full of nonsense': {
    kind: 'malformedFrame',
    frame: '{"topic":"tickers","ts":"soon","data":[{"s":7,"c":"much"},null]}',
  },
  'a frame twice': { kind: 'duplicateNext', topic: book },
  'two frames in the wrong order': { kind: 'swapNext', topic: book },
  'missing frames': { kind: 'dropNext', topic: book, count: 3 },
  'a line that is cut': { kind: 'closeSockets', code: 1006 },
})) {
  test(`${name} leaves the page right`, async ({ page, product }) => {
    const { exceptions, changes } = await openMarket(page);
    await product.sandbox.fault(fault);
    // By then the fault has met those it is for.
    await changes(10);
    await bookIsRight(page);
    expect(exceptions).toEqual([]);
  });
}

test('an order form says when the prices it shows are not live, until they are again', async ({ page, product }) => {
  await openMarket(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  const warning = page.getByText(/^Prices are not live or do not match/);
  await expect(warning).toHaveCount(0);
  await product.sandbox.fault({ kind: 'refuseSockets', forMs: 4_000 });
  await product.sandbox.fault({ kind: 'closeSockets', code: 1006 });
  await expect(warning).toBeInViewport({ timeout: 5_000 });
  await expect(warning).toHaveCount(0, { timeout: 15_000 });
  await bookIsRight(page);
});

/** From now on the page notes how long each key takes to be answered by a picture, in milliseconds. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answered: number[] = [];
    Object.assign(window, { answered });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') answered.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Types ten keys a second. @returns within how many milliseconds nineteen of twenty were answered */
async function answerTime(
  page: Page,
  keys: number,
  before = async (_key: number): Promise<void> => {},
): Promise<number> {
  for (let key = 0; key < keys; key += 1) {
    await before(key);
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace', { delay: 100 });
  }
  const times = await page.evaluate(() => (window as unknown as { answered: number[] }).answered.splice(0));
  return times.sort((a, b) => a - b).at(Math.floor(times.length * 0.95)) ?? 0;
}

test('5,000 messages a second and a frame of 8 MB leave keys answered and memory as it was (F17, D)', async ({
  page,
  product,
}) => {
  const { exceptions } = await openMarket(page);
  const browser = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await browser.send('HeapProfiler.collectGarbage');
    return (await browser.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const before = await heap();
  await watchKeys(page);
  await page.getByRole('textbox', { name: /^Quantity/ }).focus();
  const calm = await answerTime(page, 20);
  const price = await page.locator('[data-side] [data-cell="price"]').first().textContent();
  const trade = { s: 'SPOT_BTC_USDT', px: price!.replaceAll(',', ''), sx: '0.5', sd: 'BUY', src: 1, rpi: false, ts: 1 };
  await product.sandbox.fault({
    kind: 'flood',
    frame: JSON.stringify({ topic: 'trade@SPOT_BTC_USDT', ts: 1, data: trade }),
    perSecond: 5_000,
    forMs: 10_000,
  });
  const flooded = await answerTime(page, 90, async (key) => {
    if (key === 20) await product.sandbox.fault({ kind: 'malformedFrame', bytes: 8_000_000 });
  });
  // A machine that is slow by itself is slow with a flood.
  expect(flooded).toBeLessThanOrEqual(Math.max(200, calm * 5));
  await product.sandbox.fault({ kind: 'clear' });
  await bookIsRight(page);
  expect((await heap()) - before).toBeLessThan(20);
  expect(exceptions).toEqual([]);
});

test('a machine six times as slow folds what it cannot draw, and is right (F30)', async ({ page }) => {
  const { exceptions, changes } = await openMarket(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await changes(60);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await bookIsRight(page);
  expect(exceptions).toEqual([]);
});

test('a part that a deployment took away reloads the page once, and the rest goes on (F36)', async ({ page }) => {
  await openMarket(page);
  // What comes by itself once the page is quiet is not the part that is missing.
  await expect(page.getByRole('button', { name: 'Markets menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on(
    'request',
    (request) => (loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0),
  );
  const gone = new Set<string>();
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    if (loads === 0) gone.add(url);
    return gone.has(url) ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.getByRole('link', { name: 'Multi-market', exact: true }).first().click();
  // The part is missing from the page that was loaded anew, too: it says so, and is not reloaded for ever.
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(loads).toBe(1);
  expect(gone.size).toBeGreaterThan(0);
});
