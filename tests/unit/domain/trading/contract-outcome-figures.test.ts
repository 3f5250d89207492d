import type { LeverageTier } from '../../../../src/domain/markets/futures-figures';
import { decimal, decimalText, zero, type Decimal } from '../../../../src/domain/shared/decimal';
import { BookWalk } from '../../../../src/domain/trading/contract-fills';
import type { ContractOrder, MarginState } from '../../../../src/domain/trading/contract-order';
import { contractOutcome } from '../../../../src/domain/trading/contract-outcome';
import { loneMarginState } from '../../../../src/domain/trading/lone-position';
import type { BookSide } from '../../../../src/domain/trading/order-draft';
import { positionValue, profitSinceOpened } from '../../../../src/domain/trading/position-figures';

const tiers: readonly LeverageTier[] = [
  {
    symbol: 'PERP_BTC_USDT',
    tier: 1,
    maximumLeverage: 100,
    notionalFrom: zero,
    notionalTo: decimal('50000'),
    initialMarginRate: decimal('0.01'),
    maintenanceMarginRate: decimal('0.005'),
    maintenanceAmount: zero,
  },
];
const alone: MarginState = loneMarginState(decimal('100'), tiers, 10);
/** With 100 of collateral. */
const cross: MarginState = { ...alone, marginMode: 'CROSS', collateral: decimal('100'), free: decimal('100') };
/** Ten, bought at 100 on a margin of 100. */
const held: Partial<MarginState> = {
  holding: decimal('10'),
  averageOpenPrice: decimal('100'),
  settlePrice: decimal('100'),
  isolatedMargin: decimal('100'),
};
const outcome = (
  margin: MarginState,
  side: 'BUY' | 'SELL',
  limit: string,
  book: BookSide,
  quantity = '10',
  more: Partial<ContractOrder> = {},
) =>
  contractOutcome(
    margin,
    {
      ...{ side, type: 'LIMIT', limit: decimal(limit), rests: true, reduceOnly: false },
      walk: new BookWalk(side, decimal(limit), book),
      ...more,
    },
    decimal(quantity),
    { maker: zero, taker: zero },
  );
const text = (value: Decimal | undefined): string | undefined => value && decimalText(value);
const enough: BookSide = [[100, 10]];

