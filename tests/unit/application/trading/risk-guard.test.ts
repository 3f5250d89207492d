import { noOrders } from '../../../support/reads';
import type { MarketDataPort } from '../../../../src/application/markets/market-data.port';
import { LimitQuestions } from '../../../../src/application/trading/limit-questions';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../support/loader-of';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { Placements } from '../../../../src/application/trading/placements';
import type { PositionsPort } from '../../../../src/application/trading/positions.port';
import { RiskFactsReader } from '../../../../src/application/trading/risk-facts';
import { RiskGuard } from '../../../../src/application/trading/risk-guard';
import { RiskLimitBook } from '../../../../src/application/trading/risk-limit-book';
import { decimal } from '../../../../src/domain/shared/decimal';
import { day, hour, minute } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Fill } from '../../../../src/domain/trading/order';
import type { Position } from '../../../../src/domain/trading/position';
import { standardPreferences } from '../../../../src/domain/platform/preferences';
import { noLimits, type RiskLimits } from '../../../../src/domain/trading/risk-limits';
import type { Loader } from '../../../../src/application/kernel/later';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { FakeAccountStream, order, ScriptedTrading } from './trading-fakes';

const perpetual = 'PERP_BTC_USDT';
const start = Date.parse('2026-11-21T12:00:00Z');

/** @param bring how the guard is had */
function setUp(limits?: Partial<RiskLimits>, bring: (guard: RiskGuard) => Loader = (guard) => loaderOf(guard)) {
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
  const reader = new RiskFactsReader(
    trading,
    positions,
    marketData,
    { values: new Subject({ ...standardPreferences, timeZone: 'UTC' }) },
    time,
  );
  const guard = new RiskGuard(book, reader, questions);
  const guards = new OrderGuards(storage, bring(guard), new FakePage());
  if (limits) book.change({ ...noLimits, ...limits }, '');
  let drawn = 0;
  const placeOrder = new PlaceOrder(
    trading,
    trading,
    { identifier: () => (drawn += 1) },
    time,
    { report: () => undefined },
    guards,
    new FakeAccountStream(),
    noOrders,
    new Placements(),
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
  return { time, storage, trading, book, questions, held, place, guard };
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
    const { place, trading, book } = setUp({ orderValue: decimal('1000') });
    expect(await place('0.1')).toMatchObject({
      status: 'notPlaced',
      failure: { kind: 'ownLimit', limit: 'orderValue', set: { amount: decimal('1000'), asset: 'USDT' } },
    });
    expect(trading.sent).toEqual([]);
    expect(book.kept.current.events[0]).toEqual({ kind: 'stopped', at: start, limit: 'orderValue', symbol: perpetual });
  });

  it('is foreseen to be stopped without a note of it, and is not asked about before it is sent', async () => {
    const { guard, book, questions } = setUp({ orderValue: decimal('1000'), confirmAbove: decimal('100') });
    questions.listen();
    const events = book.kept.current.events.length;
    const buy = { symbol: perpetual, side: 'BUY', price: decimal('60000'), closing: false } as const;
    expect(await guard.foresee({ ...buy, quantity: decimal('0.1') })).toEqual({
      limit: 'orderValue',
      set: { amount: decimal('1000'), asset: 'USDT' },
    });
    expect(await guard.foresee({ ...buy, quantity: decimal('0.01') })).toBeUndefined();
    expect(book.kept.current.events).toHaveLength(events);
    expect(questions.open.current).toBeUndefined();
    expect(await setUp().guard.foresee({ ...buy, quantity: decimal('9') })).toBeUndefined();
  });

  it('is valued at the market where it names no price', async () => {
    const { place } = setUp({ orderValue: decimal('6000') });
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
    const { place, held } = setUp({ orderValue: decimal('1'), hours: [], dailyLoss: decimal('1') });
    held.positions = [position('-0.1', '70000')];
    expect(await place('0.1')).toMatchObject({ status: 'placed' });
    expect(await place('0.2')).toMatchObject({ status: 'notPlaced' });
    held.away = true;
    expect(await place('0.2', { reduceOnly: true })).toMatchObject({ status: 'placed' });
  });

  it('in hedge mode is held against the position of its own side', async () => {
    const { place, held } = setUp({ position: decimal('9000') });
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
    const { place, held, trading } = setUp({ position: decimal('9000') });
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
    const { place, trading } = setUp({ orderValue: decimal('1'), hours: [], dailyLoss: decimal('1') });
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
    const { place, held } = setUp({ dailyLoss: decimal('500') });
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
    const { place, held, time } = setUp({ dailyLoss: decimal('500') });
    held.positions = [position('0.01', '50000')];
    held.fills = [closing(start - hour, '-400'), closing(start - day, '-10000')];
    expect(await place('0.001')).toMatchObject({ failure: { limit: 'dailyLoss' } });
    await time.settle(12 * hour, hour);
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
  });

  it('waits for the end of the break after losses in a row', async () => {
    const { place, held, time } = setUp({ coolDown: { losses: 2, pause: 30 * minute } });
    held.fills = [closing(start - minute, '-1'), closing(start - 2 * minute, '-1'), closing(start - 3 * minute, '7')];
    expect(await place('0.001')).toMatchObject({
      failure: { kind: 'ownLimit', limit: 'coolDown', until: start + 29 * minute },
    });
    await time.settle(29 * minute, minute);
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
  });

  it('waits for the end of a break that began before midnight', async () => {
    const { place, held, time } = setUp({ coolDown: { losses: 2, pause: 6 * hour }, dailyLoss: decimal('5') });
    await time.settle(13 * hour, hour);
    const evening = start + 11 * hour;
    held.fills = [closing(evening, '-3'), closing(evening - minute, '-4')];
    expect(await place('0.001')).toMatchObject({ failure: { limit: 'coolDown', until: evening + 6 * hour } });
    await time.settle(4 * hour, hour);
    // Yesterday's loss is no loss of today.
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
  });

  it('is not sent where what a limit needs cannot be read', async () => {
    const { place, held } = setUp({ position: decimal('1000') });
    held.away = true;
    expect(await place('0.001')).toMatchObject({ failure: { limit: 'notKnown' } });
  });

  it('of a high value is sent after a second yes only', async () => {
    const { place, questions, time } = setUp({ confirmAbove: decimal('1000') });
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
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const { place, trading, time } = setUp({ orderValue: decimal('1000') }, (guard) => ({
      load: async () => arrival.then(() => guard as never),
    }));
    const placed = place('0.001');
    await time.settle();
    expect(trading.sent).toEqual([]);
    arrive();
    expect(await placed).toMatchObject({ status: 'placed' });
  });

  it('stops the order where it cannot be had, and lets the next one ask for it again', async () => {
    let had = false;
    const { place, trading } = setUp({ orderValue: decimal('1000') }, (guard) => ({
      load: async () => {
        if (!had) throw new Error('The file could not be loaded.');
        return guard as never;
      },
    }));
    expect(await place('0.001')).toMatchObject({ failure: { kind: 'ownLimit', limit: 'notKnown' } });
    expect(trading.sent).toEqual([]);
    had = true;
    expect(await place('0.001')).toMatchObject({ status: 'placed' });
    expect(await place('0.1')).toMatchObject({ failure: { limit: 'orderValue' } });
  });
});
