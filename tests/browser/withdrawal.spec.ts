import { browserSecurity } from '../../features/support/browser/browser-security';
import { english } from '../../features/support/browser/texts';
import { expect, test } from './product-test';

const ownWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('my coins move to my own wallet: reviewed, proved once for exactly this, followed, and taken back', async ({
  page,
}) => {
  const email = `withdrawal-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').first().fill('correct horse battery');
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/register');
  const security = browserSecurity(page, email);
  await security.open();
  await security.addAuthenticator();

  await page.goto('/wallet?withdraw=USDT');
  const main = page.getByRole('main');
  const forward = main.getByRole('button', { name: english('common:action.continue'), exact: true });
  const amount = main.getByLabel(english('moneyKit:amount'), { exact: true });
  await main.getByLabel(english('withdraw:address.label'), { exact: true }).fill(ownWallet);
  await main.getByRole('radio', { name: /^Ethereum/ }).check();
  await amount.fill('20000');
  await forward.click();
  await expect(main.getByRole('alert')).toContainText('10,000');
  await amount.fill('20');
  await forward.click();

  await expect(main.getByRole('heading', { name: english('withdraw:review.title') })).toBeFocused();
  await expect(main).toContainText(ownWallet);
  await main.getByRole('button', { name: english('withdraw:review.send'), exact: true }).click();
  await security.proven();

  // It can be taken back for twenty seconds, so the way to do so is there at once.
  const takeBack = main.getByRole('button', { name: english('withdraw:cancel.action'), exact: true }).first();
  await expect(takeBack).toBeVisible({ timeout: 5_000 });
  await expect(main.getByText(english('wallet:status.NEW')).first()).toBeVisible();
  await takeBack.click();
  await expect(main.getByText(english('wallet:status.CANCELED')).first()).toBeVisible();
});
