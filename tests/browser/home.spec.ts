import { hearShifts, shifts } from './layout-shifts';
import { expect, test, untilSettled } from './product-test';

test('the front door is alive: the book of the market one chooses, and what is further down when one comes near', async ({
  page,
}) => {
  await page.goto('/');
  await untilSettled(page);
  const terminal = page.getByRole('complementary', { name: 'BTC/USDT now' });
  const book = terminal.getByRole('table', { name: 'Order book' });
  await expect(book.getByRole('row')).toHaveCount(14);
  await expect(book.getByRole('row').filter({ hasText: '—' })).toHaveCount(0);
  await terminal.getByRole('button', { name: 'ETH' }).click();
  await expect(
    page.getByRole('complementary', { name: 'ETH/USDT now' }).getByRole('link', { name: /Trade/ }),
  ).toHaveAttribute('href', '/trade/ETH_USDT');

  // Nothing of it is loaded before somebody is near.
  const reserves = page.getByRole('region', { name: 'Reserves you can check yourself' });
  await expect(reserves.getByText(/\d%/)).toHaveCount(0);
  await reserves.scrollIntoViewIfNeeded();
  await expect(reserves.getByText(/^\d+\.\d\d%$/)).toBeVisible();
  for (const name of ['What a trade really costs', 'Stake WOO, pay less', 'From the blog', 'Campaigns']) {
    const block = page.getByRole('region', { name });
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('table').or(block.getByRole('article')).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Open command bar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('nothing in the first window moves while the front door comes alive, on a phone', async ({ page }) => {
  await hearShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilSettled(page);
  await expect(page.getByRole('img', { name: /over the last 24 hours/ }).first()).toBeAttached();
  expect(await shifts(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('nothing moves while somebody leaps about the front door, on a phone', async ({ page }) => {
  await hearShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilSettled(page);
  // What comes late comes above what somebody reads.
  for (const region of (await page.getByRole('main').getByRole('region').all()).reverse()) {
    await region.evaluate((block) => block.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await expect(region.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
  }
  expect(await shifts(page)).toEqual([]);
});