describe('what stands behind a position once an order has filled', () => {
  it('is all collateral against all positions with cross margin', () => {
    const ratio = (otherNotional: string) =>
      text(outcome({ ...cross, otherNotional: decimal(otherNotional) }, 'BUY', '100', enough).marginRatio);
    expect([ratio('0'), ratio('1000')]).toEqual(['0.1', '0.05']);
  });

  it('is its own margin against itself where it stands alone', () => {
    const more = { otherNotional: decimal('1000'), otherMaintenance: decimal('40') };
    const { marginRatio, liquidationPrice } = outcome({ ...alone, ...more }, 'BUY', '100', enough);
    expect([text(marginRatio), text(liquidationPrice)]).toEqual(['0.1', '90.452261306532']);
  });

  it('is less what other positions need of it with cross margin: liquidation comes nearer', () => {
    const price = (otherMaintenance: string) =>
      text(outcome({ ...cross, otherMaintenance: decimal(otherMaintenance) }, 'BUY', '100', enough).liquidationPrice);
    expect([price('0'), price('40')]).toEqual(['90.452261306532', '94.472361809045']);
  });

  it('gives up what a loss takes beyond the margin that comes free, and never more than there is', () => {
    const ratio = (price: number) =>
      text(outcome({ ...alone, ...held }, 'SELL', String(price), [[price, 5]], '5').marginRatio);
    // Half of the position frees half of the margin, 50.
    expect([ratio(100), ratio(90), ratio(85), ratio(70)]).toEqual(['0.1', '0.1', '0.05', '0']);
  });

  it('is nothing to speak of where nothing is held any more', () => {
    const { holding, entryPrice, marginRatio, liquidationPrice, breakEven, realised } = outcome(
      { ...alone, ...held },
      'SELL',
      '105',
      [[105, 10]],
    );
    expect([text(holding), text(realised)]).toEqual(['0', '50']);
    expect([entryPrice, marginRatio, liquidationPrice, breakEven]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('an order', () => {
  it('at market is complete where the book has all of it; one with a limit waits for the rest', () => {
    const market = { type: 'MARKET', rests: false } as const;
    expect(outcome(alone, 'BUY', '100', enough, '10', market).complete).toBe(true);
    expect(outcome(alone, 'BUY', '100', enough, '11', market).complete).toBe(false);
    expect(outcome(alone, 'BUY', '100', enough, '11', { rests: false }).complete).toBe(true);
  });

  it('slips by what its average is worse than the best price, of what it takes at once', () => {
    const slips = (side: 'BUY' | 'SELL', limit: string, book: BookSide) =>
      text(outcome(alone, side, limit, book).slippagePercent);
    const dearer: BookSide = [
      [100, 5],
      [102, 5],
    ];
    const cheaper: BookSide = [
      [100, 5],
      [98, 5],
    ];
    expect([slips('BUY', '102', dearer), slips('SELL', '98', cheaper)]).toEqual(['1', '1']);
    // Five at 100 now, the rest at 101 later.
    expect(slips('BUY', '101', dearer)).toBe('0');
    expect(slips('BUY', '100', [])).toBe('0');
  });
});

it('costs with isolated margin what the position is assigned and the fee, once, whatever is reserved before', () => {
  const charged = (type: 'LIMIT' | 'MARKET', book: BookSide) => {
    const [limit, rests] = [decimal('101'), type === 'LIMIT'];
    const order = {
      side: 'BUY',
      type,
      limit,
      rests,
      reduceOnly: false,
      walk: new BookWalk('BUY', limit, book),
    } as const;
    const fees = { maker: decimal('0'), taker: decimal('0.001') };
    const { margin, fee, cost } = contractOutcome(alone, order, decimal('10'), fees);
    return [margin, fee, cost].map(text);
  };
  expect(charged('MARKET', enough)).toEqual(['100', '1', '101']);
  expect(text(outcome(cross, 'BUY', '100', enough).margin)).toBe('100');
  expect(charged('LIMIT', [])).toEqual(['101', '0', '101']);
});

it('the loss of a price worse than the mark is no margin, and part of the cost', () => {
  const taken = (side: 'BUY' | 'SELL', limit: string, book: BookSide, more: Partial<ContractOrder> = {}) => {
    const { margin, openLoss, cost } = outcome(cross, side, limit, book, '10', more);
    return [margin, openLoss, cost].map(text);
  };
  expect(taken('BUY', '102', [[102, 10]])).toEqual(['102', '20', '122']);
  expect(taken('SELL', '98', [[98, 10]])).toEqual(['100', '20', '120']);
  expect(taken('BUY', '98', [])).toEqual(['100', '0', '100']);
  expect(taken('BUY', '102', [[102, 10]], { reduceOnly: true })).toEqual(['0', '0', '0']);
  expect(outcome(alone, 'BUY', '102', [[102, 10]]).openLoss.toFixed()).toBe('0');
});

it('a hedged contract stands on what both legs leave, and is liquidated for what they hold together', () => {
  const then = (opposite: string, side: 'BUY' | 'SELL') => {
    const hedged = { ...cross, opposite: decimal(opposite) };
    const { marginRatio, liquidationPrice, liquidatesFalling } = outcome(hedged, side, '100', [[100, 20]], '20');
    return [text(marginRatio), text(liquidationPrice), liquidatesFalling];
  };
  expect(then('0', 'BUY')).toEqual(['0.05', '95.477386934673', true]);
  expect(then('-10', 'BUY')).toEqual(['0.033333333333', '91.370558375634', true]);
  // The short that is opened is the smaller leg: a falling mark liquidates it with the long.
  expect(then('30', 'SELL')).toEqual(['0.02', '92.307692307692', true]);
  // Alone, isolated margin knows nothing of the other leg.
  const isolated = outcome({ ...alone, opposite: decimal('-10') }, 'BUY', '100', enough);
  expect(text(isolated.liquidationPrice)).toBe(text(outcome(alone, 'BUY', '100', enough).liquidationPrice));
});

describe('the price at which closing pays', () => {
  const fees = { maker: decimal('0.0002'), taker: decimal('0.001') };
  const breakEven = (margin: MarginState, side: 'BUY' | 'SELL', quantity: string, book: BookSide = [[110, 100]]) => {
    const order = { side, type: 'LIMIT', limit: decimal('110'), rests: false, reduceOnly: false } as const;
    const walk = new BookWalk(side, order.limit, book);
    return contractOutcome(margin, { ...order, walk }, decimal(quantity), fees);
  };

  it('counts what was paid for the position before, so that it agrees with the profit after fees of what is held', () => {
    const before = { ...alone, ...held, feesPaid: decimal('1') };
    const { breakEven: at, holding, entryPrice, fee } = breakEven(before, 'BUY', '10');
    const after = { holding, averageOpenPrice: entryPrice! };
    const closing = positionValue(after, at!).times(fees.taker);
    const left = profitSinceOpened(after, at!).minus(decimal('1').plus(fee)).minus(closing);
    expect(Number(left.abs())).toBeLessThan(1e-9);
    expect(at!.gt(breakEven({ ...before, feesPaid: zero }, 'BUY', '10').breakEven!)).toBe(true);
  });

  it('is not known while that is not, but for a position that is turned round', () => {
    const before = { ...alone, ...held, feesPaid: undefined };
    expect(breakEven(before, 'BUY', '10').breakEven).toBeUndefined();
    // Fifteen sold at 110 with a fee of 1.65, a third of it for the five that are short then.
    expect(text(breakEven(before, 'SELL', '15').breakEven)?.slice(0, 8)).toBe('109.7802');
    const levels: BookSide = [
      [110, 10],
      [110, 5],
    ];
    expect(text(breakEven({ ...before, feesPaid: decimal('7') }, 'SELL', '15', levels).breakEven)?.slice(0, 8)).toBe(
      '109.7802',
    );
  });
});
