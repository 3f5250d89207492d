import { fc } from '../../../support/properties';
import type { EnginePosition, MarginMode, PositionSide } from '../../../../sandbox/engine/model/margin-model';
import { unitsText } from '../../../../sandbox/engine/model/units';
import { decimal, zero, type Decimal } from '../../../../src/domain/shared/decimal';
import { BookWalk } from '../../../../src/domain/trading/contract-fills';
import {
  contractFault,
  largestContractOrder,
  requiredMargin,
  type MarginState,
  type ContractOrder,
} from '../../../../src/domain/trading/contract-order';
import { contractOutcome } from '../../../../src/domain/trading/contract-outcome';
import type { OrderSide } from '../../../../src/domain/trading/order';
import { ContractExchange } from '../../sandbox/engine/margin/contract-exchange';
import { contract, units } from '../../sandbox/engine/test-exchange';

const fees = { maker: zero, taker: decimal('0.0003') };
const limits = { step: decimal(1), maximumQuantity: decimal(1000) };
const exact = (value: bigint): Decimal => decimal(unitsText(value));
const text = (value: Decimal | undefined): string | undefined => value?.toFixed();

interface World {
  readonly mark: string;
  readonly leverage: number;
  readonly marginMode: MarginMode;
  /** What Ann holds before, opened at 100; below zero short. */
  readonly held: number;
}

function exchangeOf({ mark, leverage, marginMode, held }: World): ContractExchange {
  const exchange = new ContractExchange();
  exchange.do({ type: 'setMarginMode', accountId: 'ann', symbol: contract.symbol, mode: marginMode });
  exchange.do({
    type: 'setLeverage',
    accountId: 'ann',
    symbol: contract.symbol,
    marginMode,
    positionSide: 'BOTH',
    leverage,
  });
  exchange.trade(100);
  if (held !== 0) exchange.fill('ann', held > 0 ? 'BUY' : 'SELL', 100, Math.abs(held));
  for (const [price, quantity] of [
    [101, 3],
    [102, 5],
    [104, 40],
  ] as const)
    exchange.place('maker', 'SELL', price, quantity);
  for (const [price, quantity] of [
    [99, 2],
    [97, 6],
    [95, 40],
  ] as const)
    exchange.place('maker', 'BUY', price, quantity);
  exchange.mark(mark);
  return exchange;
}

const asks = [
  [101, 3],
  [102, 5],
  [104, 40],
] as const;
const bids = [
  [99, 2],
  [97, 6],
  [95, 40],
] as const;

/** @param side the position that an order is for; the other one of a hedged contract stands beside it */
function marginOf(exchange: ContractExchange, side: PositionSide = 'BOTH'): MarginState {
  const { engine } = exchange;
  const summary = exchange.summary('ann');
  const account = engine.ledger.accounts.get('ann')!;
  const held = (of: PositionSide): EnginePosition | undefined =>
    account.positions.has(of === 'BOTH' ? contract.symbol : `${contract.symbol} ${of}`)
      ? exchange.position('ann', of)
      : undefined;
  const position = held(side);
  const opposite = side === 'BOTH' ? undefined : held(side === 'LONG' ? 'SHORT' : 'LONG');
  const settings = engine.margins.settings('ann');
  const marginMode =
    position !== undefined && position.holding !== 0 ? position.marginMode : settings.marginModeOf(contract.symbol);
  const tiers = engine.margins.tiersOf({ instrument: engine.books.get(contract.symbol)!.instrument }).map((tier) => ({
    symbol: contract.symbol,
    tier: tier.tier,
    maximumLeverage: tier.maxLeverage,
    notionalFrom: exact(tier.notionalFrom),
    notionalTo: exact(tier.notionalTo),
    initialMarginRate: exact(tier.initialMarginRate),
    maintenanceMarginRate: exact(tier.maintenanceMarginRate),
    maintenanceAmount: exact(tier.maintenanceAmount),
  }));
  return {
    mark: exact(engine.prices.mark(contract.symbol)!),
    tiers,
    leverage: settings.leverage(contract.symbol, marginMode, side, tiers[0]!.maximumLeverage),
    marginMode,
    holding: decimal(position?.holding ?? 0),
    opposite: decimal(opposite?.holding ?? 0),
    averageOpenPrice: exact(position?.averageOpenPrice ?? 0n),
    settlePrice: exact(position?.settlePrice ?? 0n),
    isolatedMargin: exact(position?.isolatedMargin ?? 0n),
    feesPaid: zero,
    beside: [],
    collateral: exact(summary.totalCollateral),
    free: exact(summary.freeCollateral),
    available: exact(account.balance('USDT').available),
    exposed: [position, opposite].some((each) => (each?.holding ?? 0) !== 0),
    otherMaintenance: zero,
    otherNotional: zero,
  };
}

