import { fc } from '../../../support/properties';
import { scaleOf } from '../../../../sandbox/engine/model/units';
import { tiersOf } from '../../../../sandbox/engine/margin/tiers';
import type { LeverageTier } from '../../../../src/domain/markets/futures-figures';
import { decimal, type Decimal } from '../../../../src/domain/shared/decimal';
import type { Position } from '../../../../src/domain/trading/position';
import {
  canReverse,
  closingOrder,
  closingQuantity,
  reversalOrder,
} from '../../../../src/domain/trading/position-closing';
import {
  distanceToLiquidation,
  inGroup,
  positionGroups,
  profitSinceOpened,
  returnPercent,
  settledPnl24h,
  unrealisedPnl,
} from '../../../../src/domain/trading/position-figures';
import { shownLiquidation } from '../../../../src/domain/trading/shown-liquidation';
import { marginPreview, removableMargin } from '../../../../src/domain/trading/position-margin';
import { outcomeAt, protectionProblem, triggerPriceOf } from '../../../../src/domain/trading/position-protection';
import { closedResult } from '../../../../src/domain/trading/position-result';
import { money, positionOf } from '../../../fakes/engine-values';
import { ContractExchange } from '../../sandbox/engine/margin/contract-exchange';
import { contract, units } from '../../sandbox/engine/test-exchange';
import { order } from '../../application/trading/trading-fakes';
import { bitcoinPerpetual } from './instruments';

const scale = scaleOf(contract);
const price = fc.integer({ min: 80, max: 120 });
const side = fc.constantFrom('BUY' as const, 'SELL' as const);

/** Ann holds a contract that was bought or sold at a price, and the mark has gone on. */
function held(
  direction: 'BUY' | 'SELL',
  entry: number,
  quantity: number,
  mark: number,
  mode: 'CROSS' | 'ISOLATED' = 'CROSS',
): { exchange: ContractExchange; position: Position; engine: ReturnType<ContractExchange['position']> } | undefined {
  const exchange = new ContractExchange();
  exchange.trade(entry);
  exchange.mark(String(entry));
  if (mode === 'ISOLATED') exchange.do({ type: 'setMarginMode', accountId: 'ann', mode });
  if (!exchange.fill('ann', direction, entry, quantity).ok) return undefined;
  exchange.mark(String(mark));
  const engine = exchange.position('ann');
  return { exchange, position: positionOf(engine, scale), engine };
}

const tiers = tiersOf(contract).map((tier): LeverageTier => ({
  symbol: contract.symbol,
  tier: tier.tier,
  maximumLeverage: tier.maxLeverage,
  notionalFrom: money(tier.notionalFrom),
  notionalTo: money(tier.notionalTo),
  initialMarginRate: money(tier.initialMarginRate),
  maintenanceMarginRate: money(tier.maintenanceMarginRate),
  maintenanceAmount: money(tier.maintenanceAmount),
}));

const near = (a: Decimal, b: Decimal | undefined, within: string): boolean =>
  b !== undefined && a.minus(b).abs().lte(within);

