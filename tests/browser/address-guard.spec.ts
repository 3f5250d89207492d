import { browserSecurity } from '../../features/support/browser/browser-security';
import { english } from '../../features/support/browser/texts';
import { expect, test } from './product-test';

const ownWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Begins and ends as the own wallet does; all small letters carry no checksum. */
const lookAlike = '0x5aae00000000000000000000000000000000eaed';
const thief = 'TThiefThiefThiefThiefThiefThiefThief';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an address that a program puts in the place of another is noticed before coins are lost', async ({ page }) => {
  test.setTimeout(120_000);
  const email = `guard-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').first().fill('correct horse battery');
  const main = page.getByRole('main');
  await main.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/register');

  await test.step('after copying, what the clipboard holds is compared', async () => {
    await page.goto('/wallet?deposit=USDT');
    await main.getByRole('radio', { name: /TRC20/ }).check();
    const copy = main.getByRole('button', { name: english('deposit:address.copy'), exact: true });
    await copy.click();
    await expect(main.getByText(english('deposit:clipboard.same'))).toBeVisible();
    await page.evaluate((text) => {
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      // What such a program does, a moment after somebody has copied.
      clipboard.writeText = async (copied) => {
        await write(copied);
        await write(text);
      };
    }, thief);
    await copy.click();
    await expect(main.getByRole('alert').filter({ hasText: english('deposit:clipboard.changed') })).toBeVisible();
  });

  await test.step('an address that looks like a saved one blocks until it is confirmed', async () => {
    const security = browserSecurity(page, email);
    await security.open();
    await security.addAuthenticator();
    await page.goto('/wallet?addresses=');
    await main
      .getByRole('button', { name: english('addressBook:add'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByLabel(english('addressBook:column.label'), { exact: true }).fill('Hardware wallet');
    const network = dialog.getByLabel(english('addressBook:column.network'), { exact: true });
    await network.fill('ETH');
    await network.press('Enter');
    await dialog.getByLabel(english('addressBook:column.address'), { exact: true }).fill(ownWallet);
    await dialog.getByRole('button', { name: english('common:action.save'), exact: true }).click();
    await security.proven();
    await expect(main.getByText('Hardware wallet')).toBeVisible();

    await page.goto('/wallet?withdraw=USDT');
    const forward = main.getByRole('button', { name: english('common:action.continue'), exact: true });
    const address = main.getByLabel(english('withdraw:address.label'), { exact: true });
    await address.fill(ownWallet.replace('A', 'a'));
    await forward.click();
    await expect(
      main
        .getByRole('alert')
        .filter({ hasText: /checksum|character/i })
        .first(),
    ).toBeVisible();
    await address.fill(lookAlike);
    await main.getByRole('radio', { name: /^Ethereum/ }).check();
    const amount = main.locator('input[inputmode=decimal]');
    await amount.fill('20.5');
    await test.step('what was typed stays in another language, as it is written there', async () => {
      const typed = main.getByRole('textbox').and(main.locator(':not([inputmode=decimal])'));
      const choose = async (from: RegExp, to: string) => {
        const header = page.getByRole('banner');
        await header.getByRole('button', { name: from }).click();
        await header.getByRole('button', { name: to, exact: true }).click();
      };
      await choose(/English/, 'Português');
      await expect(amount).toHaveValue('20,5');
      await expect(typed.first()).toHaveValue(lookAlike);
      await choose(/Português/, 'English');
      await expect(amount).toHaveValue('20.5');
      await expect(address).toHaveValue(lookAlike);
    });
    await forward.click();
    await expect(main.getByText(english('withdraw:lookAlike.title'))).toBeVisible();
    await expect(main.getByText(english('withdraw:lookAlike.missing'))).toBeVisible();
    await main.getByLabel(english('withdraw:lookAlike.confirm')).check();
    await forward.click();
    await expect(main.getByRole('heading', { name: english('withdraw:review.title') })).toBeVisible();
    await expect(main).toContainText(lookAlike);
  });
});