function orderOf(side: OrderSide, price: number | undefined): ContractOrder {
  // Bands of the contract: 1.1 of the best ask, 0.9 of the best bid.
  const limit = decimal(price ?? (side === 'BUY' ? Math.floor(101 * 1.1) : Math.ceil(99 * 0.9)));
  return {
    side,
    type: price === undefined ? 'MARKET' : 'LIMIT',
    limit,
    rests: price !== undefined,
    reduceOnly: false,
    walk: new BookWalk(side, limit, side === 'BUY' ? asks : bids),
  };
}

const world = fc.record({
  mark: fc.constantFrom('100', '98.7', '103.123456789', '91.5'),
  leverage: fc.constantFrom(1, 3, 7, 10),
  marginMode: fc.constantFrom<MarginMode>('CROSS', 'ISOLATED'),
  held: fc.constantFrom(0, 0, 0, 5, -5, 9, -4),
});
const side = fc.constantFrom<OrderSide>('BUY', 'SELL');
/** At market, or at a limit that the book has whole. */
const taking = fc.constantFrom(undefined, 'deep' as const);

describe('what an order of a contract would do', () => {
  it('is what the exchange then does, to the last digit', () => {
    fc.assert(
      fc.property(world, side, taking, fc.integer({ min: 1, max: 12 }), (start, direction, how, quantity) => {
        const exchange = exchangeOf(start);
        const margin = marginOf(exchange);
        const price = how === undefined ? undefined : direction === 'BUY' ? 104 : 95;
        const order = orderOf(direction, price);
        const outcome = contractOutcome(margin, order, decimal(quantity), fees);
        const faulty = contractFault(margin, order, decimal(quantity), { maker: zero, taker: zero });
        const answer = exchange.place('ann', direction, price, quantity);
        if (faulty !== undefined) {
          // Isolated margin counts the fee in any case.
          expect(answer).toEqual({ ok: false, reason: faulty });
          return;
        }
        fc.pre(answer.ok || answer.reason !== 'belowMinimumNotional');
        expect(answer.ok).toBe(true);
        const position = exchange.position('ann');
        const fills = exchange.events.flatMap((event) =>
          event.type === 'order' && event.fill !== undefined && event.order.accountId === 'ann' ? [event.fill] : [],
        );
        expect(text(outcome.fee)).toBe(text(exact(fills.reduce((sum, fill) => sum + fill.fee, 0n))));
        expect(text(outcome.holding)).toBe(String(position.holding));
        expect(text(outcome.entryPrice)).toBe(
          position.holding === 0 ? undefined : text(exact(position.averageOpenPrice)),
        );
        expect(text(outcome.liquidationPrice)).toBe(
          position.liquidationPrice === undefined ? undefined : text(exact(position.liquidationPrice)),
        );
        const { marginRatio, totalCollateral } = exchange.summary('ann');
        if (start.marginMode === 'CROSS') {
          expect(text(outcome.marginRatio)).toBe(marginRatio === undefined ? undefined : text(exact(marginRatio)));
          expect(totalCollateral).toBeGreaterThan(0n);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('liquidates both legs of a hedged contract where the exchange says, and where margin is just enough', () => {
    const legs = { long: fc.integer({ min: 1, max: 40 }), short: fc.integer({ min: 1, max: 40 }) };
    const hedged = fc.record({ ...legs, mark: fc.constantFrom('100', '98.7', '103.123456789') });
    fc.assert(
      fc.property(hedged, side, fc.boolean(), fc.integer({ min: 2, max: 20 }), (start, way, closing, quantity) => {
        const exchange = new ContractExchange();
        exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
        exchange.trade(100);
        exchange.fill('ann', 'BUY', 100, start.long, { positionSide: 'LONG' });
        exchange.fill('ann', 'SELL', 100, start.short, { positionSide: 'SHORT' });
        for (const [price, size] of asks) exchange.place('maker', 'SELL', price, size);
        for (const [price, size] of bids) exchange.place('maker', 'BUY', price, size);
        exchange.mark(start.mark);
        const positionSide = (way === 'BUY') === closing ? 'SHORT' : 'LONG';
        const order = { ...orderOf(way, undefined), reduceOnly: closing };
        const outcome = contractOutcome(marginOf(exchange, positionSide), order, decimal(quantity), fees);
        const answer = exchange.place('ann', way, undefined, quantity, { positionSide });
        fc.pre(answer.ok);
        const [long, short] = [exchange.position('ann', 'LONG'), exchange.position('ann', 'SHORT')];
        const own = positionSide === 'LONG' ? long : short;
        expect(text(outcome.liquidationPrice)).toBe(
          own.liquidationPrice === undefined ? undefined : text(exact(own.liquidationPrice)),
        );
        fc.pre(long.holding !== 0 && short.holding !== 0);
        expect(long.liquidationPrice).toBe(short.liquidationPrice);
        const told = exchange.events.flatMap((event) => (event.type === 'position' ? [event.position] : []));
        expect(told.map((each) => [each.positionSide, each.liquidationPrice]).sort()).toEqual([
          ['LONG', long.liquidationPrice],
          ['SHORT', long.liquidationPrice],
        ]);
        const price = long.liquidationPrice;
        if (price === undefined) return;
        const { liquidatesFalling } = outcome;
        const at = (mark: bigint) => {
          exchange.mark(unitsText(mark));
          const { totalCollateral, maintenanceMargin, beingLiquidated } = exchange.summary('ann');
          return { gap: Number(totalCollateral - maintenanceMargin) / 1e12, beingLiquidated };
        };
        expect(liquidatesFalling).toBe(exact(price).lt(start.mark));
        expect(at(price).gap).toBeCloseTo(0, 6);
        const step = liquidatesFalling ? -units('0.01') : units('0.01');
        expect(at(price - step).beingLiquidated).toBe(false);
        expect(at(price + step).beingLiquidated).toBe(true);
        exchange.do({ type: 'advance' });
        expect(exchange.stages().length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('takes from the free collateral what the exchange takes for a resting order', () => {
    fc.assert(
      fc.property(
        world,
        side,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 6 }),
        (start, direction, quantity, away) => {
          const exchange = exchangeOf({ ...start, marginMode: 'CROSS' });
          const margin = marginOf(exchange);
          const price = direction === 'BUY' ? 100 - away : 100 + away;
          const order = orderOf(direction, price);
          const before = exchange.summary('ann').freeCollateral;
          const answer = exchange.place('ann', direction, price, quantity);
          fc.pre(answer.ok || answer.reason !== 'belowMinimumNotional');
          expect(answer.ok).toBe(contractFault(margin, order, decimal(quantity), fees) === undefined);
          if (!answer.ok) return;
          expect(text(requiredMargin(margin, order, decimal(quantity), fees))).toBe(
            text(exact(before - exchange.summary('ann').freeCollateral)),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is never refused at the largest quantity, and always one step beyond', () => {
    fc.assert(
      fc.property(
        world,
        side,
        fc.option(fc.integer({ min: 96, max: 100 }), { nil: undefined }),
        (start, direction, price) => {
          const exchange = exchangeOf(start);
          const margin = marginOf(exchange);
          const order = orderOf(direction, price);
          const free = { maker: zero, taker: zero };
          const most = largestContractOrder(margin, order, limits, start.marginMode === 'ISOLATED' ? fees : free);
          fc.pre(most.gt(0) && most.lt(order.type === 'MARKET' ? order.walk.depth : limits.maximumQuantity));
          expect(exchangeOf(start).place('ann', direction, price, Number(most) + 1).ok).toBe(false);
          const answer = exchange.place('ann', direction, price, Number(most));
          expect(answer.ok || answer.reason).toBe(answer.ok || 'belowMinimumNotional');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('stays within the account when the fee is paid too', () => {
    fc.assert(
      fc.property(world, side, (start, direction) => {
        const exchange = exchangeOf({ ...start, held: 0 });
        const most = largestContractOrder(marginOf(exchange), orderOf(direction, undefined), limits, fees);
        fc.pre(most.gt(0));
        expect(exchange.place('ann', direction, undefined, Number(most)).ok).toBe(true);
        expect(exchange.usdt('ann')).toBeLessThan(units('1000'));
        expect(exchange.position('ann').holding).toBe(Number(most) * (direction === 'BUY' ? 1 : -1));
      }),
    );
  });
});
