import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
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

/** The site as it is, until a newer version of it is put there. */
async function siteThatChanges(address: string): Promise<{ readonly address: string; renew(): void; stop(): void }> {
  let version = 1;
  const server = createServer((request, response) => {
    void fetch(address + request.url!, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
      async (answer) => {
        const headers = Object.fromEntries(answer.headers);
        for (const ofTheLine of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
          Reflect.deleteProperty(headers, ofTheLine);
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, headers);
        response.end(request.url === '/service-worker.js' ? Buffer.concat([body, Buffer.from(`//${version}`)]) : body);
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

test.describe('a new version', () => {
  // The exchange of the tests answers pages of their own site alone.
  test.use({ tolerated: /./ });

  test('is offered, and taking it loses nothing of what is typed', async ({ page, baseURL }) => {
    const site = await siteThatChanges(baseURL!);
    await page.goto(`${site.address}/brokers`);
    await untilWorking(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: 'Reject' }).click();
    const company = page.getByLabel('Company', { exact: true });
    await company.fill('Northwind Markets');
    const offer = page.getByText('A newer version is ready.', { exact: false });
    await expect(offer).toHaveCount(0);

    site.renew();
    // As the page does it each hour.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(offer).toBeVisible();
    await expect(company).toHaveValue('Northwind Markets');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(company).toHaveValue('Northwind Markets');
    site.stop();
  });
});
