import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { openDatabase } from '../../sandbox/storage/database';
import { createSignInServer } from '../../sandbox/sign-in/sign-in-server';
import { inaccessible } from './accessibility';

const require = createRequire(import.meta.url);
const packageFolder = (name: string, from = require) =>
  from.resolve
    .paths(name)!
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(folder))!;
const authentication = packageFolder('@firebase/auth', createRequire(require.resolve('firebase/auth')));

/** The SDK's own modules for browsers, as they lie in their packages. */
const modules: Readonly<Record<string, { readonly folder: string; readonly entry: string }>> = {
  '@firebase/auth': { folder: authentication, entry: 'dist/esm/index.js' },
  '@firebase/app': { folder: packageFolder('@firebase/app'), entry: 'dist/esm/index.esm.js' },
  '@firebase/component': { folder: packageFolder('@firebase/component'), entry: 'dist/esm/index.esm.js' },
  '@firebase/logger': { folder: packageFolder('@firebase/logger'), entry: 'dist/esm/index.esm.js' },
  '@firebase/util': { folder: packageFolder('@firebase/util'), entry: 'dist/index.esm.js' },
  idb: { folder: packageFolder('idb'), entry: 'build/index.js' },
};
const importMap = JSON.stringify({
  imports: Object.fromEntries(Object.entries(modules).map(([name, { entry }]) => [name, `/modules/${name}/${entry}`])),
});

/** A page that does nothing but sign in, and says on itself how that went. */
const pageOf = (
  provider: string,
) => `<!doctype html><html lang="en"><head><title>Page</title><script type="importmap">${importMap}</script>
<script src="${provider}/js/api.js"></script><script src="${provider}/gsi/client"></script></head><body>
<button id="google">Google</button><button id="apple">Apple</button><button id="tap">One tap</button><button id="redirect">Redirect</button><output></output>
<script type="module">
import { initializeApp } from '@firebase/app';
import * as firebase from '@firebase/auth';
const auth = firebase.initializeAuth(initializeApp({ apiKey: 'demo-api-key', projectId: 'demo-exchange', authDomain: 'localhost' }), { persistence: firebase.inMemoryPersistence, popupRedirectResolver: firebase.browserPopupRedirectResolver });
firebase.connectAuthEmulator(auth, '${provider}', { disableWarnings: true });
const say = (work) => work.then(({ user }) => user.email + ' ' + user.displayName, (error) => error.code).then((text) => { document.querySelector('output').textContent = text; });
const apple = new firebase.OAuthProvider('apple.com');
apple.addScope('email');
apple.addScope('name');
document.getElementById('google').onclick = () => say(firebase.signInWithPopup(auth, new firebase.GoogleAuthProvider()));
document.getElementById('apple').onclick = () => say(firebase.signInWithPopup(auth, apple));
document.getElementById('tap').onclick = () => {
  google.accounts.id.initialize({ client_id: 'web-client', callback: ({ credential }) => say(firebase.signInWithCredential(auth, firebase.GoogleAuthProvider.credential(credential))) });
  google.accounts.id.prompt((moment) => { document.querySelector('output').textContent = moment.getMomentType() + ' ' + (moment.getSkippedReason() ?? ''); });
};
document.getElementById('redirect').onclick = () => firebase.signInWithRedirect(auth, new firebase.GoogleAuthProvider());
if (sessionStorage.length > 0) say(firebase.getRedirectResult(auth));
document.body.dataset.ready = 'yes';
</script></body></html>`;

interface Running {
  readonly site: string;
  readonly provider: string;
}

const test = base.extend<{ site: string; provider: string }, { running: Running }>({
  site: ({ running }, use) => use(running.site),
  provider: ({ running }, use) => use(running.provider),
  running: [
    // The fixture's first argument has to be destructured, even when nothing is asked for.
    async ({}, use) => {
      let provider = '';
      const pages = createServer((request, response) => {
        const [, name, file] = /^\/modules\/((?:@firebase\/)?\w+)\/([\w./-]+)$/.exec(request.url ?? '') ?? [];
        const known = name === undefined ? undefined : modules[name];
        if (!known || file === undefined || file.includes('..'))
          return response.setHeader('content-type', 'text/html').end(pageOf(provider));
        response.setHeader('content-type', 'text/javascript');
        return createReadStream(path.join(known.folder, file)).pipe(response);
      });
      await new Promise<void>((resolve) => pages.listen(0, 'localhost', resolve));
      const site = addressOf(pages);
      const database = openDatabase(undefined);
      const server = await createSignInServer({
        database,
        projectId: 'demo-exchange',
        webOrigins: [site],
        now: Date.now,
      });
      provider = await server.listen({ port: 0, host: 'localhost' }).then(() => addressOf(server.server));
      await use({ site, provider });
      await server.close();
      pages.closeAllConnections();
      pages.close();
      database.close();
    },
    { scope: 'worker' },
  ],
});

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function open(page: Page, site: string): Promise<string[]> {
  const complaints: string[] = [];
  page.context().on('weberror', (error) => complaints.push(error.error().message));
  page.context().on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(site);
  await page.locator('body[data-ready]').waitFor();
  return complaints;
}

