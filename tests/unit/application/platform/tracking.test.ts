import { Subject } from '../../../../src/application/kernel/observable-value';
import { Tracking } from '../../../../src/application/platform/tracking';
import { TrackingChoice, trackingKey } from '../../../../src/application/platform/tracking-choice';
import type { SessionState } from '../../../../src/application/session/session-state';
import {
  MemoryAnalytics,
  MemoryDeviceIdentity,
  MemoryStorage,
  MemoryTranslations,
} from '../../../fakes/memory-platform';
import { fakeEnvironment } from '../../../fakes/fakes-assembly';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const loggedOut: SessionState = { status: 'loggedOut', ended: false };
const loggedIn: SessionState = { status: 'loggedIn', account: { status: 'loading' }, coolName: undefined };

function fixture({
  environment = fakeEnvironment,
  kept,
  state = loggedOut,
}: { environment?: typeof fakeEnvironment; kept?: string; state?: SessionState } = {}) {
  const storage = new MemoryStorage();
  if (kept) storage.write(trackingKey, kept);
  const choice = new TrackingChoice(storage, environment);
  const analytics = new MemoryAnalytics();
  const device = new MemoryDeviceIdentity();
  const session = { state: new Subject<SessionState>(state) };
  const translations = new MemoryTranslations();
  const tracking = new Tracking(
    choice,
    analytics,
    device,
    session as never,
    { userId: () => '42' } as never,
    translations,
  );
  const stop = tracking.start();
  return { storage, choice, analytics, device, session, translations, tracking, stop };
}

test.each([undefined, 'no', 'maybe'])('with %j kept, nothing is told and the device is not looked at', async (kept) => {
  const { tracking, analytics, device } = fixture(kept === undefined ? {} : { kept });
  tracking.report({ name: 'page_view', page: '/markets' });
  tracking.report({ name: 'log_in' });
  await settled();
  expect(analytics.events).toEqual([]);
  expect(device.asked).toBe(0);
});

test('with a yes every event carries platform, number, language and device', async () => {
  const { tracking, analytics, session, translations } = fixture({ kept: 'yes' });
  tracking.report({ name: 'page_view', page: '/markets' });
  session.state.set(loggedIn);
  await translations.use('ru');
  tracking.report({ name: 'order_placed', market: 'SPOT', side: 'BUY', type: 'LIMIT' });
  await settled();
  expect(analytics.events).toEqual([
    {
      name: 'page_view',
      page: '/markets',
      platform: 'desktop',
      userId: undefined,
      language: 'en',
      deviceId: 'device-1',
    },
    {
      name: 'order_placed',
      market: 'SPOT',
      side: 'BUY',
      type: 'LIMIT',
      platform: 'desktop',
      userId: '42',
      language: 'ru',
      deviceId: 'device-1',
    },
  ]);
});

test('a yes tells of the page on screen and of nothing that was before it', async () => {
  const { tracking, choice, analytics } = fixture();
  tracking.report({ name: 'page_view', page: '/' });
  tracking.report({ name: 'sign_up' });
  tracking.report({ name: 'page_view', page: '/markets' });
  choice.choose('yes');
  await settled();
  expect(analytics.events.map((event) => ('page' in event ? event.page : event.name))).toEqual(['/markets']);
});

test('a no stops what is on its way, and what comes after', async () => {
  const { tracking, choice, analytics, device } = fixture({ kept: 'yes' });
  tracking.report({ name: 'page_view', page: '/markets' });
  choice.choose('no');
  tracking.report({ name: 'page_view', page: '/' });
  await settled();
  expect(analytics.events).toEqual([]);
  expect(analytics.stops).toBe(1);
  expect(device.asked).toBe(0);
});

