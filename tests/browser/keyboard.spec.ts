import type { Page } from '@playwright/test';
import { expect, test, untilSettled } from './product-test';

/** Moves by Tab until the wanted element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(name)}.`);
}

async function logIn(page: Page, market: string): Promise<void> {
  await page.goto(`/login?next=%2Ftrade%2F${market}`);
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type('demo@example.com');
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type('practice-makes-perfect');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/trade/${market}`);
  await untilSettled(page);
}

test('from logging in to a placed and cancelled order without a mouse', async ({ page }) => {
  test.setTimeout(90_000);
  await logIn(page, 'BTC_USDT');

  await tabTo(page, 'button', 'Limit');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Price');
  await page.keyboard.press('ArrowUp');
  const best = Number((await page.getByRole('textbox', { name: 'Price' }).inputValue()).replaceAll(',', ''));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(Math.round(best * 0.95)));
  await tabTo(page, 'textbox', 'Quantity');
  await page.keyboard.type('0.001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order placed: buy 0.001 BTC.')).toBeVisible();

  await tabTo(page, 'tab', /^Open orders/);
  await expect(page.getByRole('tab', { name: /^Open orders/ })).toBeFocused();
  await tabTo(page, 'button', /^Cancel: Buy 0.001/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Cancel: Buy 0.001/ })).toHaveCount(0);
});

test('from logging in to a closed position without a mouse', async ({ page }) => {
  test.setTimeout(90_000);
  await logIn(page, 'ETH_PERP');
  await tabTo(page, 'button', /^Market$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Quantity');
  await page.keyboard.type('0.05');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm order' })).toBeVisible();
  // The button that sends it has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Filled: bought 0\.05 ETH at \d/)).toBeVisible();

  await tabTo(page, 'tab', /^(Open orders|Positions)/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Close Long 0.05 ETH-PERP');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Close 0.05 ETH');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close Long 0.05 ETH-PERP' })).toHaveCount(0);
  await expect(page.getByText('No open positions')).toBeVisible();
  // The row that had the focus is gone; nobody is sent back to the top of the page.
  await expect(page.getByRole('tabpanel', { name: /^Positions/ })).toBeFocused();
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/markets');
  await untilSettled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});
