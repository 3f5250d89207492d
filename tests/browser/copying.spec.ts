import { untilAlive } from '../support/browser';
import { openAccount } from './everywhere';
import { ownCalls } from './own-calls';
import { expect, test } from './product-test';

test('a lead is copied from the ranking with money that grows and shrinks, another is counter-copied', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = untilAlive(await context.newPage());
  // By volume a few large accounts stand at the top whatever the market has done of late.
  await page.goto('/leaderboard?tab=volume&period=NINETY_DAYS');
  await page.getByRole('link', { name: 'Copy KestrelFive' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kestrel majors' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Copy this strategy' });
  await panel.getByLabel('Amount', { exact: true }).fill('500');
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Start copying' }).click();
  await panel.getByRole('link', { name: 'Manage copy' }).click();

  const copy = page.getByRole('region', { name: 'Kestrel majors' });
  const put = copy.getByText('Total invested', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(put).toHaveText('500.00 USDT');
  const move = async (way: 'Add' | 'Remove', amount: string) => {
    await copy.getByRole('button', { name: 'Add or remove' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Type' }).getByText(way, { exact: true }).click();
    await dialog.getByLabel('Amount', { exact: true }).fill(amount);
    await dialog.getByRole('button', { name: way, exact: true }).last().click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  };
  await move('Add', '100');
  await expect(put).toHaveText('600.00 USDT');
  await move('Remove', '150');
  await expect(copy.getByRole('table', { name: 'Added and removed' }).getByRole('row')).toHaveCount(3);

  await copy.getByRole('button', { name: 'Pause', exact: true }).click();
  const resume = copy.getByRole('button', { name: 'Resume', exact: true });
  await expect(resume).toBeVisible();
  await page.reload();
  await expect(copy.getByText('Paused', { exact: true })).toBeVisible();
  await resume.click();
  await expect(copy.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

  await page.goto('/social-trading/strategy?id=10002');
  await panel.getByText('Counter-copy', { exact: true }).click();
  await panel.getByLabel('Amount', { exact: true }).fill('200');
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Start counter-copying' }).click();
  await expect(panel.getByText('Copying started')).toBeVisible();
  await page.goto('/social-trading');
  await expect(page.getByRole('row', { name: /Delta wide.*Counter-copy/ })).toBeVisible();

  await page.goto('/social-trading?view=leading');
  await expect(page.getByRole('link', { name: 'Verify identity' })).toBeVisible();
  await context.close();
});

test('a copy of a person ends at its stop loss, and both are told', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const leads = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const leadPage = await leads.newPage();
  await leadPage.goto('/account');
  const lead = await ownCalls(leadPage);
  const trade = (side: 'BUY' | 'SELL', quantity: string) =>
    lead.call('POST', '/v3/trade/order', { symbol: 'PERP_BTC_USDT', side, type: 'MARKET', quantity });
  const { account } = await lead.call<{ account: { email: string } }>('GET', '/usercenter/account');
  await lead.practice('POST', 'verified', { email: account.email, country: 'CH', level: 1 });
  await lead.call('PUT', '/social-backend-ui/private/user-profiles/settings', {
    public: true,
    showPnl: true,
    showPortfolio: true,
    showTrades: true,
  });
  for (let turn = 0; turn < 10; turn += 1) await trade(turn % 2 === 0 ? 'BUY' : 'SELL', '0.001');
  const name = `Falling star ${Date.now() % 100_000}`;
  const { strategyId } = await lead.call<{ strategyId: string }>(
    'POST',
    '/copy-trading-gateway/private/lead/strategies',
    { strategyName: name, strategyIntro: '', strategy: 'default-v2', profitShare: '0.1' },
  );

  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = await context.newPage();
  await page.goto(`/social-trading/strategy?id=${strategyId}`);
  const panel = page.getByRole('region', { name: 'Copy this strategy' });
  await panel.getByLabel('Amount', { exact: true }).fill('5000');
  await panel.getByLabel('Stop loss').fill('1');
  await panel.getByText('5×', { exact: true }).click();
  await panel.getByRole('checkbox').check();
  await expect(panel.getByText('The copy ends at a loss of 50.00 USDT.')).toBeVisible();
  await panel.getByRole('button', { name: 'Start copying' }).click();
  await panel.getByRole('link', { name: 'Manage copy' }).click();
  await leadPage.goto('/notification');
  await expect(leadPage.getByText(`New copier: ${name}`)).toBeVisible();

  // Every turn of the lead costs the copy its fees and the spread.
  const { call } = await ownCalls(page);
  let holds = false;
  await expect
    .poll(
      async () => {
        await trade(holds ? 'SELL' : 'BUY', '0.5');
        holds = !holds;
        const { rows } = await call<{ rows: { status: string }[] }>('GET', '/copy-trading-gateway/private/copies');
        return rows[0]!.status;
      },
      { timeout: 40_000, intervals: [1_200] },
    )
    .toBe('ENDED');
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Stop loss hit');
  await page.goto('/notification');
  await expect(page.getByText(`Stop loss hit: ${name}`)).toBeVisible();
  await context.close();
  await leads.close();
});

test('what a copier would have got is the lead’s result less every cost, to the cent', async ({ page }) => {
  await page.goto('/social-trading/strategy?id=10001');
  const xray = page.getByRole('region', { name: 'Copier’s X-ray' });
  await xray.getByLabel('Amount', { exact: true }).fill('2500');
  await xray.getByText('90D', { exact: true }).click();
  const row = (label: string) => xray.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');
  const figure = async (label: string): Promise<number> =>
    Number((/[−+]?[\d,.]+/.exec(await row(label).innerText())?.[0] ?? '0').replaceAll(',', '').replace('−', '-'));
  await expect(async () => {
    const parts = await Promise.all(
      ['Lead’s result', 'Extra fees', 'Slippage', 'Profit share', 'Compounding'].map(figure),
    );
    // Each part is rounded; the cents that go with it have a row of their own.
    const rounding = (await row('Rounding').isVisible()) ? await figure('Rounding') : 0;
    expect(Math.abs(rounding)).toBeLessThanOrEqual(0.03);
    const sum = parts.reduce((total, part) => total + part, rounding);
    expect(parts[0]).not.toBe(0);
    expect(await figure('Copier’s result')).toBeCloseTo(sum, 6);
  }).toPass();
});
