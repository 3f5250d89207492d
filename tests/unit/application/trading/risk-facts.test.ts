import { RiskFactsReader } from '../../../../src/application/trading/risk-facts';
import type { OrderToGuard } from '../../../../src/application/trading/order-guard';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { standardPreferences } from '../../../../src/domain/platform/preferences';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { noLimits, type RiskLimits } from '../../../../src/domain/trading/risk-limits';
import { exchange } from '../../../support/asked-exchange';
import { order } from './trading-fakes';

const noon = Date.parse('2026-11-21T12:00:00Z');
const spot = 'SPOT_BTC_USDT';
const perpetual = 'PERP_BTC_USDT';
const offline = failure({ kind: 'offline' } as const);
const page = (...rows: unknown[]) => success({ rows, total: rows.length });
const all: RiskLimits = { ...noLimits, dailyLoss: decimal('5') };

const position = (holding: string, more: object = {}) => ({
  symbol: perpetual,
  positionSide: 'BOTH',
  holding: decimal(holding),
  markPrice: decimal('110'),
  settlePrice: decimal('100'),
  ...more,
});

function setUp(timeZone = 'UTC') {
  const host = exchange({
    positions: success([
      position('3', { symbol: 'PERP_ETH_USDT' }),
      position('2'),
      position('-1', { positionSide: 'SHORT' }),
    ]),
    balances: success([
      { asset: 'ETH', holding: decimal('9') },
      { asset: 'BTC', holding: decimal('4') },
    ]),
    openOrders: page(),
    orderBook: success({ asks: [[101, 1]], bids: [[99, 1]] }),
    fills: page(),
  });
  const values = new Subject({ ...standardPreferences, timeZone });
  const reader = new RiskFactsReader(host.port, host.port, host.port, { values }, { now: () => noon });
  const wanted = (more: Partial<OrderToGuard> = {}): OrderToGuard => ({
    symbol: perpetual,
    side: 'BUY',
    price: decimal('100'),
    quantity: decimal('1'),
    closing: false,
    ...more,
  });
  const read = async (more: Partial<OrderToGuard> = {}, limits: RiskLimits = noLimits) =>
    JSON.parse(JSON.stringify((await reader.read(wanted(more), limits)) ?? null)) as {
      order: Record<string, unknown>;
      facts: Record<string, unknown>;
    } | null;
  return { host, read };
}

