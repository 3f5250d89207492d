import type { BrowserContext, Page } from '@playwright/test';
import { untilAlive } from '../support/browser';
import { expect, test } from './product-test';

test.use({
  serviceWorkers: 'allow',
  tolerated: /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|ERR_FAILED|Unable to preload CSS/,
});

/** The emulation forgets with each new document what a device without a connection knows of itself. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await context.setOffline(true);
}

/** The app is on the device: its worker answers, the page itself is kept, and so are answers with these addresses. */
async function untilKept(page: Page, ...wanted: readonly string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = (name: string): Promise<string> =>
    page.evaluate(async (of) => (await (await caches.open(of)).keys()).map(({ url }) => url).join(' '), name);
  await expect.poll(() => kept('documents'), { timeout: 45_000 }).toContain(new URL(page.url()).pathname);
  for (const address of wanted) await expect.poll(() => kept('kept-for-all'), { timeout: 45_000 }).toContain(address);
}

test('somebody goes offline and still reads prices and an article, dated, and can order nothing', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const lastWords = page.getByRole('article').getByRole('paragraph').last();
  await page.goto('/blog/how-funding-is-computed');
  const [title, words] = [await heading.textContent(), await lastWords.textContent()];
  await untilKept(page, '/ghost/api/content/posts');
  await page.goto('/markets');
  const price = page.getByRole('main').getByRole('row').nth(2);
  await expect(price).toContainText(/\d\.\d/);
  await untilKept(page, '/kept/prices', '/instrument/v4/public/info');

  await goOffline(context);
  await page.reload();
  const banner = page.getByRole('status').filter({ hasText: 'Offline' });
  await expect(banner).toContainText(/Figures as of .*\d\d:\d\d.*, not live\. Orders cannot be placed\./);
  await expect(price).toContainText(/\d\.\d/);
  await page.goto('/blog/how-funding-is-computed');
  await expect(heading).toHaveText(title!);
  await expect(lastWords).toHaveText(words!);
});

test('a page that was never seen here is drawn by the app, in the language of its address', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilKept(page);
  await goOffline(context);
  await page.goto('/wallet');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('what an account holds stays readable for its owner without a connection, and is gone when they log out', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US', serviceWorkers: 'allow' });
  const page = untilAlive(await context.newPage());
  await page.goto('/login?next=%2Fwallet');
  await page.locator('input[type=email]').fill('demo@example.com');
  await page.locator('input[type=password]').first().fill('practice-makes-perfect');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await page.waitForURL('**/wallet');
  const owned = (): Promise<string> =>
    page.evaluate(async () => {
      if (!(await caches.has('kept-for-owner'))) return '';
      const cache = await caches.open('kept-for-owner');
      return (await cache.keys()).map(({ url }) => url).join(' ');
    });
  await expect.poll(owned, { timeout: 30_000 }).toContain('/balances');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await goOffline(context);
  // The cookie lives a quarter of an hour; a journey without a connection may be longer.
  await context.clearCookies();
  await page.goto('/wallet');
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toContainText('Figures as of');
  await expect(
    page.getByRole('main').getByText('BTC', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account:/ })
    .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible({ timeout: 15_000 });
  expect(await owned()).toBe('');
  await context.close();
});

test('that there is no connection is said where it covers no figure of the market, no candle and no order form', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('network-allow-analytics', 'no'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/trade/BTC_USDT');
  await expect(page).toHaveTitle(/^\d/);
  // A chart that has not come yet would not come any more.
  await page.locator('[role="application"] canvas').first().waitFor();
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Reconnect now' });
  await expect(button).toBeVisible({ timeout: 30_000 });
  const banner = page.getByRole('status').filter({ has: button }).locator('> *');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const said = (await banner.boundingBox())!;
    for (const part of ['[data-tour="market"]', '[role="application"]', 'section[aria-label^="Order form"]'])
      for (const box of await page
        .locator(part)
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect)))
        expect(
          box.x < said.x + said.width &&
            said.x < box.x + box.width &&
            box.y < said.y + said.height &&
            said.y < box.y + box.height,
          `over ${part} at ${width} px`,
        ).toBe(false);
  }
});

test('a form that found no connection is sent with the next press after it is back, with what was typed', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('network-allow-analytics', 'no'));
  await page.goto('/brokers');
  const form = page.getByRole('main').locator('form').first();
  const company = form.getByLabel('Company');
  await company.fill('Northwind Markets');
  await form.getByLabel('Contact person').fill('Ada Byron');
  await form.getByLabel('Business email').fill(`offline-${Date.now()}@example.com`);
  const send = form.getByRole('button', { name: 'Submit application' });
  await context.setOffline(true);
  await send.click();
  await expect(form.getByText('No connection to the exchange.')).toBeVisible();
  await context.setOffline(false);
  await expect(company).toHaveValue('Northwind Markets');
  await send.click();
  await expect(page.getByRole('main').getByText('Application received')).toBeVisible();
});
