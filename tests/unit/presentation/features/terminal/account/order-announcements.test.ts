import { Subject, type Startable } from '../../../../../../src/application/kernel/observable-value';
import type { Session } from '../../../../../../src/application/session/session';
import type { SessionState } from '../../../../../../src/application/session/session-state';
import type { Firing } from '../../../../../../src/application/trading/fired-switch';
import { AccountNews } from '../../../../../../src/presentation/features/terminal/account/account-news';
import { OrderAnnouncements } from '../../../../../../src/presentation/features/terminal/account/order-announcements';
import { RecordedNotices } from '../../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { loaderOf } from '../../../../../support/loader-of';

function setup() {
  const told: string[] = [];
  const part: Startable = { start: () => (told.push('begun'), () => void told.push('ended')) };
  const none: Startable = { start: () => () => undefined };
  const news = new AccountNews(part, none, none, none, new RecordedNotices());
  const state = new Subject<SessionState>({ status: 'loggedIn' } as SessionState);
  const session = { state } as unknown as Session;
  return { told, announcements: new OrderAnnouncements(session, new FakeScheduler(), loaderOf(news)) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('whoever else starts them hears nothing twice, and who leaves takes them from nobody', async () => {
  const { told, announcements } = setup();
  const [bell, page] = [announcements.start(), announcements.start()];
  await settled();
  expect(told).toEqual(['begun']);
  page();
  expect(told).toEqual(['begun']);
  bell();
  expect(told).toEqual(['begun', 'ended']);
});

test.each([
  [true, 'switchFiredPositions'],
  [false, 'switchFired'],
])('what the switch cancelled stays until it is read; with positions left (%s) that is said', (hasPositions, key) => {
  const none: Startable = { start: () => () => undefined };
  const show = jest.fn();
  const fired = {
    start: (told: (firing: Firing) => void) => (told({ cancelled: 3, hasPositions }), () => undefined),
  };
  new AccountNews(none, none, none, fired, { show }).start();
  expect(show.mock.calls).toEqual([
    ['warning', { key: `notifications:${key}`, values: { count: 3 } }, 'untilDismissed'],
  ]);
});
