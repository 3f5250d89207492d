import { messageValues } from '../../../../../src/presentation/features/notifications/message-values';
import { TendNotifications } from '../../../../../src/application/platform/tend-notifications.use-case';
import { noRecovery } from '../../../../support/reads';
import { Subject, type Listener } from '../../../../../src/application/kernel/observable-value';
import type { ConnectionState } from '../../../../../src/application/markets/market-stream.port';
import type { NotificationsCommandsPort } from '../../../../../src/application/platform/notifications-commands.port';
import type { NotificationsPort, NotificationsQuery } from '../../../../../src/application/platform/notifications.port';
import type { NoticesPort } from '../../../../../src/presentation/kit/notices.port';
import type { AccountStreamPort } from '../../../../../src/application/trading/account-stream.port';
import type { LanguageCode } from '../../../../../src/domain/platform/language';
import { fillMessages, notificationOf, type Notification } from '../../../../../src/domain/platform/notification';
import { failure, success } from '../../../../../src/domain/shared/result';
import { NotificationsStore } from '../../../../../src/presentation/features/notifications/notifications.store';
import { AlertBook } from '../../../../../src/application/alerts/alert-book';
import { MemorySounds, MemoryStorage } from '../../../../fakes/memory-platform';
import { StillPreferences } from '../../shell/still-preferences';
import { UnreadStore } from '../../../../../src/presentation/features/notifications/unread.store';

function told(id: number, more: Partial<Notification> = {}): Notification {
  return {
    id: String(id),
    type: 'SYSTEM',
    level: 'warning',
    title: `No. ${id}`,
    body: '',
    read: false,
    at: id,
    ...more,
  };
}

/** A host that keeps what it is given, and a line on which it speaks. */
function open(kept: Notification[]) {
  let hear: Listener<Notification> = () => undefined;
  const connection = new Subject<ConnectionState>({ phase: 'connecting', retry: 0 });
  const shown: (readonly [string, object])[] = [];
  const port: NotificationsPort & NotificationsCommandsPort = {
    list: async ({ type, unreadOnly, page, size }: NotificationsQuery) => {
      const rows = kept.filter((each) => (type === undefined || each.type === type) && !(unreadOnly && each.read));
      return success({
        rows: rows.slice((page - 1) * size, page * size),
        total: rows.length,
        unread: kept.filter(({ read }) => !read).length,
      });
    },
    markRead: async (id) => {
      kept.splice(
        0,
        kept.length,
        ...kept.map((each) => (id === undefined || each.id === id ? { ...each, read: true } : each)),
      );
      return success(undefined);
    },
    remove: async (id) => {
      const index = kept.findIndex((each) => each.id === id);
      if (index < 0) return failure({ kind: 'notFound' });
      kept.splice(index, 1);
      return success(undefined);
    },
  };
  const stream = {
    connection,
    connect: () => () => undefined,
    onNotification: (listener: Listener<Notification>) => ((hear = listener), () => undefined),
  } as unknown as AccountStreamPort;
  const notices = { show: (kind: string, text: object) => void shown.push([kind, text]) } as unknown as NoticesPort;
  return { port, stream, notices, shown, connection, say: (notification: Notification) => hear(notification) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the list', () => {
  it('goes back a page when the last of the last page is removed', async () => {
    const { port, stream, notices } = open(Array.from({ length: 26 }, (_, index) => told(index)));
    const store = new NotificationsStore(port, new TendNotifications(port), stream, notices, noRecovery());
    await store.show(2);
    await store.remove(store.shown!.rows[0]!.id);
    expect([store.page, store.shown!.rows.length]).toEqual([1, 25]);
  });

  it('says nothing of one that another tab has removed, and of every other failure', async () => {
    const { port, stream, notices, shown } = open([told(1)]);
    const store = new NotificationsStore(port, new TendNotifications(port), stream, notices, noRecovery());
    await store.remove('7');
    expect(shown).toEqual([]);
    port.markRead = async () => failure({ kind: 'offline' });
    await store.markRead();
    expect(shown).toEqual([['error', { key: 'common:failure.offline' }]]);
  });

  it('begins at its first page for another kind', async () => {
    const { port, stream, notices } = open([
      ...Array.from({ length: 30 }, (_, index) => told(index)),
      told(99, { type: 'DEPOSIT' }),
    ]);
    const store = new NotificationsStore(port, new TendNotifications(port), stream, notices, noRecovery());
    await store.show(2);
    store.choose({ type: 'DEPOSIT' });
    await settled();
    expect([store.page, store.shown!.rows.map(({ id }) => id)]).toEqual([1, ['99']]);
  });
});

const english = { language: new Subject<LanguageCode>('en') };
const liquidated = (values: Readonly<Record<string, string>>) =>
  told(1, { type: 'LIQUIDATION', level: 'error', message: { key: 'liquidatedLong', values } });

