import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { drawNonce, withFreshNonce } from './fresh-nonce';
import { languageOf, type MessageTexts, wordsOf } from './push-message';

/*
 * What makes an app of the site (docs/adr/0049-an-app.md): documents and the product's own files, from this device where
 * it has them. Calls of the exchange do not pass here, and nothing that changes anything is ever kept to be sent later.
 * The build makes one file of it (scripts/lib/service-worker.mjs).
 */

interface OpenWindow {
  readonly visibilityState: 'visible' | 'hidden';
  focus(): Promise<OpenWindow>;
  navigate(address: string): Promise<unknown>;
}

interface WorkerEvent {
  /** Of a message whatever was sent; of a push what its sender wrote, for this worker alone to read. */
  readonly data?: unknown;
  readonly notification?: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

interface ServiceWorker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      readonly type: 'window';
      readonly includeUncontrolled?: boolean;
    }): Promise<readonly OpenWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly location: Location;
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  /** The files that pages are made of, with the digests of those whose names have none. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  /** The folder of the texts, by languages. */
  readonly __TEXTS: string;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'message' | 'activate' | 'push' | 'notificationclick',
    listener: (event: WorkerEvent) => void,
  ): void;
}

interface PushedData {
  json(): unknown;
}

declare const self: ServiceWorker;

/** The oldest go first, and all where the disk is full. */
function limited(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}

const documents = 'documents';
/** As the build's list of files has it: the page of every address that has no document of its own. */
const shell = '/trade';

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

// Names of these carry a digest of what is in them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [limited(800)],
  }),
);

const pages = new StaleWhileRevalidate({
  cacheName: documents,
  plugins: [
    {
      /** A document knows of no question in the address; plain addresses have one for each language. */
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url);
        const chosen = await chosenLanguage();
        return `${origin}${pathname}${chosen ? `?language=${chosen}` : ''}`;
      },
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected && response.headers.get('content-type')?.includes('text/html')
          ? response
          : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withFreshNonce(cachedResponse, drawNonce()) : null,
    },
    limited(120),
  ],
});

registerRoute(
  new NavigationRoute(async ({ request, event }) => {
    try {
      return await pages.handle({ request, event });
    } catch (reason) {
      // Nobody answers and this page was never seen here: the product draws what it can.
      const kept = await matchPrecache(shell);
      if (kept) return withFreshNonce(kept, drawNonce());
      throw reason;
    }
  }),
);

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data as PushedData | null | undefined));
});

/** Own fills and what else the exchange tells; whoever looks at a page of it is told there. */
async function tell(data: PushedData | null | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const words = wordsOf(readJson(data), await messageTexts());
  if (!words) return;
  const { title, body, tag, link } = words;
  const icon = '/icons/192.png';
  await self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { link } });
}

function readJson(data: PushedData | null | undefined): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

async function messageTexts(): Promise<MessageTexts> {
  try {
    const address = `${self.__TEXTS}/${languageOf(await chosenLanguage())}/notifications.json`;
    const file = (await caches.match(address)) ?? (await fetch(address));
    return ((await file.json()) as { readonly message: MessageTexts }).message;
  } catch {
    return {};
  }
}

async function chosenLanguage(): Promise<string | undefined> {
  return (await self.cookieStore?.get('language').catch(() => null))?.value;
}

self.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  const { link } = (event.notification?.data ?? {}) as { readonly link?: string };
  event.waitUntil(show(link ?? '/'));
});

/** In the window that is open already, where there is one. */
async function show(link: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) await self.clients.openWindow(link);
  else await (await open.focus()).navigate(link);
}

self.addEventListener('activate', (event) => {
  // Documents of the version before name files that are gone.
  event.waitUntil(caches.delete(documents).then(() => self.clients.claim()));
});
