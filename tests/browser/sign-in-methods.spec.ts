import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { inaccessible } from './accessibility';
import { expect, test } from './product-test';

const password = 'correct horse battery';

/** Requests that leave this machine, from here on. */
function outsideRequests(page: Page): string[] {
  const outside: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  return outside;
}

const accessible = async (page: Page): Promise<void> => expect(await inaccessible(page)).toEqual([]);

/** The sign-in server's own switches. */
async function atSignInServer<T>(page: Page, path: string, body?: object): Promise<T> {
  const address = await page.evaluate(
    () =>
      (JSON.parse(document.getElementById('environment')!.textContent) as { firebase: { emulatorUrl: string } })
        .firebase.emulatorUrl,
  );
  const options = { headers: { authorization: 'Bearer demo-admin-token' } };
  const answer = body
    ? await page.request.post(`${address}${path}`, { ...options, data: body })
    : await page.request.get(`${address}${path}`, options);
  return (await answer.json()) as T;
}

async function openAccount(page: Page, verified: boolean): Promise<string> {
  const email = `methods-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/trade/**');
  // The account's documents are asked about whenever they come up, over whatever is open.
  const agree = page.getByRole('button', { name: 'Agree', exact: true });
  await page.addLocatorHandler(agree, () => agree.click());
  if (verified) {
    const toolkit = '/identitytoolkit.googleapis.com/v1';
    const { localId } = await atSignInServer<{ localId: string }>(
      page,
      `${toolkit}/accounts:signInWithPassword?key=any`,
      { email, password },
    );
    await atSignInServer(page, `${toolkit}/projects/demo-exchange/accounts:update`, { localId, emailVerified: true });
  }
  return email;
}

test('an authenticator is added, asked for and removed, and nothing leaves this machine', async ({ page }) => {
  const outside = outsideRequests(page);
  const email = await openAccount(page, true);
  await page.goto('/account/security');
  const section = page.locator('#sign-in');
  const dialog = page.getByRole('dialog');
  await section.getByRole('button', { name: 'Verify', exact: true }).click();
  await accessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await section.getByRole('button', { name: 'Add authenticator app' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await accessible(page);
  await dialog.getByRole('button', { name: 'I’ve backed it up' }).click();
  await dialog.getByLabel('Last 4 characters').fill('9999');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByText('Doesn’t match the key. Check your backup.')).toBeVisible();
  await dialog.getByLabel('Last 4 characters').fill(secret.slice(-4).toLowerCase());
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  const code = dialog.getByLabel('Code', { exact: true });
  await code.fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('2FA last tested')).toBeVisible();
  await accessible(page);
  // The key is nowhere on the page any more, and never was in an address.
  expect(await page.content()).not.toContain(secret);

  await section.getByRole('button', { name: 'Log out all others' }).click();
  await expect(section.getByText('Log out other devices?')).toBeHidden();
  await section.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('Not set up.')).toBeVisible();
  // Every session ended with the factor, and the one that did it goes on.
  await page.reload();
  await expect(section.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
  expect(
    await page
      .context()
      .storageState()
      .then(({ origins }) => JSON.stringify(origins)),
  ).not.toContain(email);
  expect(outside).toEqual([]);
});

test('one tap asks nobody outside, carries nothing on, and is closed by no tap beside it', async ({ page }) => {
  const outside = outsideRequests(page);
  await page.addInitScript({ content: "localStorage.setItem('network-allow-analytics', 'yes')" });
  await page.goto('/');
  const card = page.frameLocator('iframe[title="Google"]');
  await expect(card.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.click(30, 700);
  await expect(card.getByRole('heading', { level: 1 })).toBeVisible();
  await card.getByRole('button', { name: 'Practice Trader' }).click();
  await page.waitForURL('**/trade/**');
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual([
    '__Host-authorization',
    '__Secure-refresh',
  ]);
  expect(outside).toEqual([]);
});

test('a payload that nobody here has written is deleted unread', async ({ page, context, baseURL }) => {
  const foreign = encodeURIComponent(
    JSON.stringify({
      type: 'Google',
      method: 'oneTap',
      redirectUrl: 'https://evil.example',
      user: { email: 'x', accessToken: '' },
    }),
  );
  await context.addCookies([
    {
      name: '__Host-social',
      value: foreign,
      domain: new URL(baseURL!).hostname,
      path: '/',
      secure: true,
      sameSite: 'Strict',
    },
  ]);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('__Host-social');
  expect(new URL(page.url()).pathname).toBe('/login');
});
