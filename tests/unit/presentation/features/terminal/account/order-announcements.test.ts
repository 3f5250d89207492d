import { Subject, type Startable } from '../../../../../../src/application/kernel/observable-value';
import type { Session } from '../../../../../../src/application/session/session';
import type { SessionState } from '../../../../../../src/application/session/session-state';
import { AccountNews } from '../../../../../../src/presentation/features/terminal/account/account-news';
import { OrderAnnouncements } from '../../../../../../src/presentation/features/terminal/account/order-announcements';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { loaderOf } from '../../../../../support/loader-of';

function setup() {
  const told: string[] = [];
  const part: Startable = { start: () => (told.push('begun'), () => void told.push('ended')) };
  const none: Startable = { start: () => () => undefined };
  const news = new AccountNews(part as never, none as never, none as never, none as never);
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
