import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, CDPSession, Locator, Page, Worker } from '@playwright/test';
import { expect, test } from './product-test';

test.use({ serviceWorkers: 'allow' });

const untilWorking = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** What the push service hands to the browser: this one has none that it could reach. */
async function push(session: CDPSession, origin: string, registrationId: string, message: object): Promise<void> {
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

async function registrationOf(context: BrowserContext, page: Page): Promise<readonly [CDPSession, string]> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return [session, await found];
}

/** What a worker hands to its device from now on. This browser has nobody who could allow it to show anything. */
function recorded(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const { registration } = self as unknown as { registration: object };
    const told: unknown[] = [];
    Object.assign(self, { told });
    Object.assign(registration, {
      showNotification: async (title: string, { body, tag, data }: Record<string, unknown>) => {
        told.push({ title, body, tag, data });
      },
    });
  });
}

const toldBy = (worker: Worker): Promise<unknown> => worker.evaluate(() => (self as unknown as { told: unknown }).told);

test('what the exchange pushes is shown in the language of the device, unless somebody looks at the site', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL!, secure: true }]);
  const origin = new URL(baseURL!).origin;
  await page.goto('/download');
  await untilWorking(page);
  const [session, id] = await registrationOf(context, page);
  const fill = {
    id: 1,
    title: 'Order filled',
    body: 'Bought 0.001 BTC at 60000.',
    message: { key: 'bought', values: { symbol: 'SPOT_BTC_USDT', amount: '0.001', asset: 'BTC', price: '60000' } },
    link: '/account/orders?tab=fills',
  };
  const [worker] = context.serviceWorkers();
  await recorded(worker!);
  // Somebody looks at the site: its page tells.
  await push(session, origin, id, fill);
  await page.goto('about:blank');
  await push(session, origin, id, { ...fill, id: 2 });
  await expect
    .poll(() => toldBy(worker!))
    .toEqual([
      {
        title: 'Заявка исполнена: BTC/USDT',
        body: expect.stringMatching(/0\.001.*BTC.*60000/),
        tag: 'notification-2',
        data: { link: '/account/orders?tab=fills' },
      },
    ]);
});

const neverAnswered = '/assets/never-answered.js';

const marked = (document: Buffer, version: number): string =>
  document.toString('utf8').replace('<html ', `<html data-version="${version}" `);

/** The site as it is, until a newer version of it is put there. */
async function siteThatChanges(address: string): Promise<{ readonly address: string; renew(): void; stop(): void }> {
  let version = 1;
  const server = createServer((request, response) => {
    if (request.url === neverAnswered) return;
    void fetch(address + request.url!, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
      async (answer) => {
        const headers = Object.fromEntries(answer.headers);
        for (const ofTheLine of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
          Reflect.deleteProperty(headers, ofTheLine);
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, headers);
        if (request.url === '/service-worker.js') response.end(Buffer.concat([body, Buffer.from(`//${version}`)]));
        else response.end(String(headers['content-type']).includes('html') ? marked(body, version) : body);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: () => (version += 1),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The page that waits for a worker in vain is loaded anew after four seconds: here it would wait for ever. */
function neverByItself(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((task: () => void, delay?: number, ...rest: unknown[]) =>
    delay === 4_000 ? 0 : start(task, delay, ...rest)) as typeof window.setTimeout;
}

/** In the moment in which it is offered, while the page still hands over to the worker of before what it is made of. */
function pressAsSoonAsOffered(name: string): void {
  const observer = new MutationObserver(press);
  function press(): void {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!button) return;
    observer.disconnect();
    button.click();
  }
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  press();
}

test.describe('a new version', () => {
  // The exchange of the tests answers pages of their own site alone.
  test.use({ tolerated: /./ });

  const offerOn = (page: Page): Locator => page.getByText('A newer version is ready.', { exact: false });
  const versionOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');
  const waiting = (page: Page): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  // As the page does it each hour.
  const lookForIt = (page: Page): Promise<void> =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  async function visited(page: Page, address: string): Promise<Locator> {
    await page.goto(`${address}/brokers`);
    await page.getByRole('button', { name: 'Reject' }).click();
    const company = page.getByLabel('Company', { exact: true });
    await company.fill('Northwind Markets');
    await untilWorking(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(offerOn(page)).toHaveCount(0);
    return company;
  }

  test('takes over on the press, and nothing of what is typed is lost', async ({ page, baseURL }) => {
    const site = await siteThatChanges(baseURL!);
    await page.addInitScript(neverByItself);
    const company = await visited(page, site.address);
    const loaded = page.waitForEvent('load');
    await page.evaluate(pressAsSoonAsOffered, 'Reload');
    site.renew();
    await lookForIt(page).catch(() => undefined);
    await loaded;
    await expect(company).toHaveValue('Northwind Markets');
    expect(await versionOf(page)).toBe('2');
    expect(await waiting(page)).toBe(false);
    await expect(offerOn(page)).toHaveCount(0);
    site.stop();
  });

  test('is what the page is of after the press, also while the worker of before is busy', async ({ page, baseURL }) => {
    const site = await siteThatChanges(baseURL!);
    const company = await visited(page, site.address);
    await page.evaluate((address) => void fetch(address).catch(() => undefined), neverAnswered);
    site.renew();
    await lookForIt(page);
    await expect(offerOn(page)).toBeVisible();
    await expect(company).toHaveValue('Northwind Markets');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(company).toHaveValue('Northwind Markets');
    expect(await versionOf(page)).toBe('2');
    await expect(offerOn(page)).toHaveCount(0);
    site.stop();
  });
});