describe('the bell', () => {
  it('counts what it asked for last, and nothing for whoever comes after', async () => {
    const { port, stream, notices } = open([]);
    const answers: ((unread: number) => void)[] = [];
    port.list = () =>
      new Promise((resolve) => answers.push((unread) => resolve(success({ rows: [], total: unread, unread }))));
    const store = new UnreadStore(
      ...([port, stream, notices, new StillPreferences(), new MemorySounds()] as const),
      ...([new AlertBook(new MemoryStorage()), english] as const),
    );
    const stop = store.start();
    void store.refresh();
    void store.refresh();
    answers[1]!(2);
    answers[0]!(1);
    await settled();
    expect(store.count).toBe(0);
    answers[2]!(3);
    await settled();
    expect(store.count).toBe(3);
    void store.refresh();
    stop();
    answers[3]!(4);
    await settled();
    expect(store.count).toBe(0);
  });

  it('counts anew when something is told and when the line comes back', async () => {
    const kept = [told(1)];
    const { port, stream, notices, connection, say } = open(kept);
    const store = new UnreadStore(
      port,
      stream,
      notices,
      new StillPreferences(),
      new MemorySounds(),
      new AlertBook(new MemoryStorage()),
      english,
    );
    const stop = store.start();
    await settled();
    expect(store.count).toBe(1);
    kept.push(told(2));
    say(kept[1]!);
    await settled();
    expect(store.count).toBe(2);
    kept.push(told(3));
    connection.set({ phase: 'open' });
    await settled();
    expect(store.count).toBe(3);
    stop();
    expect(store.count).toBe(0);
  });

  it('tells at once what weighs, in the reader’s language where it is known', () => {
    const { port, stream, notices, shown, say } = open([]);
    new UnreadStore(
      port,
      stream,
      notices,
      new StillPreferences(),
      new MemorySounds(),
      new AlertBook(new MemoryStorage()),
      english,
    ).start();
    say(told(1, { level: 'error', message: { key: 'liquidated', values: { symbol: 'PERP_BTC_USDT' } } }));
    say(told(2));
    say(told(3, { level: 'info' }));
    // What has filled is said by `OrderNotices`.
    for (const key of fillMessages) say(told(6, { level: 'success', message: { key, values: {} } }));
    say(told(4, { message: { key: 'securityChanged', values: { action: 'BIND_OTP' } } }));
    say(told(5, { message: { key: 'securityChanged', values: { action: 'NEWEST' } } }));
    expect(shown).toEqual([
      [
        'error',
        { key: 'notifications:message.liquidated.title', values: { symbol: 'PERP_BTC_USDT', market: 'BTC-PERP' } },
      ],
      ['warning', { text: 'No. 2' }],
      ['info', { key: 'notifications:securityChange.BIND_OTP', values: { action: 'BIND_OTP' } }],
      ['info', { key: 'notifications:message.securityChanged.title', values: { action: 'NEWEST' } }],
    ]);
  });
});

test('a liquidation is told with what was closed, at which price and what it cost, until somebody has read it', () => {
  const { port, stream, notices, shown, say } = open([]);
  const told = jest.spyOn(notices, 'show');
  new UnreadStore(
    port,
    stream,
    notices,
    new StillPreferences(),
    new MemorySounds(),
    new AlertBook(new MemoryStorage()),
    english,
  ).start();
  const values = {
    ...{ symbol: 'PERP_TIA_USDT', asset: 'TIA', quote: 'USDT' },
    ...{ amount: '6580', price: '0.6085', pnl: '-412.30', tradingFee: '2.40', liquidationFee: '1600.10' },
  };
  say(liquidated(values));
  expect(shown).toEqual([
    [
      'error',
      {
        key: 'notifications:message.liquidatedLong.told',
        values: {
          ...values,
          market: 'TIA-PERP',
          amount: '6,580',
          price: '0.6085',
          pnl: '−412.30',
          tradingFee: '2.40',
          liquidationFee: '1,600.10',
        },
      },
    ],
  ]);
  expect(told.mock.lastCall?.[2]).toBe('untilDismissed');
});

test('what was earned is told with its sign', () => {
  const format = { decimal: String } as never;
  const pnl = (value: string) =>
    messageValues({ key: 'liquidatedLong', values: { pnl: value } } as never, format)['pnl'];
  expect([pnl('2.90'), pnl('-2.90'), pnl('0')]).toEqual(['+2.9', '-2.9', '0']);
});

test('the bell tells by the ways that somebody has chosen for each kind', () => {
  const { port, stream, notices, shown, say } = open([]);
  const sounds = new MemorySounds();
  const chosen = new StillPreferences({
    'notify.CAMPAIGN.toast': false,
    'notify.DEPOSIT.sound': true,
    'sound.on': true,
  });
  new UnreadStore(port, stream, notices, chosen, sounds, new AlertBook(new MemoryStorage()), english).start();
  say(told(1, { type: 'CAMPAIGN' }));
  say(told(2, { type: 'DEPOSIT' }));
  expect(shown).toEqual([['warning', { text: 'No. 2' }]]);
  expect(sounds.played).toHaveLength(1);
});

test('a link to another site, an unknown kind and an unknown message are left out', () => {
  const host = {
    id: '1',
    type: 'GIFT',
    level: 'loud',
    title: 'Hello',
    body: '',
    message: { key: 'gift', values: {} },
    read: false,
    at: 1,
  };
  for (const link of ['https://evil.example', '//evil.example', '/\\evil.example'])
    expect(notificationOf({ ...host, link })).toMatchObject({
      type: 'other',
      level: 'info',
      message: undefined,
      link: undefined,
    });
  expect(notificationOf({ ...host, link: '/wallet' }).link).toBe('/wallet');
});
