import type { Page } from '@playwright/test';
import { expect, test, untilSettled } from './product-test';

const email = 'demo@example.com';

// What was being read while the session ended is refused.
test.use({ tolerated: /status of 401/ });

/** Everything that the device keeps, as one text. Databases are the sign-in library's. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        rows.push(await new Promise((resolve) => (reading.onsuccess = () => resolve(reading.result))));
      }
      database.close();
    }
    for (const name of await caches.keys()) rows.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify(rows);
  });
}

for (const away of [false, true]) {
  test(`logging out leaves nothing of the account behind${away ? ', also when the exchange is away' : ''}`, async ({
    page,
    context,
    observed,
  }) => {
    await page.goto('/login?next=%2Faccount%2Fsettings');
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').first().fill('practice-makes-perfect');
    await page.getByRole('main').locator('form button[type=submit]').click();
    await page.waitForURL('**/account/settings');
    for (const address of ['/notification', '/account/security', '/account']) {
      await page.goto(address);
      await untilSettled(page);
    }
    const main = page.getByRole('main');
    await expect.poll(() => main.innerText()).toMatch(/\b\d{6}\b/);
    const uid = /\b\d{6}\b/.exec(await main.innerText())![0];
    const name = await main.getByRole('heading', { level: 2 }).first().innerText();
    expect(await keptOnDevice(page)).toContain(uid);

    if (away)
      await context.route(/localhost:\d+\/(?!assets)/, (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      );
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account:/ })
      .click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible({ timeout: 15_000 });

    const left = await keptOnDevice(page);
    const shown = await page.evaluate(() => document.documentElement.outerHTML);
    for (const secret of [uid, email, name]) {
      expect.soft(left, `${secret} on the device`).not.toContain(secret);
      expect.soft(shown, `${secret} on the page`).not.toContain(secret);
    }
    const cookies = await context.cookies();
    expect(cookies.filter((cookie) => cookie.name === '__Host-authorization' && cookie.value !== '')).toEqual([]);
    // Calls that were cut off are complained of by the browser, and nothing else may be.
    observed.complaints.splice(
      0,
      observed.complaints.length,
      ...observed.complaints.filter((complaint) => !(away && /ERR_FAILED|WebSocket/.test(complaint))),
    );
  });
}
