import { namedCampaigns } from '../../src/domain/campaigns/campaign';
import { english } from '../../features/support/browser/texts';
import { untilAlive } from '../support/browser';
import { inaccessible } from './accessibility';
import { openAccount } from './everywhere';
import { ownCalls } from './own-calls';
import { expect, test, untilSettled } from './product-test';

test('a candidate of the listing campaign is predicted, with its votes, and cannot be again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  await page.goto('/campaigns');
  await page.getByRole('link', { name: english('listingCampaign:title') }).click();
  const candidates = page.getByRole('table', { name: english('listingCampaign:board.VOTING') });
  // A page that has just come takes the focus to its heading.
  await untilSettled(page);
  const second = candidates.getByRole('row').nth(2);
  const token = /\w+$/.exec((await second.getByRole('button').getAttribute('aria-label')) ?? '')![0];
  await second.getByRole('button', { name: `Predict ${token}`, exact: true }).click();
  const price = page.getByLabel(english('listingCampaign:predict.price'), { exact: true });
  await expect(price).toBeFocused();
  await price.fill('0');
  await page.getByRole('button', { name: english('listingCampaign:predict.submit') }).click();
  await expect(page.getByText(english('moneyKit:input.negative'))).toBeVisible();
  // What cannot be changed is not taken for a slip of the hand.
  await price.fill('999999999999');
  await price.press('Enter');
  await expect(price).toHaveAccessibleDescription(/^Maximum: [\d,.]+ USDT\.$/);
  await price.fill('1.25');
  await price.press('Enter');
  await expect(page.getByText(`Prediction for ${token} submitted: 1.25 USDT.`)).toBeVisible();
  await expect(price).toBeFocused();
  const own = page.getByRole('table', { name: english('listingCampaign:own.predictions') });
  await expect(own.getByRole('row').nth(1)).toContainText('1.25');
  await expect(candidates.getByRole('button', { name: `Predict ${token}`, exact: true })).toBeHidden();
  await context.close();
});

test('whoever joins a campaign is ranked by what they trade, and reads what the next rank would cost', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  await page.goto('/campaigns');
  await page.getByRole('link', { name: 'WOOTOPIA 2049' }).first().click();
  await page.getByRole('button', { name: english('campaigns:join.action'), exact: true }).click();
  await expect(page.getByText(english('campaigns:join.done'), { exact: true })).toBeVisible();
  const { call } = await ownCalls(page);
  await call('POST', '/v3/trade/order', { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'MARKET', amount: '500' });
  await page.reload();
  const own = page.getByRole('region', { name: english('campaigns:own.title') });
  await expect(own).toContainText(/49\d\.\d\d|500\.00/);
  await expect(
    page
      .getByRole('table', { name: english('campaigns:chase.title') })
      .getByRole('row')
      .nth(1),
  ).toBeVisible();

  const { practice } = await ownCalls(page);
  const { account } = await call<{ account: { email: string } }>('GET', '/usercenter/account');
  await practice('POST', 'prizes', { email: account.email, campaign: 'WOOTOPIA_2049' });
  await page.goto('/campaigns');
  const prizes = page.getByRole('list', { name: english('campaigns:notices.title') });
  await expect(prizes.getByRole('listitem')).toContainText('12,500 USDT');
  const putAway = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await prizes.getByRole('button', { name: english('campaigns:notices.dismiss') }).click();
  await putAway;
  await expect(prizes).toBeHidden();
  await page.reload();
  await untilSettled(page);
  await expect(prizes).toBeHidden();
  await context.close();
});

for (const theme of ['dark', 'light'])
  test(`every campaign with colours of its own can be read in the ${theme} theme, and fits 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const id of namedCampaigns) {
      await page.goto(`/campaigns/${id}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilSettled(page);
      expect
        .soft(await inaccessible(page, { within: 'main', only: 'color-contrast' }), `${id} in ${theme}`)
        .toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${id} at 320 px`)
        .toBeLessThanOrEqual(320);
    }
  });