test('an answer given in another tab holds here too', async () => {
  const { storage, tracking, choice, analytics } = fixture();
  storage.writeElsewhere(trackingKey, 'yes');
  expect(choice.preference.current).toBe('yes');
  storage.writeElsewhere(trackingKey, 'no');
  tracking.report({ name: 'log_in' });
  await settled();
  expect(analytics.events).toEqual([]);
});

test('whoever logs out is told of without their number', async () => {
  const { session, analytics } = fixture({ kept: 'yes' });
  session.state.set(loggedIn);
  session.state.set(loggedOut);
  await settled();
  expect(analytics.events).toMatchObject([{ name: 'log_out', userId: undefined }]);
});

test('where a deployment counts nobody, a yes from elsewhere changes nothing', async () => {
  const { tracking, choice, analytics } = fixture({
    environment: { ...fakeEnvironment, analytics: undefined },
    kept: 'yes',
  });
  expect(choice.available).toBe(false);
  tracking.report({ name: 'log_in' });
  await settled();
  expect(analytics.events).toEqual([]);
});

test('a yes tells of nothing where no page was on screen, and never of what somebody did on it', async () => {
  const { tracking, choice, analytics } = fixture();
  choice.choose('yes');
  choice.choose('no');
  tracking.report({ name: 'page_view', page: '/markets' });
  tracking.report({ name: 'sign_up' });
  choice.choose('yes');
  await settled();
  expect(analytics.events).toMatchObject([{ name: 'page_view', page: '/markets' }]);
});

test('a no given while the device is being recognised still counts', async () => {
  const { tracking, choice, analytics, device } = fixture({ kept: 'yes' });
  let recognised = (_name: string): void => undefined;
  device.deviceId = () => new Promise((resolve) => (recognised = resolve));
  tracking.report({ name: 'log_in' });
  await settled();
  choice.choose('no');
  recognised('device-1');
  await settled();
  expect(analytics.events).toEqual([]);
});

test('only the end of a session is a log-out, and it is told once', async () => {
  const { session, analytics } = fixture({ kept: 'yes' });
  session.state.set({ status: 'unknown' });
  session.state.set({ status: 'loggedOut', ended: 'unauthorised' });
  session.state.set(loggedIn);
  session.state.set({ ...loggedIn, coolName: 'Quiet Heron' });
  await settled();
  expect(analytics.events).toEqual([]);
  session.state.set(loggedOut);
  session.state.set({ status: 'loggedOut', ended: 'unauthorised' });
  await settled();
  expect(analytics.events).toMatchObject([{ name: 'log_out' }]);
});

test('who was logged in when the visit began is told of as well when they log out', async () => {
  const { session, analytics } = fixture({ kept: 'yes', state: loggedIn });
  session.state.set(loggedOut);
  await settled();
  expect(analytics.events).toMatchObject([{ name: 'log_out' }]);
});

test('what an event may not hold is not told, and the visit goes on', async () => {
  const { tracking, analytics } = fixture({ kept: 'yes' });
  tracking.report({ name: 'page_view', page: '/trade/somebody@example.com' });
  tracking.report({ name: 'log_in' });
  await settled();
  expect(analytics.events).toMatchObject([{ name: 'log_in' }]);
});

test('once it has stopped, it follows neither the session nor what somebody says of being counted', async () => {
  const { storage, session, choice, tracking, analytics, stop } = fixture({ kept: 'yes', state: loggedIn });
  tracking.report({ name: 'page_view', page: '/markets' });
  await settled();
  stop();
  session.state.set(loggedOut);
  storage.writeElsewhere(trackingKey, 'no');
  expect(choice.preference.current).toBe('yes');
  choice.choose('no');
  choice.choose('yes');
  await settled();
  expect(analytics.events).toHaveLength(1);
  expect(analytics.stops).toBe(0);
});

test('what somebody has said is kept under the name it always had, so that nobody is asked twice', () => {
  const { storage, choice } = fixture();
  choice.choose('no');
  expect(storage.all()).toEqual({ 'network-allow-analytics': 'no' });
});
