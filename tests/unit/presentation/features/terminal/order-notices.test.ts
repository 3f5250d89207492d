import { runInAction } from 'mobx';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { OrderNotices } from '../../../../../src/presentation/features/terminal/account/order-notices';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { FakeAccountStream, order } from '../../../application/trading/trading-fakes';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { bitcoin } from '../../../domain/trading/instruments';
import type { AlgoOrder } from '../../../../../src/domain/trading/algo-order';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { StillPreferences } from '../../shell/still-preferences';

const markets = () => ({
  instruments: () => ({
    current: { status: 'ready' as const, value: [bitcoin], updatedAt: 0, refreshing: false },
    subscribe: () => () => undefined,
    refresh: async () => undefined,
  }),
});

const noPrograms = { programs: undefined };

function announce(drafts = new TicketDrafts({ visit: new Subject(0) }), toasts = true) {
  const stream = new FakeAccountStream();
  const time = new FakeScheduler();
  const shown: unknown[] = [];
  const notices = {
    show: (
      kind: string,
      { key, values }: { key: string; values: { what?: string; count?: number; placed?: number } },
      stay?: string,
    ) => void shown.push([kind, key, values.what ?? values.count ?? values.placed, ...(stay ? [stay] : [])]),
  };
  const translations = { language: { current: 'en' } };
  const preferences = new StillPreferences({ 'notify.ORDER.toast': toasts });
  const announcer = new OrderNotices(
    stream,
    notices,
    translations as never,
    preferences,
    markets(),
    time,
    drafts,
    noPrograms,
  );
  return { stream, time, shown, drafts, stop: announcer.start(), begin: () => announcer.start() };
}

test('an order whose time has come is said to have expired, one that was cancelled before it is not', () => {
  const { stream, time, shown } = announce();
  const ended = { status: 'CANCELLED', expiresAt: 2_000 } as const;
  stream.report(order({ ...ended, orderId: '1', updatedAt: 2_000 }));
  stream.report(order({ ...ended, orderId: '2', updatedAt: 1_999, side: 'SELL' }));
  time.advance(1_000);
  stream.report(order({ ...ended, orderId: '3', updatedAt: 1_999, quantity: undefined, price: undefined }));
  time.advance(1_000);
  expect(shown).toEqual([
    ['warning', 'trade:notice.expired.BUY', '0.1 BTC/USDT @ 60,000'],
    ['info', 'trade:notice.cancelled.SELL', '0.1 BTC/USDT @ 60,000'],
    ['info', 'trade:notice.cancelled.BUY', 'BTC/USDT'],
  ]);
});

test('orders that are cancelled at once are counted in one notice', () => {
  const { stream, time, shown, stop } = announce();
  for (const orderId of ['1', '2', '3']) stream.report(order({ status: 'CANCELLED', orderId }));
  expect(shown).toEqual([]);
  time.advance(1_000);
  expect(shown).toEqual([['info', 'trade:notice.cancelledCount', 3]]);
  stream.report(order({ status: 'CANCELLED', orderId: '4' }));
  stop();
  time.advance(1_000);
  expect(shown).toHaveLength(1);
});

const conditional = (change: Partial<AlgoOrder>) =>
  ({ algoOrderId: '70', rootAlgoOrderId: '70', ...change }) as AlgoOrder;

test('conditional orders that another took the place of are no news', () => {
  const { stream, time, shown, drafts } = announce();
  for (const id of ['7', '11']) {
    drafts.replaced.add(id);
    stream.reportConditional(conditional({ status: 'CANCELLED', algoOrderId: id, rootAlgoOrderId: id }));
  }
  time.advance(1_000);
  expect(shown).toEqual([]);
});

test('conditional orders that go with others count, once each, and go without a word alone', () => {
  const { stream, time, shown } = announce();
  stream.reportConditional(conditional({ status: 'CANCELLED', algoOrderId: '9', rootAlgoOrderId: '9' }));
  time.advance(1_000);
  expect(shown).toEqual([]);
  stream.report(order({ status: 'CANCELLED', orderId: '1' }));
  const gone = conditional({ status: 'CANCELLED' });
  stream.reportConditional(
    gone,
    conditional({ status: 'CANCELLED', algoOrderId: '71' }),
    conditional({ status: 'NEW' }),
  );
  stream.reportConditional(gone);
  time.advance(1_000);
  expect(shown).toEqual([['info', 'trade:notice.cancelledCount', 2]]);
});

