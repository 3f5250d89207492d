import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ownAnswer } from '../support/browser';
import { inaccessible } from './accessibility';
import { expect, test as base } from './product-test';
import { newEmail, newNumber, password, SignInServer } from './sign-in-server';

/** The SDK's flows through the product's own pages; whatever would leave this machine fails the test. */
const test = base.extend<{ outside: string[] }>({
  outside: [
    async ({ context }, use) => {
      const outside: string[] = [];
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') outside.push(request.url());
      });
      await use(outside);
      expect(outside).toEqual([]);
    },
    { auto: true },
  ],
});

// The sign-in server refuses wrong codes, used links and taken addresses.
test.use({ tolerated: /status of 400 .*identitytoolkit/ });

const main = (page: Page): Locator => page.getByRole('main');
const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name, exact: true });
const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('section[aria-live="polite"]').getByText(text);

async function open(page: Page, path: string): Promise<SignInServer> {
  await page.goto(path);
  await button(page, 'Google').waitFor();
  return SignInServer.of(page);
}

async function loggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account:/ })).toBeVisible();
}

async function popupOf(page: Page, provider: 'Google' | 'Apple'): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, provider).click()]);
  await popup.getByRole('heading', { level: 1 }).waitFor();
  return popup;
}

/** Somebody new at the provider. */
async function choose(popup: Page, email: string): Promise<void> {
  const form = popup.locator('form').nth(1);
  await form.getByLabel('E-mail address', { exact: true }).fill(email);
  await form.getByLabel('Name', { exact: true }).fill('Ada');
  await form.getByRole('button').click();
}

async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(typed);
  await button(page, 'Log in').click();
}

async function otherDevice(page: Page): Promise<Page> {
  return (page.context().browser() as NonNullable<ReturnType<BrowserContext['browser']>>).newPage({ locale: 'en-US' });
}

/** Every way in leaves the session's cookies alone behind, and nothing of the provider. */
async function keepsNothingOfTheProvider(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /firebase|signIn|token/i.test(key)),
  );
  expect(kept).toEqual([]);
}

test('Google’s window, of the SDK’s size, logs in and leads back', async ({ page }) => {
  await open(page, '/login?next=%2Fmarkets');
  const popup = await popupOf(page, 'Google');
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  await choose(popup, newEmail('ada').replace('example.com', 'gmail.com'));
  await page.waitForURL('**/markets');
  await loggedIn(page);
  await keepsNothingOfTheProvider(page);
});

test('Apple’s window asks for address and name and opens an account', async ({ page }) => {
  await open(page, '/register');
  const popup = await popupOf(page, 'Apple');
  expect(new URL(popup.url()).searchParams.get('scopes')).toBe('email,name');
  await choose(popup, newEmail('ada'));
  await page.waitForURL('**/trade/**');
  await loggedIn(page);
});

