import type { BrowserContext, Locator, Page } from '@playwright/test';
import { english } from '../../features/support/browser/texts';
import { deploymentOf } from '../support/account';
import { type Login, openAccount } from './everywhere';
import { expect, test as base, untilSettled } from './product-test';

const test = base.extend<object, { login: Login }>({
  login: [async ({ browser }, use) => use(await openAccount(browser)), { scope: 'worker' }],
});

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
  const { rest } = (await deploymentOf(page.request)).hosts;
  await context.route(`${rest}/**`, (route) =>
    /\/(userauth|usercenter\/account$)/.test(new URL(route.request().url()).pathname)
      ? route.fallback()
      : route.abort('failed'),
  );
  return () => context.unroute(`${rest}/**`);
}

/** Each part has been asked for as often as it ever is; the time between is not waited for. */
async function untilGivenUp(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:02');
    await expect(retry(page).first()).toBeVisible({ timeout: 200 });
    await expect(busy(page)).toHaveCount(0, { timeout: 200 });
  }).toPass({ timeout: 25_000, intervals: [0] });
}

async function saysWhatIsMissing(context: BrowserContext, page: Page, path: string): Promise<void> {
  await page.clock.install();
  const restore = await cutOff(context, page);
  await page.goto(path);
  await untilGivenUp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await restore();
  await pressUnlessGone(retry(page).first());
  await expect(retry(page)).toHaveCount(0, { timeout: 25_000 });
  await untilSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const path of publicPages)
  test(`what ${path} cannot read it says to a visitor, and one press reads it`, ({ context, page }) =>
    saysWhatIsMissing(context, page, path));

/** The product reads again by itself, too, and may be first. */
async function pressUnlessGone(button: Locator): Promise<void> {
  await Promise.race([button.click(), button.waitFor({ state: 'hidden' })]);
}

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
  await pressUnlessGone(note.getByRole('button', { name: english('common:action.retry') }));
  await expect(note).toBeHidden();
});

test.describe('with an account', () => {
  // The fixture's parameters are how a test asks for its worker's account.
  test.use({ storageState: ({ login }, use) => use(login) });

  for (const path of ownPages)
    test(`what ${path} cannot read it says to its owner, and one press reads it`, ({ context, page }) =>
      saysWhatIsMissing(context, page, path));

  for (const path of ['/account/reward-center', '/leaderboard/user-profile', '/social-trading'])
    test(`own figures of ${path} that cannot be read again stay, beside the reason`, async ({ context, page }) => {
      await page.clock.install();
      await page.goto(path);
      await untilSettled(page);
      const main = page.getByRole('main');
      const shown = (await main.innerText()).split('\n').filter((line) => /^[A-Za-z ]{6,}$/.test(line));
      const restore = await cutOff(context, page);
      await comeBack(page, '01:30');
      await untilGivenUp(page);
      for (const line of shown) await expect(main).toContainText(line);
      await restore();
      // Nobody has to press.
      await expect(retry(page)).toHaveCount(0, { timeout: 25_000 });
    });
});