test('a fill names its market as every other place does: spot and contract are told apart', () => {
  const stream = new FakeAccountStream();
  const shown: unknown[] = [];
  const notices = { show: (_: string, { values }: { values: { market?: string } }) => void shown.push(values.market) };
  const time = new FakeScheduler();
  new OrderNotices(
    stream,
    notices as never,
    { language: { current: 'en' } } as never,
    new StillPreferences({ 'notify.ORDER.toast': true }),
    markets(),
    time,
    new TicketDrafts({ visit: new Subject(0) }),
    noPrograms,
  ).start();
  const filled = { status: 'FILLED', executed: decimal('0.1') } as const;
  stream.report(order({ ...filled, orderId: '1' }));
  stream.report(order({ ...filled, orderId: '2', symbol: 'PERP_BTC_USDT' }));
  time.advance(1_000);
  expect(shown).toEqual(['BTC/USDT', 'BTC-PERP']);
});

test('what an order filled at is told with the decimals of its market, as the lists have it', () => {
  const stream = new FakeAccountStream();
  const prices: unknown[] = [];
  const notices = { show: (_: string, { values }: { values: { price: string } }) => void prices.push(values.price) };
  const preferences = new StillPreferences({ 'notify.ORDER.toast': true });
  const translations = { language: { current: 'en' } };
  const time = new FakeScheduler();
  new OrderNotices(
    stream,
    notices as never,
    translations as never,
    preferences,
    markets(),
    time,
    new TicketDrafts({ visit: new Subject(0) }),
    noPrograms,
  ).start();
  const filled = { status: 'FILLED', executed: decimal('0.1') } as const;
  stream.report(order({ ...filled, orderId: '1', averagePrice: decimal('60000.126') }));
  stream.report(order({ ...filled, orderId: '2', averagePrice: decimal('60000') }));
  time.advance(1_000);
  expect(prices).toEqual(['60,000.13', '60,000.00']);
});

function values() {
  const stream = new FakeAccountStream();
  const shown: unknown[] = [];
  const notices = { show: (...[kind, text]: unknown[]) => void shown.push([kind, text]) };
  const translations = { language: { current: 'en' } };
  const preferences = new StillPreferences({ 'notify.ORDER.toast': true });
  const time = new FakeScheduler();
  new OrderNotices(
    stream,
    notices,
    translations as never,
    preferences,
    markets(),
    time,
    new TicketDrafts({ visit: new Subject(0) }),
    noPrograms,
  ).start();
  return { stream, shown, time };
}

test('an order that ended before all of it had filled says what did not', () => {
  const { stream, shown, time } = values();
  const partly = { executed: decimal('0.04'), averagePrice: decimal('60000.126'), quantity: decimal('0.1') } as const;
  stream.report(order({ ...partly, orderId: '1', type: 'IOC', status: 'CANCELLED' }));
  time.advance(1_000);
  expect(shown).toEqual([
    [
      'warning',
      {
        key: 'notifications:orderEnd.partly.BUY',
        values: { amount: '0.04', quantity: '0.1', rest: '0.06', price: '60,000.13', what: 'BTC/USDT' },
      },
    ],
  ]);
});

test('one that filled not at all at once says so, and why it is gone', () => {
  const { stream, shown, time } = values();
  stream.report(order({ orderId: '1', type: 'FOK', status: 'CANCELLED', side: 'SELL' }));
  time.advance(1_000);
  expect(shown).toEqual([
    ['warning', { key: 'notifications:orderEnd.unfilled.FOK.SELL', values: { what: '0.1 BTC/USDT @ 60,000' } }],
  ]);
});