describe('figures of a position', () => {
  it('are the engine’s own', () => {
    fc.assert(
      fc.property(side, price, fc.integer({ min: 1, max: 40 }), price, (direction, entry, quantity, mark) => {
        const made = held(direction, entry, quantity, mark);
        fc.pre(made !== undefined && made.engine.holding !== 0);
        const { position, engine } = made;
        expect(near(unrealisedPnl(position, position.markPrice), money(engine.unrealizedPnl), '0.00000001')).toBe(true);
        expect(near(settledPnl24h(position), money(engine.pnl24h - engine.unrealizedPnl), '0.00000001')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('tell the profit since it was opened as closing at the mark would realise it', () => {
    fc.assert(
      fc.property(side, price, fc.integer({ min: 1, max: 40 }), price, (direction, entry, quantity, mark) => {
        const made = held(direction, entry, quantity, mark);
        fc.pre(made !== undefined && made.engine.holding !== 0);
        const { exchange, position } = made;
        fc.pre(
          exchange.fill('ann', direction === 'BUY' ? 'SELL' : 'BUY', mark, quantity, { reduceOnly: true }).ok &&
            exchange.position('ann').holding === 0,
        );
        expect(
          near(profitSinceOpened(position, decimal(mark)), money(exchange.position('ann').realizedPnl), '0.00000001'),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('tell a return against the margin of the entry, and how far liquidation is', () => {
    const position = {
      holding: decimal('2'),
      averageOpenPrice: decimal('100'),
      leverage: 10,
      positionSide: 'BOTH' as const,
      marginMode: 'CROSS' as const,
      markPrice: decimal('100'),
      liquidationPrice: decimal('90'),
    };
    expect(returnPercent(position, decimal('10'))?.toFixed()).toBe('50');
    expect(distanceToLiquidation(position, decimal('120'))?.toFixed()).toBe('25');
    expect(
      distanceToLiquidation(
        { ...position, holding: decimal('-2'), liquidationPrice: decimal('150') },
        decimal('120'),
      )?.toFixed(),
    ).toBe('25');
    expect(distanceToLiquidation({ ...position, liquidationPrice: undefined }, decimal('120'))).toBeUndefined();
  });

  it('put each position among all, and among winners or losers by the profit that is shown', () => {
    const groups = (holding: string, pnl: string) =>
      positionGroups.filter((group) => inGroup({ holding: decimal(holding) }, group, () => decimal(pnl)));
    expect(groups('1', '5')).toEqual(['all', 'winners', 'longs']);
    expect(groups('-1', '-5')).toEqual(['all', 'losers', 'shorts']);
    expect(groups('-1', '0')).toEqual(['all', 'shorts']);
  });
});

describe('the margin of an isolated position', () => {
  it('is previewed as the engine has it afterwards', () => {
    fc.assert(
      fc.property(
        side,
        price,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 40 }),
        (direction, entry, quantity, added) => {
          const made = held(direction, entry, quantity, entry, 'ISOLATED');
          fc.pre(made !== undefined && made.engine.holding !== 0);
          const { exchange, position } = made;
          const change = decimal(added);
          fc.pre(
            exchange.do({
              type: 'adjustIsolatedMargin',
              accountId: 'ann',
              symbol: contract.symbol,
              positionSide: 'BOTH',
              amount: units(String(added)),
            }).ok,
          );
          const after = positionOf(exchange.position('ann'), scale);
          const preview = marginPreview(position, change, position.markPrice, tiers);
          expect(near(preview.margin, after.isolatedMargin, '0')).toBe(true);
          expect(preview.liquidationPrice === undefined).toBe(after.liquidationPrice === undefined);
          if (preview.liquidationPrice)
            expect(near(preview.liquidationPrice, after.liquidationPrice, '0.000001')).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('what may be taken out of the margin of an isolated position', () => {
  it('is what the engine lets go, to the last unit, in profit and in loss', () => {
    fc.assert(
      fc.property(side, price, price, fc.integer({ min: 1, max: 20 }), (direction, entry, mark, quantity) => {
        const made = held(direction, entry, quantity, mark, 'ISOLATED');
        fc.pre(made !== undefined && made.engine.holding !== 0);
        const { exchange, position } = made;
        const take = (amount: Decimal) =>
          exchange.do({
            type: 'adjustIsolatedMargin',
            accountId: 'ann',
            symbol: contract.symbol,
            positionSide: 'BOTH',
            amount: -units(amount.toFixed()),
          }).ok;
        const most = removableMargin(position, position.markPrice, tiers);
        expect(take(most.plus('0.000001'))).toBe(false);
        const least = most.minus('0.000001');
        if (least.gt(0)) expect(take(least)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('closing', () => {
  it('never asks for more than is held, and always for the whole at 100 %', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((steps) => steps !== 0),
        fc.integer({ min: 0, max: 100 }),
        (steps, percent) => {
          const holding = bitcoinPerpetual.step.times(steps);
          const position = { symbol: 'PERP_BTC_USDT', holding, positionSide: 'BOTH', marginMode: 'CROSS' } as const;
          const quantity = closingQuantity(position, percent, bitcoinPerpetual);
          expect(quantity.lte(holding.abs())).toBe(true);
          expect(quantity.mod(bitcoinPerpetual.step).eq(0)).toBe(true);
          if (percent === 100) expect(quantity.eq(holding.abs())).toBe(true);
          expect(closingOrder(position, holding.abs().times(3))).toMatchObject({
            reduceOnly: true,
            side: steps > 0 ? 'SELL' : 'BUY',
          });
          expect(closingOrder(position, holding.abs().times(3)).quantity!.eq(holding.abs())).toBe(true);
          const turned = reversalOrder(position);
          expect(holding.plus(turned.quantity!.times(turned.side === 'BUY' ? 1 : -1)).eq(holding.times(-1))).toBe(true);
          expect(turned.reduceOnly).toBeUndefined();
        },
      ),
    );
    expect(canReverse({ positionSide: 'LONG' })).toBe(false);
  });
});

describe('take profit and stop loss', () => {
  const long = {
    holding: decimal('2'),
    averageOpenPrice: decimal('100'),
    leverage: 10,
    positionSide: 'BOTH' as const,
    marginMode: 'CROSS' as const,
    markPrice: decimal('100'),
    liquidationPrice: decimal('91'),
  };
  const short = { ...long, holding: decimal('-2'), liquidationPrice: decimal('109') };

  it('mean the same written as a price, a return or a profit', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom('TAKE_PROFIT' as const, 'STOP_LOSS' as const),
        fc.integer({ min: 1, max: 90 }),
        (up, leg, amount) => {
          const position = up ? long : short;
          const quantity = decimal('2');
          const byPnl = triggerPriceOf(position, leg, 'pnl', decimal(amount), quantity)!;
          const { pnl, percent } = outcomeAt(position, byPnl, quantity);
          expect(pnl.eq(leg === 'TAKE_PROFIT' ? amount : -amount)).toBe(true);
          expect(triggerPriceOf(position, leg, 'percent', percent!.abs(), quantity)!.eq(byPnl)).toBe(true);
          expect(triggerPriceOf(position, leg, 'price', byPnl, quantity)!.eq(byPnl)).toBe(true);
        },
      ),
    );
  });

  it('must be on their side of the market, and the stop before liquidation', () => {
    const mark = decimal('100');
    expect(protectionProblem(long, 'TAKE_PROFIT', decimal('99'), mark)).toBe('notAboveMark');
    expect(protectionProblem(long, 'STOP_LOSS', decimal('101'), mark)).toBe('notBelowMark');
    expect(protectionProblem(long, 'STOP_LOSS', decimal('90'), mark)).toBe('beyondLiquidation');
    expect(protectionProblem(long, 'STOP_LOSS', decimal('95'), mark)).toBeUndefined();
    expect(protectionProblem(short, 'STOP_LOSS', decimal('110'), mark)).toBe('beyondLiquidation');
    expect(protectionProblem(short, 'TAKE_PROFIT', decimal('101'), mark)).toBe('notBelowMark');
  });
});

it('the result of an order that closed tells where the position was opened', () => {
  const closed = order({
    symbol: 'PERP_BTC_USDT',
    side: 'SELL',
    executed: decimal('2'),
    averagePrice: decimal('110'),
    realisedPnl: decimal('20'),
  });
  expect(closedResult(closed)).toMatchObject({ long: true, isOpen: false });
  expect(closedResult(closed)!.entry.toFixed()).toBe('100');
  expect(closedResult(closed)!.percent!.toFixed()).toBe('10');
  expect(closedResult({ ...closed, realisedPnl: undefined })).toBeUndefined();
});

test('a liquidation price is shown at the tick that comes sooner: above it for a falling mark, below it for a rising one', () => {
  const shown = (falling: boolean, exact: string) => shownLiquidation(decimal(exact), falling, 1).toFixed();
  expect([shown(true, '54655.81'), shown(false, '65344.19'), shown(true, '54655.8'), shown(false, '65344.1')]).toEqual([
    ...['54655.9', '65344.1', '54655.8', '65344.1'],
  ]);
});
