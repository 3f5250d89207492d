import type { MarketDataPort } from '../../../../src/application/markets/market-data.port';
import { LimitQuestions } from '../../../../src/application/trading/limit-questions';
import { OrderGuards, riskLimitsKey } from '../../../../src/application/trading/order-guards';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import type { PositionsPort } from '../../../../src/application/trading/positions.port';
import { RiskFactsReader } from '../../../../src/application/trading/risk-facts';
import { RiskGuard } from '../../../../src/application/trading/risk-guard';
import { RiskLimitBook } from '../../../../src/application/trading/risk-limit-book';
import { decimal } from '../../../../src/domain/shared/decimal';
import { day, hour, minute, second } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Fill } from '../../../../src/domain/trading/order';
import type { Position } from '../../../../src/domain/trading/position';
import { standardPreferences } from '../../../../src/domain/platform/preferences';
import { noLimits, type RiskLimits } from '../../../../src/domain/trading/risk-limits';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { order, ScriptedTrading } from './trading-fakes';

const perpetual = 'PERP_BTC_USDT';
const start = Date.parse('2026-11-21T12:00:00Z');

function setUp(limits?: Partial<RiskLimits>) {
  const time = new FakeScheduler(start);
  const storage = new MemoryStorage();
  const trading = new ScriptedTrading();
  const book = new RiskLimitBook(storage, time);
  const questions = new LimitQuestions();
  const held: { positions: readonly Position[]; fills: readonly Fill[]; away: boolean } = {
    positions: [],
    fills: [],
    away: false,
  };
  trading.fills = async ({ symbol, page, size }) => {
    const asked = held.fills.filter((fill) => symbol === undefined || fill.symbol === symbol);
    return success({ rows: asked.slice((page - 1) * size, page * size), total: asked.length });
  };
  const positions = {
    positions: async () => (held.away ? failure({ kind: 'offline' }) : success(held.positions)),
  } as unknown as PositionsPort;
  const marketData = {
    orderBook: async () => success({ symbol: perpetual, at: 1, asks: [[60_010, 1]], bids: [[60_000, 1]] }),
  } as unknown as MarketDataPort;
  const guards = new OrderGuards(storage, time);
  const reader = new RiskFactsReader(
    trading,
    positions,
    marketData,
    { values: new Subject({ ...standardPreferences, timeZone: 'UTC' }) },
    time,
  );
  const guard = new RiskGuard(book, reader, questions);
  if (limits) book.change({ ...noLimits, ...limits }, '');
  let drawn = 0;
  const placeOrder = new PlaceOrder(
    trading,
    { identifier: () => (drawn += 1) },
    time,
    { report: () => undefined },
    guards,
  );
  const place = (quantity: string, change: object = {}) =>
    placeOrder.place({
      symbol: perpetual,
      side: 'BUY',
      type: 'LIMIT',
      price: decimal('60000'),
      quantity: decimal(quantity),
      ...change,
    });
  return { time, storage, trading, book, questions, held, guards, guard, place };
}

const position = (holding: string, mark = '60000'): Position =>
  ({
    symbol: perpetual,
    positionSide: 'BOTH',
    holding: decimal(holding),
    pendingLong: decimal(0),
    pendingShort: decimal(0),
    markPrice: decimal(mark),
    settlePrice: decimal('60000'),
  }) as Position;
const closing = (at: number, profit: string): Fill =>
  ({
    id: String(at),
    orderId: String(at),
    symbol: perpetual,
    feeAsset: 'USDT',
    fee: decimal(0),
    realisedPnl: decimal(profit),
    at,
  }) as Fill;

