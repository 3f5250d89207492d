import { openAccount } from './everywhere';
import { expect, test } from './product-test';

test('a lead is copied from the ranking with money that grows and shrinks, another is counter-copied', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await openAccount(browser) });
  const page = await context.newPage();
  await page.goto('/leaderboard?period=NINETY_DAYS');
  await page.getByRole('link', { name: 'Copy KestrelFive' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kestrel majors' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Copy this strategy' });
  await panel.getByLabel('Amount', { exact: true }).fill('500');
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Start copying' }).click();
  await panel.getByRole('link', { name: 'Manage copy' }).click();

  const copy = page.getByRole('region', { name: 'Kestrel majors' });
  const put = copy.getByText('Invested', { exact: true }).locator('xpath=following-sibling::dd');
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
