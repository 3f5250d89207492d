import type { Page } from '@playwright/test';
import { inaccessible } from './accessibility';
import { expect, test } from './product-test';

const password = 'correct horse battery';

/** A device that the browser has, whose owner always gives a finger. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function mailedCode(page: Page, email: string): Promise<string> {
  const exchange = await page.evaluate(
    () => (JSON.parse(document.getElementById('environment')!.textContent) as { hosts: { rest: string } }).hosts.rest,
  );
  const answer = await page.request.get(`${exchange}/sandbox/outbox?email=${encodeURIComponent(email)}`, {
    headers: { authorization: 'Bearer demo-admin-token' },
  });
  return /"(\d{6}) is your code/.exec(await answer.text())?.[1] ?? '';
}

test('a passkey is added on the security page, proves a change there, and logs in', async ({ page }) => {
  await withDevice(page);
  const email = `passkey-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/trade/**');
  const agree = page.getByRole('button', { name: 'Agree', exact: true });
  await page.addLocatorHandler(agree, () => agree.click());

  await page.goto('/account/security');
  const section = page.locator('#passkeys');
  const dialog = page.getByRole('dialog').last();
  await section.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByLabel('Name').fill('This laptop');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => mailedCode(page, email)).not.toBe('');
  await dialog.getByLabel('Email code').fill(await mailedCode(page, email));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(section.getByText('This laptop')).toBeVisible();
  await expect(section.getByText('Never used.')).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);

  // No code is asked for any more: the device signs for the act.
  await page.locator('#anti-phishing').getByRole('button').first().click();
  await dialog.getByRole('textbox').fill('Bluebird7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page.getByText('B*******7')).toBeVisible();

  // In this order: a page that remembers somebody whose cookie is gone asks for another, and is refused.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Passkey' }).click();
  await page.waitForURL('**/trade/**');
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});