describe("an order against its sender's own limits", () => {
  it('is not sent, and says which limit it is', async () => {
    const { guards, guard, place, trading, book } = setUp({ orderValue: decimal('1000') });
    guards.use(guard);
    expect(await place('0.1')).toMatchObject({
      status: 'notPlaced',
      failure: { kind: 'ownLimit', limit: 'orderValue' },
    });
    expect(trading.sent).toEqual([]);
    expect(book.kept.current.events[0]).toEqual({ kind: 'stopped', at: start, limit: 'orderValue', symbol: perpetual });
  });

  it('is valued at the market where it names no price', async () => {
    const { guards, guard, place } = setUp({ orderValue: decimal('6000') });
    guards.use(guard);
    expect(await place('0.1', { type: 'MARKET', price: undefined })).toMatchObject({
      failure: { limit: 'orderValue' },
    });
    expect(await place('0.1', { type: 'MARKET', price: undefined, side: 'SELL' })).toMatchObject({ status: 'placed' });
    expect(
      await place('1', {
        type: 'MARKET',
        price: undefined,
        quantity: undefined,
        amount: decimal('6001'),
        symbol: 'SPOT_BTC_USDT',
      }),
    ).toMatchObject({ failure: { limit: 'orderValue' } });
  });

  it('is sent where it only makes a position smaller, whatever the limits', async () => {
    const { guards, guard, place, held } = setUp({ orderValue: decimal('1'), hours: [], dailyLoss: decimal('1') });
    guards.use(guard);
    held.positions = [position('-0.1', '70000')];
    expect(await place('0.1')).toMatchObject({ status: 'placed' });
    expect(await place('0.2')).toMatchObject({ status: 'notPlaced' });
    held.away = true;
    expect(await place('0.2', { reduceOnly: true })).toMatchObject({ status: 'placed' });
  });

  it('in hedge mode is held against the position of its own side', async () => {
    const { guards, guard, place, held } = setUp({ position: decimal('9000') });
    guards.use(guard);
    held.positions = [
      { ...position('0.1'), positionSide: 'LONG' },
      { ...position('-0.1'), positionSide: 'SHORT' },
    ];
    expect(await place('0.1', { positionSide: 'LONG' })).toMatchObject({ failure: { limit: 'position' } });
    expect(await place('0.1', { positionSide: 'LONG', side: 'SELL' })).toMatchObject({ status: 'placed' });
    expect(await place('0.1', { positionSide: 'SHORT', side: 'SELL' })).toMatchObject({
      failure: { limit: 'position' },
    });
    expect(await place('0.05', { positionSide: 'SHORT', side: 'SELL' })).toMatchObject({ status: 'placed' });
  });

  it('counts waiting orders that could open something, not those that can only close', async () => {
    const { guards, guard, place, held, trading } = setUp({ position: decimal('9000') });
    guards.use(guard);
    held.positions = [position('-0.1')];
    const resting = (change: object) =>
      success({
        rows: [order({ orderId: '5', symbol: perpetual, quantity: decimal('0.2'), executed: decimal(0), ...change })],
        total: 1,
      });
    trading.openAnswers = [async () => resting({ reduceOnly: true })];
    expect(await place('0.2')).toMatchObject({ status: 'placed' });
    trading.openAnswers = [async () => resting({})];
    expect(await place('0.2')).toMatchObject({ failure: { limit: 'position' } });
  });

  it('sells on a spot market what is held there, whatever the limits', async () => {
    const { guards, guard, place, trading } = setUp({ orderValue: decimal('1'), hours: [], dailyLoss: decimal('1') });
    guards.use(guard);
    trading.balanceAnswers = [
      async () =>
        success([{ asset: 'BTC', holding: decimal('0.1'), frozen: decimal(0), available: decimal('0.1'), version: 1 }]),
    ];
    const spot = { symbol: 'SPOT_BTC_USDT', side: 'SELL' };
    expect(await place('0.1', spot)).toMatchObject({ status: 'placed' });
    expect(await place('0.2', spot)).toMatchObject({ failure: { limit: 'orderValue' } });
    trading.balanceAnswers = [async () => failure({ kind: 'offline' })];
    expect(await place('0.1', spot)).toMatchObject({ failure: { limit: 'notKnown' } });
  });

  it('counts what spot sales have lost today against what was paid, whenever that was', async () => {
    const { guards, guard, place, held } = setUp({ dailyLoss: decimal('500') });
    guards.use(guard);
    const spot = (side: Fill['side'], price: string, at: number): Fill =>
      ({
        id: String(at),
        orderId: String(at),
        symbol: 'SPOT_BTC_USDT',
        side,
        price: decimal(price),
        quantity: decimal('0.1'),
        fee: decimal(0),
        feeAsset: 'USDT',
        at,
      }) as Fill;
    held.fills = [spot('BUY', '50000', start - minute)];
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
    held.fills = [spot('SELL', '55000', start - hour), spot('BUY', '60000', start - 3 * day)];
    expect(await place('0.001')).toMatchObject({ failure: { limit: 'dailyLoss' } });
    held.fills = [spot('SELL', '55000', start - hour)];
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
  });

  it('is not sent after the loss of the day, open losses counted, and is again after midnight', async () => {
    const { guards, guard, place, held, time } = setUp({ dailyLoss: decimal('500') });
    guards.use(guard);
    held.positions = [position('0.01', '50000')];
    held.fills = [closing(start - hour, '-400'), closing(start - day, '-10000')];
    expect(await place('0.001')).toMatchObject({ failure: { limit: 'dailyLoss' } });
    await time.settle(12 * hour, hour);
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
  });

  it('waits for the end of the break after losses in a row', async () => {
    const { guards, guard, place, held, time } = setUp({ coolDown: { losses: 2, pause: 30 * minute } });
    guards.use(guard);
    held.fills = [closing(start - minute, '-1'), closing(start - 2 * minute, '-1'), closing(start - 3 * minute, '7')];
    expect(await place('0.001')).toMatchObject({ failure: { limit: 'coolDown' } });
    await time.settle(29 * minute, minute);
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
  });

  it('is not sent where what a limit needs cannot be read', async () => {
    const { guards, guard, place, held } = setUp({ position: decimal('1000') });
    guards.use(guard);
    held.away = true;
    expect(await place('0.001')).toMatchObject({ failure: { limit: 'notKnown' } });
  });

  it('of a high value is sent after a second yes only', async () => {
    const { guards, guard, place, questions, time } = setUp({ confirmAbove: decimal('1000') });
    guards.use(guard);
    expect(await place('0.1')).toMatchObject({ failure: { limit: 'notConfirmed' } });
    const leave = questions.listen();
    for (const [yes, status] of [
      [true, 'placed'],
      [false, 'notPlaced'],
    ] as const) {
      const placed = place('0.1');
      await time.settle();
      expect(questions.open.current?.value.toFixed()).toBe('6000');
      questions.answer(yes);
      expect(await placed).toMatchObject({ status });
    }
    const placed = place('0.1');
    await time.settle();
    leave();
    expect(await placed).toMatchObject({ status: 'notPlaced' });
  });
});

