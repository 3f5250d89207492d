import type { Page } from '@playwright/test';
import { english } from '../../features/support/browser/texts';
import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

/** For an amount of USDT at market, without the terminal: by the session that the page calls the exchange with. */
async function buy(page: Page, amount: string): Promise<void> {
  const [call] = await Promise.all([page.waitForRequest(/voucher-tasks/), page.goto('/account/reward-center')]);
  const { authorization } = await call.allHeaders();
  const bought = await page.request.post(`${new URL(call.url()).origin}/v3/trade/order`, {
    headers: { authorization: authorization! },
    data: { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'MARKET', amount },
  });
  expect(bought.status(), await bought.text()).toBe(200);
}

test('a voucher is earned by trading and used once, though two windows ask for it at once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = await context.newPage();
  await buy(page, '1500');

  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto('/account/reward-center#vouchers');
    await untilSettled(window);
  }
  const use = (window: typeof page) =>
    window.getByRole('region', { name: english('rewardCenter:vouchers.title'), exact: true }).getByRole('button', {
      name: /fee rebate/,
    });
  await Promise.all([use(page).click(), use(other).click()]);
  for (const window of [page, other]) {
    await expect(window.getByText(/0\.00 \/ 20\.00 USDT/)).toBeVisible();
    await expect(use(window)).toBeHidden();
  }
  await context.close();
});

test('a candidate of the listing campaign is predicted, with its votes, and cannot be again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = await context.newPage();
  await page.goto('/campaigns');
  await page.getByRole('link', { name: english('listingCampaign:title') }).click();
  const candidates = page.getByRole('table', { name: english('listingCampaign:board.VOTING') });
  const second = candidates.getByRole('row').nth(2);
  const token = /\w+$/.exec((await second.getByRole('button').getAttribute('aria-label')) ?? '')![0];
  await second.getByRole('button', { name: `Predict ${token}`, exact: true }).click();
  const price = page.getByLabel(english('listingCampaign:predict.price'), { exact: true });
  await expect(price).toBeFocused();
  await price.fill('0');
  await page.getByRole('button', { name: english('listingCampaign:predict.submit') }).click();
  await expect(page.getByText(english('listingCampaign:predict.wrong'))).toBeVisible();
  await price.fill('1.25');
  await page.getByRole('button', { name: english('listingCampaign:predict.submit') }).click();
  const own = page.getByRole('table', { name: english('listingCampaign:own.predictions') });
  await expect(own.getByRole('row').nth(1)).toContainText('1.25');
  await expect(candidates.getByRole('button', { name: `Predict ${token}`, exact: true })).toBeHidden();
  await context.close();
});
