import { openAccount } from './everywhere';
import { ownCalls } from './own-calls';
import { expect, test, untilSettled } from './product-test';

test('a trial fund is used in two windows at once, a single time, and is traded with but not withdrawn', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = await context.newPage();
  await page.goto('/account/reward-center');
  const { call, practice } = await ownCalls(page);
  const usdt = async (): Promise<number> => {
    const { holding } = await call<{ holding: { holding: string }[] }>('GET', '/v3/asset/balances?token=USDT');
    return Number(holding[0]!.holding);
  };
  const before = await usdt();
  const { account } = await call<{ account: { email: string } }>('GET', '/usercenter/account');
  await practice('POST', 'verified', { email: account.email, country: 'AT', level: 1 });

  const other = await context.newPage();
  await other.goto('/account/reward-center');
  await page.reload();
  const uses = [page, other].map((each) => each.getByRole('button', { name: /^Use: 50\b.* trial fund/ }));
  for (const use of uses) await use.waitFor();
  await Promise.all(uses.map((use) => use.click()));
  for (const each of [page, other]) {
    await expect(each.locator('span', { hasText: /^In use$/ })).toBeVisible();
    await expect(each.getByRole('alert')).toBeHidden();
  }
  expect((await usdt()) - before).toBe(50);

  await page.goto('/wallet?withdraw=USDT');
  await untilSettled(page);
  const available = page.getByText(/^Available/).locator('..');
  await expect(available).toContainText(`${before.toLocaleString('en-US')}`);
  await expect(page.getByText('Without your trial fund of 50.00 USDT')).toBeVisible();
  await context.close();
});