describe('the guard of orders', () => {
  it('is not waited for where nobody has set limits', async () => {
    const { place } = setUp();
    expect(await place('100')).toMatchObject({ status: 'placed' });
  });

  it('is waited for until it is there', async () => {
    const { place, guards, guard, trading, time } = setUp({ orderValue: decimal('1000') });
    const placed = place('0.001');
    await time.settle();
    expect(trading.sent).toEqual([]);
    guards.use(guard);
    expect(await placed).toMatchObject({ status: 'placed' });
  });

  it('stops the order where it does not come', async () => {
    const { place, time, trading } = setUp({ orderValue: decimal('1000') });
    const placed = place('0.001');
    await time.settle(5 * second);
    expect(await placed).toMatchObject({ failure: { kind: 'ownLimit', limit: 'notKnown' } });
    expect(trading.sent).toEqual([]);
  });
});

describe('the book of limits', () => {
  it('keeps them over a reload and sees what another tab keeps', () => {
    const { storage, time, book } = setUp({ orderValue: decimal('1000') });
    const reloaded = new RiskLimitBook(storage, time);
    expect(reloaded.current().orderValue?.toFixed()).toBe('1000');
    reloaded.change({ ...noLimits, orderValue: decimal('500') }, '');
    expect(book.current().orderValue?.toFixed()).toBe('500');
  });

  it('loosens in a day, with the reason that was given', () => {
    const { book, time } = setUp({ orderValue: decimal('1000') });
    book.change(noLimits, 'a larger account');
    time.advance(day - 1);
    expect(book.current().orderValue?.toFixed()).toBe('1000');
    time.advance(1);
    expect(book.current().orderValue).toBeUndefined();
    expect(book.kept.current.events.map(({ kind }) => kind)).toEqual(['loosened', 'tightened']);
  });

  it('says so where the device keeps nothing', () => {
    const { storage, time } = setUp();
    storage.write = () => undefined;
    expect(new RiskLimitBook(storage, time).change({ ...noLimits, orderValue: decimal('1') }, '')).toBe(false);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"limits":7,"waiting":{"limits":{},"from":"x"},"events":[{"kind":"stopped","at":1},null]}',
  ])('reads %j as nothing', (text) => {
    const { storage, time } = setUp();
    storage.write(riskLimitsKey, text);
    expect(new RiskLimitBook(storage, time).kept.current.events).toEqual([]);
  });
});
