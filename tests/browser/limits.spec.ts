import { openAccount } from './everywhere';
import { expect, test, untilSettled } from './product-test';

test('own limits are asked for an order in words, on a page without the terminal', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US', storageState: await openAccount(browser) });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('risk-limits', '{"version":1,"limits":{"orderValue":"100"}}'));
  await page.goto('/markets');
  await untilSettled(page);
  const say = async (words: string): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').last().fill(words);
    await expect(page.getByRole('dialog').getByText('Value')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Send this order?' })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await say('buy 0.01 eth-perp limit -5%');
  await expect(page.getByText(/Sent: Buy 0.01 ETH/)).toBeVisible();
  await say('buy 1 eth-perp limit -5%');
  await expect(page.getByText(/an order this large is not allowed/)).toBeVisible();
  await context.close();
});
