import { DeferredAnalyticsAdapter } from '../../../../src/infrastructure/analytics/deferred-analytics.adapter';
import { ScriptAnalytics } from '../../../../src/infrastructure/analytics/script-analytics';
import type { SentEvent } from '../../../../src/domain/platform/tracking';
import { fakeEnvironment } from '../../../fakes/fakes-assembly';
import { MemoryLog } from '../../../fakes/memory-platform';

type Layers = { dataLayer?: unknown[]; measurementLayer?: ArrayLike<unknown>[] };

const layers = window as unknown as Layers;
const view: SentEvent = {
  name: 'page_view',
  page: '/trade/:market',
  platform: 'desktop',
  userId: '42',
  language: 'en',
  deviceId: 'abc',
};
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const commands = () => (layers.measurementLayer ?? []).map((command) => Array.from(command));

afterEach(() => {
  document.head.replaceChildren();
  delete layers.dataLayer;
  delete layers.measurementLayer;
  document.cookie = '_ga=; Max-Age=0';
});

test('the first report brings both scripts, with their identifiers and no address of the page', () => {
  window.history.replaceState(null, '', '/trade/BTC_USDT?code=secret');
  new ScriptAnalytics(fakeEnvironment.analytics!, new MemoryLog()).report(view);
  expect(scripts()).toEqual([
    'http://tags.test/gtm.js?id=GTM-TEST',
    'http://tags.test/gtag.js?id=G-TEST&l=measurementLayer',
  ]);
  expect(JSON.stringify([layers.dataLayer, commands()])).not.toContain('secret');
});

test('both are told the event with what it carries, and that consent was given for counting alone', () => {
  const client = new ScriptAnalytics(fakeEnvironment.analytics!, new MemoryLog());
  client.report(view);
  client.report(view);
  const carried = {
    page: '/trade/:market',
    page_location: 'http://localhost/trade/:market',
    platform: 'desktop',
    userId: '42',
    language: 'en',
    deviceId: 'abc',
  };
  expect(layers.dataLayer!.slice(1)).toEqual([
    { event: 'page_view', ...carried },
    { event: 'page_view', ...carried },
  ]);
  expect(commands().filter(([command]) => command === 'event')).toHaveLength(2);
  expect(commands()).toContainEqual([
    'consent',
    'default',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
  expect(scripts()).toHaveLength(2);
});

test('stopping takes scripts, queues and cookies away, and a later yes begins anew', () => {
  const client = new ScriptAnalytics(fakeEnvironment.analytics!, new MemoryLog());
  client.report(view);
  const old = layers.measurementLayer!;
  document.cookie = '_ga=GA1.1.1; Path=/';
  document.cookie = 'language=en; Path=/';
  client.stop();
  expect(scripts()).toEqual([]);
  expect(layers).not.toHaveProperty('dataLayer');
  expect(document.cookie).toBe('language=en');
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST']).toBe(true);
  expect(Array.from(old.at(-1)!)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  client.report(view);
  expect(scripts()).toHaveLength(2);
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST']).toBe(false);
});

test('a report that waits for the client is dropped by a stop', async () => {
  const adapter = new DeferredAnalyticsAdapter(fakeEnvironment, new MemoryLog());
  adapter.report(view);
  adapter.stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(scripts()).toEqual([]);
  adapter.report(view);
  await new Promise((resolve) => setTimeout(resolve));
  expect(scripts()).toHaveLength(2);
});