async function popupOf(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  await popup.getByRole('heading', { level: 1 }).waitFor();
  return popup;
}

/** The browser looks for an icon, which the page has not. */
const real = (complaints: readonly string[]) => complaints.filter((text) => !text.includes('favicon'));

test('Google’s popup signs in with a practice account', async ({ page, site }) => {
  const complaints = await open(page, site);
  const popup = await popupOf(page, 'Google');
  expect(await inaccessible(popup)).toEqual([]);
  await popup.getByRole('button', { name: 'Practice Trader' }).click();
  await expect(page.locator('output')).toHaveText('practice.trader@gmail.com Practice Trader');
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(real(complaints)).toEqual([]);
});

test('Apple’s popup makes an account and hides its address', async ({ page, site }) => {
  await open(page, site);
  const popup = await popupOf(page, 'Apple');
  const made = popup.locator('form').nth(1);
  await made.getByLabel('E-mail address', { exact: true }).fill('ada@icloud.com');
  await made.getByLabel('Name', { exact: true }).fill('Ada');
  await made.getByLabel('Hide my e-mail address').check();
  await made.getByRole('button').click();
  await expect(page.locator('output')).toHaveText(/@privaterelay\.appleid\.com Ada$/);
});

test('a popup that is cancelled says so', async ({ page, site }) => {
  await open(page, site);
  const popup = await popupOf(page, 'Apple');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('output')).toHaveText('auth/user-cancelled');
});

test('a popup that is closed says so', async ({ page, site }) => {
  await open(page, site);
  const popup = await popupOf(page, 'Google');
  await popup.close();
  // The SDK looks every two seconds, and then waits eight for an answer on its way.
  await expect(page.locator('output')).toHaveText('auth/popup-closed-by-user', { timeout: 15_000 });
});

test('a second popup cancels the first', async ({ page, site }) => {
  await open(page, site);
  await popupOf(page, 'Google');
  await page.evaluate(() =>
    new MutationObserver(() => (document.title += document.querySelector('output')!.textContent)).observe(
      document.querySelector('output')!,
      { childList: true },
    ),
  );
  await popupOf(page, 'Apple');
  await expect(page).toHaveTitle(/auth\/cancelled-popup-request/);
});

test('one tap signs in, and goes away when somebody taps beside it', async ({ page, site }) => {
  await open(page, site);
  const tap = page.frameLocator('iframe[title="Google"]');
  await page.getByRole('button', { name: 'One tap' }).click();
  await expect(tap.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(page.locator('output')).toHaveText('skipped tap_outside');
  await expect(page.locator('iframe[title="Google"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'One tap' }).click();
  await tap.getByRole('button', { name: 'Practice Trader' }).click();
  await expect(page.locator('output')).toHaveText('practice.trader@gmail.com Practice Trader');
});

test('a redirect to Google and back signs in', async ({ page, site }) => {
  await open(page, site);
  await page.getByRole('button', { name: 'Redirect' }).click();
  await page.getByRole('button', { name: 'Practice Trader' }).click();
  await expect(page.locator('output')).toHaveText('practice.trader@gmail.com Practice Trader');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages behind the links of mails are accessible, ${colorScheme}`, async ({ page, provider, site }) => {
    await page.emulateMedia({ colorScheme });
    const toolkit = `${provider}/identitytoolkit.googleapis.com/v1/accounts`;
    const email = `${colorScheme}@example.com`;
    await page.request.post(`${toolkit}:signUp?key=k`, { data: { email, password: 'correct horse' } });
    const send = (fields: object) =>
      page.request.post(`${toolkit}:sendOobCode?key=k`, { data: { email, continueUrl: site, ...fields } });
    await send({ requestType: 'PASSWORD_RESET' });
    await send({ requestType: 'EMAIL_SIGNIN' });
    const accessible = async () => expect(await inaccessible(page)).toEqual([]);
    const openMail = async (subject: string) => {
      await page.goto(`${provider}/outbox`);
      await page
        .getByRole('listitem')
        .filter({ hasText: email })
        .getByRole('link', { name: subject, exact: true })
        .click();
    };

    await openMail('Sign in');
    await expect(page.getByRole('link', { name: 'Continue to sign in' })).toHaveAttribute('href', /oobCode=/);
    await accessible();
    await openMail('Choose a new password');
    await accessible();
    await page.getByLabel('New password').fill('battery staple');
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await accessible();
    await page.goto(`${provider}/outbox`);
    await accessible();
  });
}
