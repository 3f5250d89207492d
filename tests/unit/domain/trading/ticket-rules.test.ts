import { decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import { hasExpired } from '../../../../src/domain/trading/order';
import { basketProblems } from '../../../../src/domain/trading/order-basket';
import {
  type ConditionalDraft,
  conditionalProblems,
  type ConditionalSurroundings,
  targetPrice,
  type TargetUnit,
  trailingRate,
} from '../../../../src/domain/trading/ticket-conditions';
import { averageOfSlices, scaledOrders, type Slicing } from '../../../../src/domain/trading/ticket-slices';
import { orderAt } from '../../../../src/domain/trading/waiting-contract-order';
import { fc } from '../../../support/properties';
import { bitcoin } from './instruments';

type Fields = Readonly<Record<string, string | undefined>>;

/** What is written in a ticket, as texts. */
function draft(kind: ConditionalDraft['kind'], side: 'BUY' | 'SELL', fields: Fields): ConditionalDraft {
  const figures = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text === undefined ? undefined : decimal(text)]),
  );
  return { kind, side, triggerBy: 'MARKET_PRICE', ...figures } as ConditionalDraft;
}
const market: ConditionalSurroundings = { instrument: bitcoin, current: decimal('60000'), entry: decimal('60000') };
const told = (of: ConditionalDraft, surroundings = market) =>
  conditionalProblems(of, surroundings).map(({ field, reason, limit, bound }) =>
    [field, reason, bound, limit && decimalText(limit)].filter(Boolean).join(' '),
  );
const problems = (kind: ConditionalDraft['kind'], side: 'BUY' | 'SELL', fields: Fields, surroundings = market) =>
  told(draft(kind, side, fields), surroundings);
const trailing = (
  by: 'rate' | 'value',
  distance: string | undefined,
  more: Fields = {},
  side: 'BUY' | 'SELL' = 'SELL',
) =>
  told({
    ...draft('TRAILING_STOP', side, {}),
    trailing: {
      by,
      distance: distance === undefined ? undefined : decimal(distance),
      activation: more['activation'] === undefined ? undefined : decimal(more['activation']),
    },
  } as ConditionalDraft);

describe('a stop', () => {
  it.each(['STOP_MARKET', 'STOP_LIMIT'] as const)('%s needs a trigger away from the market, on either side', (kind) => {
    expect(problems(kind, 'BUY', {})).toEqual(['trigger missing']);
    expect(problems(kind, 'BUY', { trigger: '60000' })).toEqual(['trigger wrongSideOfMarket 60000']);
    expect(problems(kind, 'BUY', { trigger: '59999.99' })).toEqual([]);
    expect(problems(kind, 'BUY', { trigger: '60000.01' })).toEqual([]);
    expect(problems(kind, 'BUY', { trigger: '60000' }, { instrument: bitcoin })).toEqual([]);
  });

  it('has a trigger that the market can have', () => {
    expect(problems('STOP_MARKET', 'SELL', { trigger: '59999.999' })).toEqual(['trigger priceNotOnTick 0.01']);
    expect(problems('STOP_MARKET', 'SELL', { trigger: '500000.01' })).toEqual([
      'trigger priceOutOfBounds atMost 500000',
    ]);
    expect(problems('STOP_MARKET', 'SELL', { trigger: '500000' })).toEqual([]);
    expect(problems('STOP_MARKET', 'SELL', { trigger: '0' })).toEqual(['trigger priceOutOfBounds atLeast 0.01']);
    const higher = { ...market, instrument: { ...bitcoin, minimumPrice: decimal('5') } };
    expect(problems('STOP_MARKET', 'SELL', { trigger: '4.99' }, higher)).toEqual([
      'trigger priceOutOfBounds atLeast 5',
    ]);
    expect(problems('STOP_MARKET', 'SELL', { trigger: '5' }, higher)).toEqual([]);
    // A market without a lowest price still has none of nothing.
    const open = { ...market, instrument: { ...bitcoin, minimumPrice: zero } };
    expect(problems('STOP_MARKET', 'SELL', { trigger: '0' }, open)).toEqual(['trigger priceOutOfBounds atLeast 0.01']);
  });
});

