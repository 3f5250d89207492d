import { budgets, firstLoad } from '../bench/web/first-load';
import { preloadsOf } from '../bench/web/preloads';
import { expect, test } from './product-test';

/** What a page may take at most, in kB: a little above what was measured last. Lower it with each gain, until the goal is reached. */
const ceilings: Readonly<Record<string, number>> = { '/': 149.1, '/markets': 196.4, '/trade/BTC_USDT': 267.6 };

for (const { path, kilobytes, requests } of budgets) {
  test(`the first load of ${path} stays within its budget`, async ({ browser, baseURL }) => {
    const load = await firstLoad(browser, baseURL!, path);
    const words = `${(load.scriptBytes / 1_000).toFixed(0)} kB of scripts (goal ${kilobytes}), ${load.requests} requests (goal ${requests})`;
    test.info().annotations.push({ type: 'first load', description: words });
    expect(load.scriptBytes / 1_000).toBeLessThanOrEqual(ceilings[path]!);
    expect(load.requests).toBeLessThanOrEqual(requests);
  });
}

test('an article answers after few scripts, since its document knows what it says', async ({ page }) => {
  // What asks the hosts never comes: the article has to answer without.
  await page.route(/\/assets\/(calls|ghost-|article-reader)[^/]*\.js$/, () => undefined);
  await page.goto('/blog/how-funding-is-computed');
  await page.locator('html[data-rendered]').waitFor({ state: 'detached' });
  const kilobytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1_000, 0),
  );
  test.info().annotations.push({ type: 'until it answers', description: `${kilobytes.toFixed(1)} kB (goal 150)` });
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(150);
});

/** What the pages of money may name in advance: kB of scripts, and files; a little above what was measured last. What they share with the terminal and not with the home page is a file, and a sheet, of its own. */
const ofMoney: Readonly<Record<string, readonly [kilobytes: number, files: number]>> = {
  // With what contracts leave free of the collateral, which is what may be taken out, and prices of a day that are not known yet.
  '/wallet': [345, 59],
  '/buy-crypto': [290, 59],
  '/staking': [336, 61],
  '/staking/earn': [354, 70],
  '/my-woo': [247, 35],
  '/proof-of-reserves': [182, 33],
  '/account/audit': [205, 22],
  // With what funding adds to a closed position.
  '/account/orders': [289, 43],
  // Dialogs with forms come with the press that opens them.
  '/account/security': [311, 71],
};

/** The same of the pages about markets. */
const aboutMarkets: typeof ofMoney = {
  '/markets/funding-rate': [188, 37],
  '/markets/market-movers': [218, 26],
};

/** The same of campaigns and rewards. */
const ofCampaigns: typeof ofMoney = {
  '/campaigns': [173, 27],
  '/campaigns/LISTING_CAMPAIGN': [174, 26],
  '/account/reward-center': [260, 48],
};

test('what the pages of money, of campaigns and about markets name in advance stays within its budget', () => {
  for (const [route, [kilobytes, files]] of Object.entries({ ...ofMoney, ...ofCampaigns, ...aboutMarkets })) {
    const load = preloadsOf(route);
    expect.soft(load.kilobytes, `kB of ${route}`).toBeLessThanOrEqual(kilobytes);
    expect.soft(load.files, `files of ${route}`).toBeLessThanOrEqual(files);
  }
});