describe('what is said where the order was written', () => {
  const executed = decimal('0.1');
  const placed = { kind: 'placed', side: 'BUY', quantity: executed, symbol: 'SPOT_BTC_USDT' } as const;
  const at = { createdAt: 1_000, updatedAt: 1_000 };

  test.each([
    ['that it filled not at all', { type: 'FOK', status: 'CANCELLED' }, 'notifications:orderEnd.unfilled.FOK.BUY'],
    ['what it filled at', { type: 'MARKET', status: 'FILLED', executed }, 'trade:notice.filled.BUY'],
    [
      'how much of it filled',
      { type: 'IOC', status: 'CANCELLED', executed, quantity: decimal('0.2') },
      'notifications:orderEnd.partly.BUY',
    ],
  ] as const)('is not said again: %s', (_, end, key) => {
    const { stream, time, shown, drafts } = announce();
    for (const orderId of ['1', '2']) stream.report(order({ orderId, ...at, ...end }));
    // The answer by which the form knows its order comes after the news of its end.
    drafts.last.set({ ...placed, orderId: '1' });
    time.advance(1_000);
    expect(shown).toEqual([[expect.anything(), key, end.type === 'FOK' ? '0.1 BTC/USDT @ 60,000' : words(end)]]);
  });

  const words = ({ type }: { type: string }) => (type === 'IOC' ? 'BTC/USDT' : undefined);

  test('is said at once and everywhere of an order that rested before it filled', () => {
    const { stream, shown, drafts } = announce();
    drafts.last.set({ ...placed, orderId: '1' });
    const filled = { status: 'FILLED', executed, createdAt: 1_000 } as const;
    stream.report(order({ ...filled, orderId: '2', updatedAt: 1_300 }));
    expect(shown).toEqual([]);
    stream.report(order({ ...filled, orderId: '1', updatedAt: 1_301 }));
    expect(shown).toEqual([['success', 'trade:notice.filled.BUY', undefined]]);
  });
});

test('nothing is said of it to who has logged out meanwhile', () => {
  const { stream, time, shown, stop } = announce();
  stream.report(order({ orderId: '1', type: 'IOC', status: 'CANCELLED' }));
  stop();
  time.advance(1_000);
  expect(shown).toEqual([]);
});

test('slices of an order over a time fill without a word, and its end is said once', () => {
  const { stream, time, shown, drafts } = announce();
  const filled = { status: 'FILLED', executed: decimal('0.1') } as const;
  drafts.slices.add(11);
  stream.report(order({ ...filled, orderId: '1', clientOrderId: 11 }));
  stream.report(order({ ...filled, orderId: '2', clientOrderId: 12 }));
  time.advance(1_000);
  const program = { id: 1, symbol: 'PERP_BTC_USDT', side: 'BUY', parts: 3 } as const;
  drafts.ended.set({ ...program, kind: 'TWAP', placed: 3, status: 'done' });
  drafts.ended.set({ ...program, kind: 'SCALED', placed: 3, status: 'done' });
  drafts.ended.set({ ...program, kind: 'TWAP', placed: 1, status: 'failed' });
  time.advance(1_000);
  expect(shown.map((each) => (each as string[]).slice(0, 2))).toEqual([
    ['success', 'trade:notice.filled.BUY'],
    ['success', 'notifications:twap.done'],
    ['error', 'notifications:twap.failed'],
  ]);
});

test('that the rest of a program was not sent stays said, whichever it is and whoever found it first, and is said once', () => {
  const program = { id: 1, symbol: 'PERP_BTC_USDT', side: 'BUY', parts: 3, placed: 1, status: 'failed' } as const;
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  drafts.ended.set({ ...program, kind: 'TWAP' });
  const { shown, stop } = announce(drafts);
  const told = ['error', 'notifications:twap.failed', 1, 'untilDismissed'];
  expect(shown).toEqual([told]);
  drafts.ended.set({ ...program, kind: 'SCALED' });
  expect(shown).toEqual([told, ['error', 'notifications:scaled.failed', 1, 'untilDismissed']]);
  stop();
  drafts.ended.set({ ...program, kind: 'TWAP' });
  expect(shown).toHaveLength(2);
  expect(announce(drafts, false).shown).toEqual([]);
});

