import { Notifications, type Notification } from '../../../../../sandbox/services/notifications/notifications';
import { openDatabase } from '../../../../../sandbox/storage/database';

const ada = { userId: 1, applicationId: 'ada' };
const bob = { userId: 2, applicationId: 'bob' };
const arrived = {
  type: 'DEPOSIT',
  level: 'success',
  title: 'Deposit arrived',
  body: '1 BTC is on your account.',
  message: { key: 'deposited', values: { amount: '1', asset: 'BTC' } },
} as const;

function open() {
  const database = openDatabase(undefined);
  const notifications = new Notifications(database, () => 1_000);
  const heard: (readonly [string, Notification])[] = [];
  notifications.onNotification((to, notification) => heard.push([to.applicationId, notification]));
  return { database, notifications, heard };
}

const page = { page: 1, size: 10 };

test('a notification is kept for its addressee alone and announced once', async () => {
  const { notifications, heard } = open();
  notifications.tell(ada, { ...arrived, link: '/wallet' });
  await Promise.resolve();
  expect(heard).toEqual([['ada', { id: 1, ...arrived, link: '/wallet', read: false, at: 1_000 }]]);
  expect(notifications.list(ada.userId, page)).toMatchObject({
    rows: [{ title: 'Deposit arrived', link: '/wallet' }],
    total: 1,
    unread: 1,
  });
  expect(notifications.list(bob.userId, page)).toEqual({ rows: [], total: 0, unread: 0 });
});

test('what was told inside work that failed was never said', async () => {
  const { database, notifications, heard } = open();
  const work = () =>
    database.transaction(() => {
      notifications.tell(ada, arrived);
      throw new Error('the rest failed');
    });
  expect(work).toThrow('the rest failed');
  await Promise.resolve();
  expect(heard).toEqual([]);
  expect(notifications.list(ada.userId, page).total).toBe(0);
});

test('one or all are marked read, never somebody else’s', () => {
  const { notifications } = open();
  notifications.tell(ada, arrived);
  notifications.tell(ada, arrived);
  notifications.tell(bob, arrived);
  expect(() => notifications.markRead(ada.userId, 3)).toThrow('No such notification');
  notifications.markRead(ada.userId, 1);
  expect(notifications.list(ada.userId, page).unread).toBe(1);
  notifications.markRead(ada.userId);
  expect(notifications.list(ada.userId, page).unread).toBe(0);
  expect(notifications.list(bob.userId, page).unread).toBe(1);
});

test('the newest 200 of each person are kept, newest first', () => {
  const { notifications } = open();
  for (let count = 1; count <= 205; count += 1) notifications.tell(ada, { ...arrived, title: `No. ${count}` });
  const { rows, total } = notifications.list(ada.userId, { page: 1, size: 500 });
  expect(total).toBe(200);
  expect([rows[0]!.title, rows.at(-1)!.title]).toEqual(['No. 205', 'No. 6']);
});
