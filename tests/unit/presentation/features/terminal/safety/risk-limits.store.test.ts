import { RiskLimitBook } from '../../../../../../src/application/trading/risk-limit-book';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { day } from '../../../../../../src/domain/shared/instant';
import { noLimits, type RiskLimits } from '../../../../../../src/domain/trading/risk-limits';
import { RiskLimitsStore } from '../../../../../../src/presentation/features/terminal/safety/risk-limits.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { seen } from '../../../../../support/stores';

const tight: RiskLimits = { orderValue: decimal(100), orderQuantities: { BTC: decimal(1), ETH: decimal(10) } };
const loose: RiskLimits = { orderValue: decimal(200), orderQuantities: { BTC: decimal(1), ETH: decimal(10) } };

function open(storage = new MemoryStorage()) {
  const time = new FakeScheduler();
  const store = new RiskLimitsStore(new RiskLimitBook(storage, time), time, time);
  return { store, time, storage, stop: store.start() };
}

test('tighter limits hold at once and are counted, each asset’s by itself', () => {
  const { store } = open();
  const counts = seen(() => store.count);
  expect([store.wanted, store.loosens(tight)]).toEqual([noLimits, false]);
  store.change(tight, '');
  expect([store.inForce, store.wanted, store.waitsUntil, store.notKept]).toEqual([tight, tight, undefined, false]);
  expect(counts).toEqual([0, 3]);
});

test('looser ones wait a day, in which what is in force and what is wanted differ', () => {
  const { store, time } = open();
  store.change(tight, '');
  const from = time.now() + day;
  expect(store.loosens(loose)).toBe(true);
  store.change(loose, 'a calm week');
  expect([store.inForce.orderValue, store.wanted.orderValue]).toEqual([decimal(100), decimal(200)]);
  expect(store.waitsUntil).toBe(from);
  expect(store.events[0]).toMatchObject({ kind: 'loosened', reason: 'a calm week' });
  time.advance(day - 1);
  expect(store.waitsUntil).toBe(from);
  time.advance(1);
  expect([store.waitsUntil, store.inForce.orderValue]).toEqual([undefined, decimal(200)]);
  // What was waiting is in force: it is no loosening any more.
  expect(store.loosens(loose)).toBe(false);
});

test('what waited is said to hold while somebody looks on', () => {
  const { store, time, stop } = open();
  store.change(tight, '');
  store.change({ ...loose, orderQuantities: {} }, 'a calm week');
  const waits = seen(() => store.waitsUntil !== undefined);
  const value = seen(() => store.inForce.orderValue?.toFixed());
  const counts = seen(() => store.count);
  time.advance(day);
  expect([waits, value, counts]).toEqual([
    [true, false],
    ['100', '200'],
    [3, 1],
  ]);
  stop();
  expect(time.waiting).toBe(0);
});

test('that the device keeps nothing is told, until it does again', () => {
  const storage = new MemoryStorage();
  const { store } = open(storage);
  const notKept = seen(() => store.notKept);
  const write = jest.spyOn(storage, 'write').mockImplementation(() => undefined);
  store.change(tight, '');
  write.mockRestore();
  store.change(tight, '');
  expect(notKept).toEqual([false, true, false]);
});

test('limits that another tab sets are followed for as long as they are looked at', () => {
  const { store, storage, stop } = open();
  const kept = seen(() => store.wanted.orderValue?.toFixed());
  const elsewhere = new MemoryStorage();
  const other = open(elsewhere);
  const tell = (limits: RiskLimits): void => {
    other.store.change(limits, '');
    storage.writeElsewhere('risk-limits', elsewhere.read('risk-limits') ?? Object.values(elsewhere.all())[0]!);
  };
  tell(tight);
  stop();
  tell({ ...tight, orderValue: decimal(50) });
  expect(kept).toEqual([undefined, '100']);
});

test('limits of the last visit are there from the first moment, with what happened to them', () => {
  const { store, storage } = open();
  store.change(tight, '');
  const time = new FakeScheduler();
  const again = new RiskLimitsStore(new RiskLimitBook(storage, time), time, time);
  expect([again.count, again.events.map(({ kind }) => kind)]).toEqual([3, ['tightened']]);
});