describe('an order that cancels another', () => {
  it('gains on one side of the market and stops on the other', () => {
    expect(problems('OCO', 'SELL', { price: '60000.01', trigger: '59999.99' })).toEqual([]);
    expect(problems('OCO', 'BUY', { price: '59999.99', trigger: '60000.01' })).toEqual([]);
    expect(problems('OCO', 'SELL', { price: '60000', trigger: '60000' })).toEqual([
      ...['price triggerNotAbove atLeast 60000', 'trigger triggerNotBelow atMost 60000'],
    ]);
    expect(problems('OCO', 'BUY', { price: '60000', trigger: '60000' })).toEqual([
      ...['price triggerNotBelow atMost 60000', 'trigger triggerNotAbove atLeast 60000'],
    ]);
  });

  it('needs a trigger, and a limit of its stop on the tick', () => {
    expect(problems('OCO', 'SELL', {})).toEqual(['trigger missing']);
    expect(problems('OCO', 'SELL', { trigger: '59000', stopPrice: '58999.999' })).toEqual([
      'stopPrice priceNotOnTick 0.01',
    ]);
  });

  it('is not compared with a market that nobody knows', () => {
    const unknown = { instrument: bitcoin };
    expect(problems('OCO', 'SELL', { price: '1', trigger: '2' }, unknown)).toEqual([]);
    expect(problems('OCO', 'SELL', { price: '1.001', trigger: '2' }, unknown)).toEqual(['price priceNotOnTick 0.01']);
  });
});

describe('an entry with its exits', () => {
  it('takes its profit on one side and stops on the other', () => {
    expect(problems('BRACKET', 'BUY', { takeProfit: '60000.01', stopLoss: '59999.99' })).toEqual([]);
    expect(problems('BRACKET', 'SELL', { takeProfit: '59999.99', stopLoss: '60000.01' })).toEqual([]);
    expect(problems('BRACKET', 'BUY', { takeProfit: '60000', stopLoss: '60000' })).toEqual([
      ...['takeProfit triggerNotAbove atLeast 60000', 'stopLoss triggerNotBelow atMost 60000'],
    ]);
    expect(problems('BRACKET', 'SELL', { takeProfit: '60000', stopLoss: '60000' })).toEqual([
      ...['takeProfit triggerNotBelow atMost 60000', 'stopLoss triggerNotAbove atLeast 60000'],
    ]);
  });

  it('stops before it would be liquidated', () => {
    const stop = (side: 'BUY' | 'SELL', stopLoss: string, liquidation: string) =>
      problems('BRACKET', side, { stopLoss }, { ...market, liquidation: decimal(liquidation) });
    expect(stop('BUY', '55000', '54999.99')).toEqual([]);
    expect(stop('BUY', '55000', '55000')).toEqual(['stopLoss beyondLiquidation atLeast 55000']);
    expect(stop('SELL', '65000', '65000.01')).toEqual([]);
    expect(stop('SELL', '65000', '65000')).toEqual(['stopLoss beyondLiquidation atMost 65000']);
  });
});

describe('a trailing stop', () => {
  it('follows at a rate within its bounds, both included', () => {
    expect([trailingRate.least, trailingRate.most].map(decimalText)).toEqual(['0.001', '0.05']);
    expect(trailing('rate', undefined)).toEqual(['distance missing']);
    expect(trailing('rate', '0.00099')).toEqual(['distance trailingOutOfBounds atLeast 0.001']);
    expect([trailing('rate', '0.001'), trailing('rate', '0.05')]).toEqual([[], []]);
    expect(trailing('rate', '0.05001')).toEqual(['distance trailingOutOfBounds atMost 0.05']);
  });

  it('follows at a distance on the tick that the price can fall by', () => {
    expect(trailing('value', '100')).toEqual([]);
    expect(trailing('value', '100.001')).toEqual(['distance priceNotOnTick 0.01']);
    expect(trailing('value', '0')).toEqual(['distance priceNotOnTick 0.01']);
    expect(trailing('value', '59999.99')).toEqual([]);
    expect(trailing('value', '60000')).toEqual(['distance priceOutOfBounds atMost 59999.99']);
  });

  it('begins ahead of the market', () => {
    expect(trailing('rate', '0.01', { activation: '60000.01' })).toEqual([]);
    expect(trailing('rate', '0.01', { activation: '60000' })).toEqual(['activation triggerNotAbove atLeast 60000']);
    expect(trailing('rate', '0.01', { activation: '59999.99' }, 'BUY')).toEqual([]);
    expect(trailing('rate', '0.01', { activation: '60000' }, 'BUY')).toEqual([
      'activation triggerNotBelow atMost 60000',
    ]);
  });
});

