import { budgets, firstLoad } from '../bench/web/first-load';
import { expect, test } from './product-test';

/** Pages whose goal has been reached: from then on more than a tenth above it fails. Others are reported by the bench. */
const reached: readonly string[] = [];

for (const { path, kilobytes, requests } of budgets) {
  test(`the first load of ${path} stays within its budget`, async ({ browser, baseURL }) => {
    const load = await firstLoad(browser, baseURL!, path);
    const words = `${(load.scriptBytes / 1_000).toFixed(0)} kB of scripts (goal ${kilobytes}), ${load.requests} requests (goal ${requests})`;
    test.info().annotations.push({ type: 'first load', description: words });
    console.log(`${path}: ${words}`);
    if (reached.includes(path)) expect(load.scriptBytes / 1_000).toBeLessThanOrEqual(kilobytes * 1.1);
    // Whatever the goal, nothing may grow by accident to twice of it.
    expect(load.scriptBytes / 1_000).toBeLessThanOrEqual(kilobytes * 2);
  });
}
