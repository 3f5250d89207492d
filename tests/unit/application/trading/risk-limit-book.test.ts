import { RiskLimitBook } from '../../../../src/application/trading/risk-limit-book';
import { riskLimitsKey } from '../../../../src/application/trading/order-guard';
import { decimal } from '../../../../src/domain/shared/decimal';
import { day } from '../../../../src/domain/shared/instant';
import { noLimits, type RiskLimits } from '../../../../src/domain/trading/risk-limits';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

const upTo = (value: string): RiskLimits => ({ ...noLimits, orderValue: decimal(value) });
const valueOf = (limits: RiskLimits): string => String(limits.orderValue);

function setUp(storage = new MemoryStorage()) {
  const time = new FakeScheduler();
  const book = new RiskLimitBook(storage, time);
  return { time, storage, book, now: time.now() };
}

describe('somebody’s own limits', () => {
  it('are none at first, and nothing has happened to them', () => {
    const { book } = setUp();
    expect(book.current()).toEqual(noLimits);
    expect(book.kept.current.events).toEqual([]);
  });

  it('hold at once where they are tighter, and after a reload', () => {
    const { time, storage, book, now } = setUp();
    expect(book.change(upTo('100'), 'calm')).toBe(true);
    expect(valueOf(book.current())).toBe('100');
    expect(book.kept.current.events).toEqual([{ kind: 'tightened', at: now }]);
    const again = new RiskLimitBook(storage, time);
    expect(again.kept.current.events).toEqual([{ kind: 'tightened', at: now }]);
    expect(valueOf(again.current())).toBe('100');
  });

  it('hold in a day where they are looser, and say why that was wished', () => {
    const { time, storage, book, now } = setUp();
    book.change(upTo('100'), '');
    expect(book.change(upTo('200'), 'x'.repeat(300))).toBe(true);
    expect(valueOf(book.current())).toBe('100');
    expect(book.kept.current.events).toEqual([
      { kind: 'loosened', at: now, reason: 'x'.repeat(200) },
      { kind: 'tightened', at: now },
    ]);
    const again = new RiskLimitBook(storage, time);
    expect(again.kept.current).toEqual(book.kept.current);
    time.jump(day - 1);
    expect(valueOf(again.current())).toBe('100');
    time.jump(1);
    expect(valueOf(again.current())).toBe('200');
  });

  it('are the same where nothing was changed, of which nothing is told', () => {
    const { book } = setUp();
    book.change(upTo('100'), '');
    expect(book.change(upTo('100.0'), '')).toBe(true);
    expect(book.kept.current.events).toHaveLength(1);
  });

  it('are said not to be kept where the device keeps nothing', () => {
    const storage = new MemoryStorage();
    storage.write = () => undefined;
    expect(setUp(storage).book.change(upTo('100'), '')).toBe(false);
  });

  it('have stopped an order, the latest fifty times of which are remembered', () => {
    const { book, now } = setUp();
    book.change(upTo('100'), '');
    for (let each = 0; each < 60; each += 1) book.stopped('orderValue', `market ${each}`);
    const { events } = book.kept.current;
    expect(events).toHaveLength(50);
    expect(events[0]).toEqual({ kind: 'stopped', at: now, limit: 'orderValue', symbol: 'market 59' });
    expect(valueOf(book.current())).toBe('100');
  });

  it('are those that another tab keeps, which is told of while somebody follows', () => {
    const { time, storage, book } = setUp();
    const kept = (value: string): string => {
      const elsewhere = new MemoryStorage();
      new RiskLimitBook(elsewhere, time).change(upTo(value), '');
      return elsewhere.read(riskLimitsKey)!;
    };
    let told = 0;
    book.kept.subscribe(() => (told += 1));
    storage.writeElsewhere(riskLimitsKey, kept('50'));
    expect(told).toBe(0);
    const stop = book.start();
    expect(told).toBe(1);
    storage.writeElsewhere(riskLimitsKey, kept('40'));
    expect(told).toBe(2);
    // What says the same is no change.
    storage.writeElsewhere(riskLimitsKey, kept('40'));
    expect(told).toBe(2);
    stop();
    storage.writeElsewhere(riskLimitsKey, kept('30'));
    expect(told).toBe(2);
    expect(valueOf(book.current())).toBe('30');
  });
});

describe('what a device has kept wrongly', () => {
  const kept = (what: object) => {
    const storage = new MemoryStorage();
    storage.write(riskLimitsKey, JSON.stringify(what));
    return setUp(storage).book.kept.current;
  };

  it.each([
    null,
    'stopped',
    { kind: 'tightened' },
    { kind: 'tightened', at: '1' },
    { kind: 'else', at: 1 },
    { kind: 'else', at: 1, reason: 'calm' },
    { kind: 'else', at: 1, limit: 'orderValue', symbol: 'SPOT_BTC_USDT' },
    { kind: 'loosened', at: 1 },
    { kind: 'loosened', at: 1, reason: 2 },
    { kind: 'stopped', at: 1, limit: 'orderValue' },
    { kind: 'stopped', at: 1, limit: 'else', symbol: 'SPOT_BTC_USDT' },
    { kind: 'stopped', at: 1, reason: 'calm' },
  ])('is nothing that happened: %j', (event) => {
    const good = { kind: 'tightened', at: 2 };
    expect(kept({ events: [event, good] }).events).toEqual([good]);
  });

  it.each([
    { kind: 'tightened', at: 1 },
    { kind: 'loosened', at: 1, reason: 'calm' },
    { kind: 'stopped', at: 1, limit: 'orderValue', symbol: 'SPOT_BTC_USDT' },
  ])('is not %j', (event) => expect(kept({ events: [event] }).events).toEqual([event]));

  it.each(['none', {}, undefined])('is no list of events: %j', (events) => {
    expect(kept({ events }).events).toEqual([]);
  });

  it.each([null, 7, 'soon', {}, { from: 1 }, { limits: {} }, { limits: {}, from: 'soon' }])(
    'is nothing that waits: %j',
    (waiting) => {
      expect(kept({ waiting }).limits).not.toHaveProperty('waiting');
    },
  );

  it('is not what waits until its time', () => {
    expect(kept({ waiting: { limits: { orderValue: '7' }, from: 9 } }).limits.waiting).toMatchObject({ from: 9 });
  });
});