describe('what limits need to know of an order in a contract', () => {
  it('is what is held on its own side, of its own contract', async () => {
    const { read, host } = setUp();
    expect(await read()).toMatchObject({
      order: { baseAsset: 'BTC', side: 'BUY', price: '100', quantity: '1' },
      facts: { isContract: true, holding: '2', resting: '0', now: noon, hour: 12 },
    });
    expect(await read({ positionSide: 'SHORT' })).toMatchObject({ facts: { holding: '-1' } });
    expect(await read({ symbol: 'PERP_SOL_USDT' })).toMatchObject({ facts: { holding: '0' } });
    expect(host.times('balances')).toBe(0);
  });

  it('is what waits beside it on the same side of the same position, and could open something', async () => {
    const { read, host } = setUp();
    const waiting = (orderId: string, more: object) =>
      order({ orderId, symbol: perpetual, quantity: decimal('1'), executed: decimal('0.25'), ...more });
    host.answers['openOrders'] = page(
      waiting('1', {}),
      waiting('2', { quantity: undefined, executed: decimal('0') }),
      waiting('3', { side: 'SELL' }),
      waiting('4', { positionSide: 'SHORT' }),
      waiting('5', { reduceOnly: true }),
      waiting('6', {}),
    );
    const inPlaceOf = { orderId: '6', executed: decimal('0.25') };
    expect(await read({ inPlaceOf })).toMatchObject({ order: { filled: '0.25' }, facts: { resting: '0.75' } });
    expect(await read()).toMatchObject({ facts: { resting: '1.5' } });
    expect(host.calls.find(([name]) => name === 'openOrders')).toEqual([
      'openOrders',
      { symbol: perpetual, page: 1, size: 500 },
    ]);
  });

  it('is the best price on the other side where it names none, and its quantity by that', async () => {
    const { read, host } = setUp();
    const atMarket = { price: undefined, quantity: undefined, amount: decimal('202') };
    expect(await read(atMarket)).toMatchObject({ order: { price: '101', quantity: '2' } });
    expect(await read({ ...atMarket, side: 'SELL' })).toMatchObject({ order: { price: '99' } });
    expect(await read({ quantity: undefined })).toMatchObject({ order: { quantity: '0' } });
    expect(host.calls.find(([name]) => name === 'orderBook')).toEqual(['orderBook', perpetual, 1]);
    host.answers['orderBook'] = success({ asks: [], bids: [] });
    expect(await read(atMarket)).toBeNull();
    host.answers['orderBook'] = offline;
    expect(await read(atMarket)).toBeNull();
  });

  it('is what was won and lost today, open positions counted, where a limit is about that', async () => {
    const { read, host } = setUp();
    expect(await read({}, all)).toMatchObject({ facts: { profitToday: '40' } });
    expect(host.times('fills')).toBe(1);
    await read({}, { ...noLimits, coolDown: { losses: 2, pause: 60_000 } });
    expect(host.times('fills')).toBe(2);
    await read();
    expect(host.times('fills')).toBe(2);
  });

  it.each(['positions', 'openOrders'])('is nothing where %s cannot be read', async (what) => {
    const { read, host } = setUp();
    host.answers[what] = offline;
    expect(await read()).toBeNull();
  });

  it('is nothing where what happened today cannot be read', async () => {
    const { read, host } = setUp();
    host.answers['fills'] = offline;
    expect(await read({}, all)).toBeNull();
    expect(await read()).not.toBeNull();
  });

  it('is nothing of a market that nobody knows, nor of a price of nothing', async () => {
    const { read } = setUp();
    expect(await read({ symbol: 'nothing' })).toBeNull();
    expect(await read({ symbol: 'nothing', side: 'SELL' })).toBeNull();
    expect(await read({ price: decimal('0') })).toBeNull();
  });
});

describe('what limits need to know of an order on a spot market', () => {
  it('is what is held to sell, and what else is offered', async () => {
    const { read, host } = setUp();
    host.answers['openOrders'] = page(order({ orderId: '1', side: 'SELL', quantity: decimal('1') }));
    expect(await read({ symbol: spot, side: 'SELL' })).toMatchObject({
      facts: { isContract: false, holding: '4', resting: '1' },
    });
    expect(await read({ symbol: 'SPOT_SOL_USDT', side: 'SELL' })).toMatchObject({ facts: { holding: '0' } });
    expect(host.times('positions')).toBe(0);
  });

  it('is nothing more of a purchase', async () => {
    const { read, host } = setUp();
    expect(await read({ symbol: spot })).toMatchObject({ facts: { holding: '0', resting: '0', profitToday: '0' } });
    expect(host.calls).toEqual([]);
  });

  it('is what contracts lose, too, where a limit is about the day', async () => {
    const { read, host } = setUp();
    expect(await read({ symbol: spot }, all)).toMatchObject({ facts: { profitToday: '40' } });
    host.answers['positions'] = offline;
    expect(await read({ symbol: spot }, all)).toBeNull();
    expect(await read({ symbol: spot })).not.toBeNull();
  });

  it.each(['balances', 'openOrders'])('is nothing of a sale where %s cannot be read', async (what) => {
    const { read, host } = setUp();
    host.answers[what] = offline;
    expect(await read({ symbol: spot, side: 'SELL' })).toBeNull();
    expect(await read({ symbol: spot })).not.toBeNull();
  });
});

describe('the hour of an order', () => {
  it('is that of the time zone that somebody chose, or of the device', async () => {
    expect(await setUp('Asia/Tokyo').read()).toMatchObject({ facts: { hour: 21 } });
    expect(await setUp('device').read()).toMatchObject({ facts: { hour: new Date(noon).getHours() } });
  });
});
