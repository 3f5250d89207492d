import { fc } from '../../../support/properties';
import { decimal } from '../../../../src/domain/shared/decimal';
import { slippageLimit } from '../../../../src/domain/trading/price-band';
import {
  conditionalProblems,
  profitAt,
  rewardByRisk,
  targetPrice,
  type ConditionalDraft,
} from '../../../../src/domain/trading/ticket-conditions';
import { bitcoinPerpetual as instrument } from './instruments';

const current = decimal(60_000);
const base = { side: 'SELL', quantity: decimal('0.1'), triggerBy: 'MARKET_PRICE' } as const;
const reasons = (draft: ConditionalDraft, more = {}) =>
  conditionalProblems(draft, { instrument, current, entry: current, ...more }).map(
    ({ field, reason }) => `${field} ${reason}`,
  );

describe('a conditional order', () => {
  it.each<[string, ConditionalDraft, readonly string[]]>([
    ['a stop below the market', { ...base, kind: 'STOP_MARKET', trigger: decimal(59_000) }, []],
    ['a stop above the market', { ...base, kind: 'STOP_MARKET', trigger: decimal(61_000) }, []],
    ['a stop where the market is', { ...base, kind: 'STOP_MARKET', trigger: current }, ['trigger wrongSideOfMarket']],
    ['a stop without a trigger', { ...base, kind: 'STOP_LIMIT', price: current }, ['trigger missing']],
    [
      'a stop off the tick',
      { ...base, kind: 'STOP_MARKET', trigger: decimal('59000.001') },
      ['trigger priceNotOnTick'],
    ],
    ['a trailing stop', { ...base, kind: 'TRAILING_STOP', trailing: { by: 'rate', distance: decimal('0.01') } }, []],
    [
      'a trailing stop too wide',
      { ...base, kind: 'TRAILING_STOP', trailing: { by: 'rate', distance: decimal('0.06') } },
      ['distance trailingOutOfBounds'],
    ],
    [
      'a trailing stop that begins behind the market',
      {
        ...base,
        kind: 'TRAILING_STOP',
        trailing: { by: 'value', distance: decimal(100), activation: decimal(59_000) },
      },
      ['activation triggerNotAbove'],
    ],
    [
      'two orders of which one cancels the other',
      { ...base, kind: 'OCO', price: decimal(61_000), trigger: decimal(59_000) },
      [],
    ],
    [
      'the same the wrong way round',
      { ...base, kind: 'OCO', price: decimal(59_000), trigger: decimal(61_000) },
      ['price triggerNotAbove', 'trigger triggerNotBelow'],
    ],
    [
      'a long with targets',
      { ...base, side: 'BUY', kind: 'BRACKET', takeProfit: decimal(61_000), stopLoss: decimal(59_000) },
      [],
    ],
    [
      'a long with targets the wrong way round',
      { ...base, side: 'BUY', kind: 'BRACKET', takeProfit: decimal(59_000), stopLoss: decimal(61_000) },
      ['takeProfit triggerNotAbove', 'stopLoss triggerNotBelow'],
    ],
  ])('%s', (_name, draft, expected) => {
    expect(reasons(draft)).toEqual(expected);
  });

  it('never has a stop that comes after the liquidation', () => {
    const long: ConditionalDraft = { ...base, side: 'BUY', kind: 'BRACKET', stopLoss: decimal(50_000) };
    expect(reasons(long, { liquidation: decimal(55_000) })).toEqual(['stopLoss beyondLiquidation']);
    expect(reasons(long, { liquidation: decimal(45_000) })).toEqual([]);
  });
});

describe('a target', () => {
  const side = fc.constantFrom('BUY' as const, 'SELL' as const);
  const amount = fc.integer({ min: 1, max: 40 }).map((value) => decimal(value));

  it('told as profit brings that profit', () => {
    fc.assert(
      fc.property(side, fc.boolean(), amount, (direction, gaining, profit) => {
        const terms = { side: direction, entry: current, quantity: decimal('0.1'), leverage: 10 };
        const price = targetPrice('pnl', profit, gaining, terms, instrument.tick)!;
        expect(profitAt(price, terms)!.toFixed()).toBe(profit.times(gaining ? 1 : -1).toFixed());
      }),
    );
  });

  it('told as percent of the margin is that percent divided by the leverage away', () => {
    const terms = { side: 'BUY', entry: current, leverage: 10 } as const;
    expect(String(targetPrice('roi', decimal(50), true, terms, instrument.tick))).toBe('63000');
    expect(String(targetPrice('percent', decimal(5), false, terms, instrument.tick))).toBe('57000');
  });

  it('relates gain to loss', () => {
    expect(String(rewardByRisk(decimal(62_000), decimal(59_000), current))).toBe('2');
  });
});

describe('a slippage limit', () => {
  it('never lets a price through that slips further, and stays within the band', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('BUY' as const, 'SELL' as const),
        fc.integer({ min: 0, max: 500 }),
        (side, hundredths) => {
          const percent = decimal(hundredths).div(100);
          const best = { instrument, bestBid: decimal('59999.99'), bestAsk: decimal('60000.01') };
          const limit = slippageLimit(side, percent, best)!;
          const from = side === 'BUY' ? best.bestAsk : best.bestBid;
          const slipped = side === 'BUY' ? limit.minus(from) : from.minus(limit);
          expect(slipped.gte(0)).toBe(true);
          expect(slipped.times(100).lte(from.times(percent))).toBe(true);
          expect(slipped.times(100).lte(from.times(3))).toBe(true);
        },
      ),
    );
  });
});
