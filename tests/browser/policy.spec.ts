import { english } from '../../features/support/browser/texts';
import { expectNoBreach, hearBreaches } from './breaches';
import { type Login, openAccount } from './everywhere';
import { expect, test as base, untilSettled } from './product-test';

const test = base.extend<object, { login: Login }>({
  login: [async ({ browser }, use) => use(await openAccount(browser)), { scope: 'worker' }],
  page: async ({ page }, use) => {
    await page.addInitScript({ content: hearBreaches });
    await use(page);
    await expectNoBreach(page);
  },
});

test.describe('with an account', () => {
  // The fixture's parameters are how a test asks for its worker's account.
  test.use({ storageState: ({ login }, use) => use(login) });

  test('a dialog, with the picture that an authenticator reads, breaches no policy', async ({ page }) => {
    await page.goto('/account/security');
    await untilSettled(page);
    await page
      .getByRole('button', { name: english('security:authenticator.add'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: english('signInMethods:authenticator.haveApp') }).click();
    await expect(dialog.getByRole('img', { name: english('signInMethods:authenticator.picture') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('a style sheet that the product’s own code makes applies, and breaches no policy', async ({ page }) => {
  await page.goto('/500');
  await page.getByRole('main').waitFor();
  const probe = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main { --probe: applied }';
    document.head.append(style);
    return getComputedStyle(document.querySelector('main')!).getPropertyValue('--probe');
  });
  expect(probe.trim()).toBe('applied');
});

test('signing in through a popup breaches no policy, in the page and in the popup', async ({
  page,
  context,
  observed,
}) => {
  context.on('console', (message) => message.type() === 'error' && observed.complaints.push(message.text()));
  await page.goto('/login');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Google' }).click()]);
  await popup.getByRole('button', { name: 'Practice Trader' }).click();
  await page.waitForURL('**/trade/**');
  await untilSettled(page);
});

test('a popup that is cancelled, and the toast that says so, breach no policy', async ({ page }) => {
  await page.goto('/login');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Apple' }).click()]);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('section[aria-live="polite"] > div').first()).toBeVisible();
});

test('one tap breaches no policy, from its script to its frame', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('network-allow-analytics', 'yes'));
  await page.goto('/');
  const card = page.frameLocator('iframe[title="Google"]');
  await card.getByRole('button', { name: 'Practice Trader' }).click({ timeout: 20_000 });
  await page.waitForURL('**/trade/**');
  await untilSettled(page);
});
