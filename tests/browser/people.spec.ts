import { english } from '../../features/support/browser/texts';
import { ownAnswer, untilAlive } from '../support/browser';
import { openAccount } from './everywhere';
import { ownCalls } from './own-calls';
import { expect, test, untilSettled } from './product-test';

test('a trader is found, followed and shared, and one’s own profile shows what others see', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  await page.goto('/leaderboard');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const name = await first.innerText();
  await page.getByRole('searchbox', { name: 'Search traders' }).fill(name.slice(0, 5).toLowerCase());
  const found = page.getByRole('region', { name: 'Found traders' });
  await found.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
  await expect(found.getByRole('button', { name: `Unfollow ${name}`, exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Following' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name }).click();

  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await untilSettled(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAccessibleName(new RegExp(`${name}.*ROI`));
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`${name.toLowerCase()}.png`);
  await page.keyboard.press('Escape');

  await page.goto('/leaderboard/user-profile');
  await page.getByRole('button', { name: 'As others see it' }).click();
  await expect(page.getByText('Profile not available')).toBeVisible();
  const blocks = (text: string) => page.getByRole('group', { name: english(text) }).getByRole('switch');
  await expect(blocks('people:privacy.later')).toHaveCount(4);
  await page.getByRole('switch', { name: 'Public profile' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(blocks('people:privacy.shown')).toHaveCount(4);
  const portfolio = page.getByRole('region', { name: 'Portfolio' });
  await expect(portfolio.getByText('Hidden')).toBeVisible();
  await page.getByRole('switch', { name: 'Portfolio' }).click();
  await expect(portfolio.getByText('Hidden')).toBeHidden();

  const own = (await page.getByRole('heading', { level: 2 }).first().innerText()).trim();
  const elsewhere = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
  const stranger = untilAlive(await elsewhere.newPage());
  const look = async () => {
    await stranger.goto('/leaderboard');
    await stranger.getByRole('searchbox', { name: 'Search traders' }).fill(own);
  };
  await look();
  await expect(
    stranger.getByRole('region', { name: 'Found traders' }).getByRole('link', { name: own, exact: true }),
  ).toBeVisible();
  await page.getByRole('switch', { name: 'Public profile' }).click();
  await expect(page.getByText('Profile not available')).toBeVisible();
  await look();
  await expect(stranger.getByText('No trader found')).toBeVisible();
  await elsewhere.close();
  await context.close();
});

test('a picture of a profile waits for the results that it tells', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  await page.goto('/leaderboard');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const name = await first.innerText();
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/summary**', async (route) => {
    await answered;
    await route.continue();
  });
  await first.click();
  await page.getByRole('button', { name: english('people:profile.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[aria-busy=true]')).toBeVisible();
  await expect(dialog.getByRole('img')).toBeHidden();
  answer();
  await expect(dialog.getByRole('img')).toHaveAccessibleName(new RegExp(`${name}.*%`));
  await context.close();
});

test('a part that is switched off is gone for visitors and for accounts, until it is switched on again', async ({
  browser,
  baseURL,
}) => {
  const accounts = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const visitors = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
  const pages = [untilAlive(await accounts.newPage()), untilAlive(await visitors.newPage())];
  for (const page of pages) await page.goto('/leaderboard');
  const { practice } = await ownCalls(pages[0]!);
  const podiums = pages.map((page) => page.getByRole('list', { name: english('people:podium') }));
  for (const podium of podiums) await expect(podium).toBeVisible();
  await practice('PUT', 'features/leaderboard-podium', { enabled: false });
  try {
    for (const page of pages) {
      await page.reload();
      await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
    }
    for (const podium of podiums) await expect(podium).toBeHidden();
  } finally {
    await practice('PUT', 'features/leaderboard-podium', { enabled: true });
  }
  await pages[1]!.reload();
  await expect(podiums[1]!).toBeVisible();
  await accounts.close();
  await visitors.close();
});

test('nothing leads to a page of a part that is switched off', async ({ page }) => {
  const way = page.getByRole('contentinfo').getByRole('link', { name: english('common:nav.copyTrading') });
  await page.goto('/leaderboard');
  await expect(way).toBeVisible();
  // Others use it at the same time: what the exchange says is changed on its way to this page.
  await page.route('**/public/features', async (route) => {
    const answer = await ownAnswer(route);
    const told = JSON.stringify(await answer.json());
    await route.fulfill({
      response: answer,
      body: told.replace('"key":"copy-trading","enabled":true', '"key":"copy-trading","enabled":false'),
    });
  });
  await page.reload();
  await expect(way).toBeHidden();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: english('common:nav.leaderboard') }),
  ).toBeVisible();
  await page.goto('/social-trading');
  await expect(page.getByText(english('switches:title')).first()).toBeVisible();
});

test('with text twice as large no page of people is moved sideways', async ({ browser, baseURL }) => {
  const pages = [
    '/leaderboard',
    '/social-trading',
    '/social-trading/marketplace',
    '/social-trading/strategy?id=10001',
    '/campaigns/WOOTOPIA_2049',
    '/campaigns/LISTING_CAMPAIGN',
    '/designated-market-makers?program=SPOT',
  ];
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 900 } });
  const page = untilAlive(await context.newPage());
  // The longest words for most of what these pages name.
  await context.addCookies([{ name: 'language', value: 'es', url: baseURL! }]);
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await untilSettled(page);
    const [wide, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide, path).toBeLessThanOrEqual(room);
  }
  await context.close();
});

test('on the narrowest phone both ways through a list stand beside each other', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 320, height: 900 } });
  const page = untilAlive(await context.newPage());
  for (const language of ['es', 'pt', 'ru'])
    for (const path of ['/leaderboard', '/campaigns/THE_GATHERING', '/social-trading/strategy?id=10001']) {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }]);
      await page.goto(path);
      await untilSettled(page);
      const ways = page.getByRole('main').locator('nav').last().getByRole('button');
      await expect(ways).toHaveCount(2);
      // Both at one time: what comes later above them moves both.
      const [left, right] = await ways.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      expect(right.y, `${path} in ${language}`).toBe(left.y);
      expect(right.x, `${path} in ${language}`).toBeGreaterThan(left.x + left.width);
    }
  await context.close();
});
