import type { Browser, BrowserContext, Page } from '@playwright/test';
import { english } from '../../features/support/browser/texts';
import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

test.use({ tolerated: /ERR_FAILED/ });

const publicPages = [
  '/leaderboard',
  '/social-trading',
  '/social-trading/marketplace',
  '/social-trading/strategy?id=10001',
  '/campaigns',
  '/campaigns/LISTING_CAMPAIGN',
  '/campaigns/WOOTOPIA_2049',
  '/campaigns/HEED_THE_CALL',
  '/designated-market-makers',
];
const ownPages = [...publicPages, '/leaderboard/user-profile', '/account/reward-center'];

/** Of each part that could not be read, and of what is shown from before. */
const retry = (page: Page) => page.getByRole('button', { name: english('common:action.retry'), exact: true });
const busy = (page: Page) => page.getByRole('main').locator('[aria-busy="true"]');

/** The exchange answers no calls, while prices come in. Whoever is here stays who they are. @returns what ends it */
async function cutOff(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const rest = await page.evaluate(
    () => (JSON.parse(document.getElementById('environment')!.textContent) as { hosts: { rest: string } }).hosts.rest,
  );
  await context.route(`${rest}/**`, (route) =>
    /\/(userauth|usercenter\/account$)/.test(new URL(route.request().url()).pathname)
      ? route.fallback()
      : route.abort('failed'),
  );
  return () => context.unroute(`${rest}/**`);
}

async function open(browser: Browser, baseURL: string | undefined, own: boolean): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    baseURL: baseURL!,
    serviceWorkers: 'block',
    ...(own && { storageState: await openAccount(browser) }),
  });
  return [context, await context.newPage()];
}

for (const [who, own] of [
  ['a visitor', false],
  ['an account', true],
] as const)
  test(`what cannot be read says so to ${who}, on every page about people, and one press reads it`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const [context, page] = await open(browser, baseURL, own);
    await page.goto('/markets');
    for (const path of own ? ownPages : publicPages) {
      const restore = await cutOff(context, page);
      await page.goto(path);
      await expect(retry(page).first(), path).toBeVisible({ timeout: 25_000 });
      await expect(busy(page), path).toHaveCount(0, { timeout: 25_000 });
      await restore();
      await retry(page).first().click();
      await expect(retry(page), path).toHaveCount(0, { timeout: 25_000 });
      await untilSettled(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await context.close();
  });

/** Goes to another page of the product and comes back after so long. */
async function comeBack(page: Page, after: string): Promise<void> {
  const path = page.url();
  await page.evaluate(() => {
    history.pushState({}, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('main')).toContainText(english('common:notFound.title'));
  await page.clock.fastForward(after);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
}

test('figures that cannot be read again stay, dated, until the exchange answers', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'Reject' }).click();
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText(/%/);
  await expect
    .poll(
      async () => page.evaluate(async () => (await (await caches.open('kept-for-all')).keys()).map(({ url }) => url)),
      {
        timeout: 20_000,
      },
    )
    .toContainEqual(expect.stringContaining('leaderboard'));
  const restore = await cutOff(context, page);
  await comeBack(page, '01:30');
  const note = page.getByRole('region', { name: /^Figures as of .*not live/ });
  await expect(note).toBeVisible({ timeout: 20_000 });
  await expect(first).toContainText(/%/);
  await restore();
  await note.getByRole('button', { name: english('common:action.retry') }).click();
  await expect(note).toBeHidden();
});

test('own figures that cannot be read again stay, beside the reason', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const [context, page] = await open(browser, baseURL, true);
  await page.clock.install();
  for (const path of ['/account/reward-center', '/leaderboard/user-profile', '/social-trading']) {
    await page.goto(path);
    await untilSettled(page);
    const shown = (await page.getByRole('main').innerText()).split('\n').filter((line) => /^[A-Za-z ]{6,}$/.test(line));
    const restore = await cutOff(context, page);
    await comeBack(page, '01:30');
    await expect(retry(page).first(), path).toBeVisible({ timeout: 25_000 });
    await expect(busy(page), path).toHaveCount(0, { timeout: 25_000 });
    for (const line of shown) await expect(page.getByRole('main'), path).toContainText(line);
    await restore();
    // Nobody has to press.
    await expect(retry(page), path).toHaveCount(0, { timeout: 25_000 });
  }
  await context.close();
});