test('a page whose address names its language is come back to in that language', async ({ page }) => {
  const server = await open(page, '/es/login?next=%2Fes%2Fmarkets%3Ftab%3DPERP');
  const email = newEmail('ada');
  await server.somebody(email);
  await main(page).locator('[autocomplete=username]').fill(email);
  await main(page).locator('[autocomplete=current-password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname, search }) => pathname + search === '/es/markets?tab=PERP');
  await expect(page.getByRole('heading', { level: 1, name: 'Mercados' })).toBeVisible();
});

test('a window that is left leaves the page usable, with a toast and no reproach at the form', async ({ page }) => {
  const server = await open(page, '/login');
  const email = newEmail('ada');
  await server.somebody(email);
  const popup = await popupOf(page, 'Apple');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Log-in window closed.')).toBeVisible();
  await expect(main(page).locator('[class*="problem"]')).toHaveCount(0);

  const closed = await popupOf(page, 'Google');
  await closed.close();
  // Nobody waits for the SDK to notice.
  await logIn(page, email);
  await page.waitForURL('**/trade/**');
  await loggedIn(page);
});

test('a window that is closed is told once the SDK has noticed', async ({ page }) => {
  await open(page, '/login');
  const popup = await popupOf(page, 'Google');
  await popup.close();
  // The SDK looks every two seconds and then waits eight for an answer on its way.
  await expect(toast(page, 'Log-in window closed.')).toBeVisible({ timeout: 20_000 });
  await expect(main(page).locator('[class*="problem"]')).toHaveCount(0);
  await expect(button(page, 'Log in')).not.toHaveAttribute('aria-busy');
});

test('a second window takes the place of the first, of which nothing is said', async ({ page }) => {
  await open(page, '/login?next=%2Fmarkets');
  await popupOf(page, 'Google');
  const second = await popupOf(page, 'Apple');
  await choose(second, newEmail('ada'));
  await page.waitForURL('**/markets');
  await loggedIn(page);
  await expect(page.getByRole('region', { name: 'Notifications', exact: true }).locator('> div')).toHaveCount(0);
});

test('a window that the browser blocks is explained, and the provider’s page leads back logged in', async ({
  page,
}) => {
  await page.addInitScript(() => (window.open = () => null));
  await open(page, '/login?next=%2Fmarkets');
  await button(page, 'Google').click();
  await expect(main(page).getByRole('alert')).toContainText('Your browser blocked the Google window.');
  await expect(toast(page, 'Your browser blocked the pop-up window.')).toBeVisible();
  expect(await inaccessible(page, { within: 'main' })).toEqual([]);
  await button(page, 'Continue on Google’s page').click();
  await page.getByRole('button', { name: 'Practice Trader' }).click();
  await page.waitForURL('**/markets');
  await loggedIn(page);
  await keepsNothingOfTheProvider(page);
});

test('a provider’s address that has an account is linked once its owner has logged in', async ({ page }) => {
  const server = await open(page, '/login?next=%2Fmarkets');
  const email = newEmail('ada');
  await server.somebody(email);
  await choose(await popupOf(page, 'Google'), email);
  await expect(main(page).getByText(`${email} is already registered.`)).toBeVisible();
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
  expect(await inaccessible(page, { within: 'main' })).toEqual([]);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await expect(toast(page, 'Google login linked.')).toBeVisible();
  await page.waitForURL('**/markets');

  const elsewhere = await otherDevice(page);
  await open(elsewhere, `${new URL(page.url()).origin}/login?next=%2Fmarkets`);
  await (await popupOf(elsewhere, 'Google')).getByRole('button', { name: email }).click();
  await elsewhere.waitForURL('**/markets');
  await loggedIn(elsewhere);
  await elsewhere.close();
});

test('a link in a mail logs in, on this device at once, elsewhere for whoever knows the address, and only once', async ({
  page,
  baseURL,
}) => {
  const server = await open(page, '/login?next=%2Fmarkets');
  const email = newEmail('ada');
  const ask = async (): Promise<string> => {
    await button(page, 'Email link').click();
    await main(page).getByLabel('Email', { exact: true }).fill(email);
    await button(page, 'Send link').click();
    await expect(main(page).getByText(`Link sent to ${email}.`)).toBeVisible();
    return server.link('EMAIL_SIGNIN', email);
  };
  const first = await ask();
  expect(first.startsWith(`${baseURL}/auth/action?`)).toBe(true);

  const elsewhere = await otherDevice(page);
  await elsewhere.goto(first);
  // The code does not stay in the address.
  await expect(elsewhere).toHaveURL(`${baseURL}/auth/action`);
  await main(elsewhere).getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await button(elsewhere, 'Continue').click();
  await expect(main(elsewhere).getByText('This link was sent to another address.')).toBeVisible();
  await main(elsewhere).getByLabel('Email', { exact: true }).fill(email);
  await button(elsewhere, 'Continue').click();
  await elsewhere.waitForURL('**/markets');
  await loggedIn(elsewhere);
  await elsewhere.goto(first);
  await elsewhere.waitForURL('**/markets');
  await elsewhere.close();

  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto('/login?next=%2Fmarkets');
  await page.goto(await ask());
  await page.waitForURL('**/markets');
  await loggedIn(page);
  await keepsNothingOfTheProvider(page);
});

test('a telephone logs in with the code sent there; a wrong one is told at its field', async ({ page }) => {
  const server = await open(page, '/login?next=%2Fmarkets');
  const number = newNumber();
  await button(page, 'Phone').click();
  await main(page).getByLabel('Country/region').click();
  await page.keyboard.type('Germany');
  await page.keyboard.press('Enter');
  await main(page).getByLabel('Phone number').fill('12');
  await button(page, 'Send code').click();
  await expect(main(page).getByText('Enter a valid phone number.')).toBeVisible();
  await main(page).getByLabel('Phone number').fill(`0${number}`);
  await button(page, 'Send code').click();
  await expect(main(page).getByText(`Code sent to +49${number}.`)).toBeVisible();
  await expect(button(page, /^Resend in \d+s$/)).toBeDisabled();
  const code = await server.textMessage(`+49${number}`);
  const field = main(page).getByLabel('Code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill(code === '000000' ? '000001' : '000000');
  await button(page, 'Confirm').click();
  await expect(main(page).getByText('Incorrect code.')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await inaccessible(page, { within: 'main' })).toEqual([]);
  await field.fill(code);
  await button(page, 'Confirm').click();
  await page.waitForURL('**/markets');
  await loggedIn(page);
});

test('a second factor is asked for beside the password: of the authenticator, or by a message', async ({ page }) => {
  const server = await open(page, '/login?next=%2Fmarkets');
  const email = newEmail('ada');
  const number = `+49${newNumber()}`;
  const { idToken, code } = await server.bindAuthenticator(await server.somebody(email));
  await server.bindPhone(idToken, number);
  const enrolment = await server.textMessage(number).catch(() => undefined);

  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  const field = main(page).getByLabel('Code');
  await expect(field).toBeFocused();
  await field.fill('000000');
  await button(page, 'Confirm').click();
  await expect(main(page).getByText('Incorrect code.')).toBeVisible();
  expect(await inaccessible(page, { within: 'main' })).toEqual([]);
  await field.fill(code());
  await button(page, 'Confirm').click();
  await page.waitForURL('**/markets');
  await loggedIn(page);

  const elsewhere = await otherDevice(page);
  await open(elsewhere, `${new URL(page.url()).origin}/login?next=%2Fmarkets`);
  await logIn(elsewhere, email);
  await button(elsewhere, /^SMS to/).click();
  await button(elsewhere, 'Send code').click();
  await main(elsewhere)
    .getByLabel('Code')
    .fill(await server.textMessage(number, enrolment));
  await button(elsewhere, 'Confirm').click();
  await elsewhere.waitForURL('**/markets');
  await loggedIn(elsewhere);
  await elsewhere.close();
});

test('a second factor is asked for after a link too, and the way back leads to the first step', async ({ page }) => {
  const server = await open(page, '/login');
  const email = newEmail('ada');
  const { code } = await server.bindAuthenticator(await server.somebody(email));
  await logIn(page, email);
  await button(page, 'Back to login').click();
  await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
  await button(page, 'Email link').click();
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await button(page, 'Send link').click();
  await expect(main(page).getByText(`Link sent to ${email}.`)).toBeVisible();
  await page.goto(await server.link('EMAIL_SIGNIN', email));
  await main(page).getByLabel('Code').fill(code());
  await button(page, 'Confirm').click();
  await page.waitForURL('**/trade/**');
  await loggedIn(page);
});

test('a forgotten password: the mail’s link sets a new one that obeys the policy, once', async ({ page, baseURL }) => {
  const server = await open(page, '/login');
  const email = newEmail('ada');
  await server.somebody(email);
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await button(page, 'Forgot password?').click();
  await button(page, 'Send link').click();
  await expect(main(page).getByText(`If ${email} has an account`)).toBeVisible();
  const link = await server.link('PASSWORD_RESET', email);
  expect(link.startsWith(`${baseURL}/auth/action?`)).toBe(true);
  await page.goto(link);
  await expect(main(page).getByText(`For ${email}`)).toBeVisible();
  await main(page).getByLabel('New password').fill('short');
  await button(page, 'Save password').click();
  await expect(main(page).getByText('Use at least 6 characters.')).toBeVisible();
  expect(await inaccessible(page, { within: 'main' })).toEqual([]);
  await main(page).getByLabel('New password').fill('battery staple correct');
  await button(page, 'Save password').click();
  await expect(main(page).getByText(`Password changed for ${email}.`)).toBeVisible();
  await main(page).getByRole('link', { name: 'Log in' }).click();
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
  await main(page).getByLabel('Password', { exact: true }).fill('battery staple correct');
  await button(page, 'Log in').click();
  await page.waitForURL('**/trade/**');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('registration follows the provider’s policy as it is typed, and has the address confirmed', async ({ page }) => {
  await page.route('**/v2/passwordPolicy*', async (route) => {
    const answer = await ownAnswer(route);
    const policy = (await answer.json()) as { customStrengthOptions: object };
    const customStrengthOptions = {
      ...policy.customStrengthOptions,
      minPasswordLength: 10,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
    };
    await route.fulfill({ response: answer, json: { ...policy, customStrengthOptions } });
  });
  const server = await open(page, '/register');
  const email = newEmail('ada');
  const field = main(page).getByLabel('Password', { exact: true });
  await expect(main(page).getByText('At least 10 characters')).toBeVisible();
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await field.fill('password1');
  await expect(main(page).getByText('Too easy to guess')).toBeVisible();
  await button(page, 'Create account').click();
  await expect(main(page).getByText('Use at least 10 characters.')).toBeVisible();
  await field.fill('enough of them');
  await button(page, 'Create account').click();
  await expect(main(page).getByText('Your password doesn’t meet all requirements.')).toBeVisible();
  await field.fill('Enough of 7 them all');
  await expect(main(page).getByText('Strong', { exact: true })).toBeVisible();
  expect(await inaccessible(page, { within: 'main' })).toEqual([]);
  await button(page, 'Create account').click();
  await expect(toast(page, `Account created. Check ${email} for a link`)).toBeVisible();
  await page.waitForURL('**/trade/**');
  await page.goto(await server.link('VERIFY_EMAIL', email));
  await expect(main(page).getByText(`${email} confirmed.`)).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/trade/**');
});

test('an address that has an account leads to the login page with the address kept', async ({ page }) => {
  const server = await open(page, '/register');
  const email = newEmail('ada');
  await server.somebody(email);
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill('another good password');
  await button(page, 'Create account').click();
  await main(page)
    .getByRole('link', { name: `Log in as ${email}` })
    .click();
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
});
