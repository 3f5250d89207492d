import { budgets, firstLoad } from '../bench/web/first-load';
import { expect, test } from './product-test';

/** What a page may take at most, in kB: a little above what was measured last. Lower it with each gain, until the goal is reached. */
const ceilings: Readonly<Record<string, number>> = { '/': 196, '/markets': 206, '/trade/BTC_USDT': 277 };

for (const { path, kilobytes, requests } of budgets) {
  test(`the first load of ${path} stays within its budget`, async ({ browser, baseURL }) => {
    const load = await firstLoad(browser, baseURL!, path);
    const words = `${(load.scriptBytes / 1_000).toFixed(0)} kB of scripts (goal ${kilobytes}), ${load.requests} requests (goal ${requests})`;
    test.info().annotations.push({ type: 'first load', description: words });
    expect(load.scriptBytes / 1_000).toBeLessThanOrEqual(ceilings[path]!);
    expect(load.requests).toBeLessThanOrEqual(requests);
  });
}