describe('that a program ended early', () => {
  const program = { id: 1, kind: 'TWAP', symbol: 'PERP_BTC_USDT', side: 'BUY', parts: 3, placed: 1 } as const;
  const failed = { ...program, status: 'failed' } as const;
  const other = { ...failed, id: 2 };

  function tell() {
    const list = new Subject<readonly object[]>([failed, other]);
    const drafts = new TicketDrafts({ visit: new Subject(0) });
    const notices = { show: jest.fn(), withdraw: jest.fn() };
    const spoken = { language: { current: 'en' } } as never;
    const preferences = new StillPreferences({ 'notify.ORDER.toast': true });
    const watch = { programs: { list } } as never;
    const stream = new FakeAccountStream();
    new OrderNotices(stream, notices, spoken, preferences, markets(), new FakeScheduler(), drafts, watch).start();
    drafts.ended.set(failed);
    drafts.ended.set(other);
    const texts = notices.show.mock.calls.map(([, text]) => text as object);
    const gone = () => notices.withdraw.mock.calls.map(([text]) => texts.indexOf(text as object));
    return { gone, become: (...programs: object[]) => runInAction(() => list.set(programs)) };
  }

  test.each(['running', 'elsewhere', 'done'])('is taken back once it is %s, and of no other', (status) => {
    const { gone, become } = tell();
    become({ ...failed, placed: 2 }, other);
    expect(gone()).toEqual([]);
    become({ ...program, status }, other);
    become({ ...program, status, placed: 2 }, other);
    expect(gone()).toEqual([0]);
  });

  test('is taken back where it was put away', () => {
    const { gone, become } = tell();
    become(failed);
    expect(gone()).toEqual([1]);
    become();
    expect(gone()).toEqual([1, 0]);
  });
});

test('is not said again where the announcements begin anew', () => {
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const { shown, stop, begin } = announce(drafts);
  drafts.ended.set({
    id: 1,
    symbol: 'PERP_BTC_USDT',
    side: 'BUY',
    parts: 3,
    placed: 1,
    status: 'failed',
    kind: 'TWAP',
  });
  stop();
  begin();
  expect(shown).toHaveLength(1);
});

test('an order of the exchange that ends a position is no success of its owner', () => {
  const { stream, shown, time } = values();
  const closed = { type: 'LIQUIDATE', executed: decimal('0.1') } as const;
  stream.report(order({ ...closed, orderId: '1', status: 'FILLED' }));
  stream.report(order({ ...closed, orderId: '2', status: 'CANCELLED' }));
  stream.report(order({ type: 'LIQUIDATE', orderId: '3', status: 'CANCELLED' }));
  time.advance(1_000);
  expect(shown).toEqual([]);
});

test('in hedge mode every end of an order says which position it opens or closes', () => {
  const { stream, shown, time } = values();
  const closing = { symbol: 'PERP_BTC_USDT', side: 'SELL', positionSide: 'LONG', createdAt: 0 } as const;
  stream.report(order({ ...closing, orderId: '1', status: 'FILLED', executed: decimal('0.1') }));
  stream.report(order({ ...closing, orderId: '2', status: 'CANCELLED', executed: decimal('0.04') }));
  stream.report(order({ ...closing, orderId: '3', status: 'CANCELLED', type: 'FOK' }));
  stream.report(order({ ...closing, orderId: '4', status: 'CANCELLED', expiresAt: 1, updatedAt: 1 }));
  stream.report(order({ ...closing, orderId: '5', status: 'CANCELLED', side: 'BUY' }));
  stream.report(order({ ...closing, orderId: '6', status: 'FILLED', executed: decimal('0.1'), positionSide: 'BOTH' }));
  time.advance(1_000);
  expect(shown).toMatchObject([
    ['success', { key: 'trade:notice.filled.closeLong', values: { market: 'BTC-PERP' } }],
    ['warning', { key: 'notifications:orderEnd.partly.closeLong', values: { rest: '0.06' } }],
    ['warning', { key: 'trade:notice.expired.closeLong' }],
    ['success', { key: 'trade:notice.filled.SELL' }],
    ['warning', { key: 'notifications:orderEnd.unfilled.FOK.closeLong' }],
    ['info', { key: 'trade:notice.cancelled.openLong' }],
  ]);
});