describe('a target', () => {
  const at = (unit: TargetUnit, amount: string, more: Fields = {}, gaining = true) => {
    const price = targetPrice(
      unit,
      decimal(amount),
      gaining,
      {
        side: 'BUY',
        entry: decimal('100'),
        quantity: more['quantity'] === undefined ? undefined : decimal(more['quantity']),
        leverage: more['leverage'] === undefined ? undefined : Number(more['leverage']),
      },
      decimal('0.01'),
    );
    return price && decimalText(price);
  };

  it('is a price as it was written, or as far away as is to be gained', () => {
    expect(at('price', '123.456')).toBe('123.456');
    expect(at('percent', '10')).toBe('110');
    expect(at('pnl', '10', { quantity: '4' })).toBe('102.5');
    expect(at('roi', '10', { leverage: '5' })).toBe('102');
    expect(at('percent', '10', {}, false)).toBe('90');
    expect(at('percent', '100', {}, false)).toBeUndefined();
  });

  it('lies on the nearest tick', () => {
    expect([at('percent', '0.017'), at('percent', '0.013')]).toEqual(['100.02', '100.01']);
  });

  it('is none where nobody knows how much, or on which margin', () => {
    expect([at('pnl', '10'), at('pnl', '10', { quantity: '0' }), at('roi', '10')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });
});

describe('scaled orders', () => {
  const ladder = (from: string, to: string, count: number, slicing: Slicing = 'flat', quantity = '0.6') =>
    scaledOrders({ from: decimal(from), to: decimal(to), count, quantity: decimal(quantity), slicing }, bitcoin);
  const text = (parts: ReturnType<typeof ladder>) =>
    parts.map(({ price, quantity }) => `${decimalText(quantity)} at ${decimalText(price)}`);

  it('stand evenly from one price to the other, on the tick', () => {
    expect(text(ladder('100', '200', 3))).toEqual(['0.2 at 100', '0.2 at 150', '0.2 at 200']);
    expect(text(ladder('200', '100', 3))).toEqual(['0.2 at 200', '0.2 at 150', '0.2 at 100']);
    expect(ladder('100', '100.05', 4).map(({ price }) => decimalText(price))).toEqual([
      '100',
      '100.02',
      '100.03',
      '100.05',
    ]);
    expect(text(ladder('100', '200', 1))).toEqual(['0.6 at 100']);
  });

  it('grow or shrink from the first to the last', () => {
    expect(text(ladder('100', '200', 3, 'rising'))).toEqual(['0.1 at 100', '0.2 at 150', '0.3 at 200']);
    expect(text(ladder('100', '200', 3, 'falling'))).toEqual(['0.3 at 100', '0.2 at 150', '0.1 at 200']);
  });

  it('trade on average by their sizes', () => {
    expect(decimalText(averageOfSlices(ladder('100', '200', 3))!)).toBe('150');
    expect(decimalText(averageOfSlices(ladder('100', '160', 2, 'rising'))!)).toBe('140');
    expect(averageOfSlices([])).toBeUndefined();
  });

  it('end at the last price, and lose nothing of the quantity but what is no step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom<Slicing>('flat', 'rising', 'falling'),
        (count, size, slicing) => {
          const parts = ladder('100', '201.37', count, slicing, decimal(`${size}e-6`).toFixed());
          const sum = parts.reduce((total, { quantity }) => total.plus(quantity), zero);
          expect(decimalText(sum)).toBe(decimalText(decimal(Math.floor(size / 10)).div(100_000)));
          expect([parts[0]!, parts.at(-1)!].map(({ price }) => decimalText(price))).toEqual(['100', '201.37']);
        },
      ),
    );
  });
});

describe('orders that come to the market later', () => {
  const terms = { side: 'BUY', reduceOnly: false, quantity: decimal('2') } as const;

  it('rest at their price, or take all of themselves there', () => {
    const resting = orderAt(decimal('100'), { ...terms, takes: false });
    expect([resting.type, resting.rests, decimalText(resting.walk.depth)]).toEqual(['LIMIT', true, '0']);
    const taking = orderAt(decimal('100'), { ...terms, takes: true });
    expect([taking.type, taking.rests, decimalText(taking.walk.depth)]).toEqual(['MARKET', false, '2']);
  });

  it('in a basket are paid one after the other, also by what is sold', () => {
    const sale = (quantity: string) => ({
      instrument: bitcoin,
      draft: { side: 'SELL', type: 'LIMIT', price: decimal('60000'), quantity: decimal(quantity) } as const,
    });
    const held = (amount: string) => (asset: string) => (asset === 'BTC' ? decimal(amount) : undefined);
    const reasons = (amount: string) =>
      basketProblems([sale('0.1'), sale('0.2')], held(amount)).map((each) => each.map(({ reason }) => reason));
    expect(reasons('0.3')).toEqual([[], []]);
    expect(reasons('0.29')).toEqual([[], ['insufficientBalance']]);
  });

  it('have ended by themselves where they were cancelled at their time or after it', () => {
    const ended = (updatedAt: number, expiresAt?: number) => hasExpired({ status: 'CANCELLED', updatedAt, expiresAt });
    expect([ended(5, 5), ended(6, 5), ended(4, 5), ended(5)]).toEqual([true, true, false, false]);
    expect(hasExpired({ status: 'FILLED', updatedAt: 6, expiresAt: 5 })).toBe(false);
  });
});
