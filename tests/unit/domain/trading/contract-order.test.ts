import type { LeverageTier } from '../../../../src/domain/markets/futures-figures';
import { decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import { BookWalk } from '../../../../src/domain/trading/contract-fills';
import {
  closable,
  contractFault,
  type ContractOrder,
  feeOf,
  fillParts,
  largestContractOrder,
  largestQuantity,
  type MarginState,
  quantityAtRisk,
  requiredMargin,
} from '../../../../src/domain/trading/contract-order';
import { loneMarginState } from '../../../../src/domain/trading/lone-position';
import type { BookSide } from '../../../../src/domain/trading/order-draft';

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
const fees = { maker: decimal('0.0002'), taker: decimal('0.0006') };
/** Cross margin at ten times, with 100 free. */
const cross: MarginState = {
  ...loneMarginState(decimal('100'), tiers, 10),
  ...{ marginMode: 'CROSS', collateral: decimal('100'), free: decimal('100'), exposed: true },
};
const order = (side: 'BUY' | 'SELL', limit: string, book: BookSide = [], more: Partial<ContractOrder> = {}) => ({
  ...{ side, type: 'LIMIT' as const, limit: decimal(limit), rests: true, reduceOnly: false },
  walk: new BookWalk(side, decimal(limit), book),
  ...more,
});
const fault = (
  margin: Partial<MarginState>,
  of: ContractOrder,
  quantity: string,
  rates = { maker: zero, taker: zero },
) => contractFault({ ...cross, ...margin }, of, decimal(quantity), rates);

describe('what of an order closes', () => {
  it('is what is held against it, and no more than the order', () => {
    const closes = (holding: string, side: 'BUY' | 'SELL', quantity: string) =>
      decimalText(closable(decimal(holding), side, decimal(quantity)));
    expect([closes('5', 'SELL', '3'), closes('5', 'SELL', '9'), closes('5', 'BUY', '3')]).toEqual(['3', '5', '0']);
    expect([closes('-5', 'BUY', '9'), closes('-5', 'SELL', '9'), closes('0', 'SELL', '9')]).toEqual(['5', '0', '0']);
  });

  it('is all of one that may only close, else it is refused', () => {
    const only = (side: 'BUY' | 'SELL') => order(side, '100', [], { reduceOnly: true });
    const held = { holding: decimal('5'), free: zero };
    expect(fault(held, only('SELL'), '5')).toBeUndefined();
    expect(fault(held, only('SELL'), '5.1')).toBe('reduceOnlyRefused');
    expect(fault(held, only('BUY'), '1')).toBe('reduceOnlyRefused');
    for (const marginMode of ['CROSS', 'ISOLATED'] as const)
      expect(decimalText(requiredMargin({ ...cross, ...held, marginMode }, only('SELL'), decimal('5'), fees))).toBe(
        '0',
      );
  });

  it('needs no margin, unless others of its side wait before it', () => {
    const held = { holding: decimal('5'), free: decimal('-10') };
    expect(fault(held, order('SELL', '100'), '5')).toBeUndefined();
    const beside = [{ side: 'SELL' as const, price: decimal('100'), quantity: decimal('5') }];
    expect(fault({ ...held, free: zero, beside }, order('SELL', '100'), '5.1')).toBe('insufficientMargin');
    const others = [{ side: 'BUY' as const, price: decimal('90'), quantity: decimal('5') }];
    expect(fault({ ...held, beside: others }, order('SELL', '90'), '5')).toBeUndefined();
    expect(fault({ ...held, beside }, order('SELL', '90'), '5')).toBe('insufficientMargin');
  });
});

describe('the margin of an order', () => {
  it('is free, with the fee of what it does at once', () => {
    expect(fault({}, order('BUY', '100'), '10')).toBeUndefined();
    expect(fault({}, order('BUY', '100'), '10.001')).toBe('insufficientMargin');
    // 1,000 in the book at 0.02 %, or taken at 0.06 %.
    expect(fault({ free: decimal('100.2') }, order('BUY', '100'), '10', fees)).toBeUndefined();
    expect(fault({ free: decimal('100.199') }, order('BUY', '100'), '10', fees)).toBe('insufficientMargin');
    const taking = order('BUY', '100', [[100, 1]]);
    expect(fault({ free: decimal('100.6') }, taking, '10', fees)).toBeUndefined();
    expect(fault({ free: decimal('100.599') }, taking, '10', fees)).toBe('insufficientMargin');
  });

  it('is nothing where an order turns a position round into a smaller one, and its fee is nobody’s hindrance', () => {
    expect(fault({ holding: decimal('10'), free: zero }, order('SELL', '100'), '15', fees)).toBeUndefined();
  });

  it('counts what is paid beyond the mark as lost already, on either side', () => {
    const needed = (side: 'BUY' | 'SELL', limit: string) =>
      decimalText(requiredMargin(cross, order(side, limit), decimal('1'), fees));
    // A tenth of the dearer of both values, and what is lost at once.
    expect([needed('BUY', '110'), needed('BUY', '90')]).toEqual(['21', '10']);
    expect([needed('SELL', '90'), needed('SELL', '110')]).toEqual(['20', '11']);
  });

  it('is that of the wider side: what is ordered against it comes free', () => {
    const beside = [{ side: 'SELL' as const, price: decimal('100'), quantity: decimal('4') }];
    const needed = (quantity: string) =>
      decimalText(requiredMargin({ ...cross, beside }, order('BUY', '100'), decimal(quantity), fees));
    expect([needed('4'), needed('5')]).toEqual(['0', '10']);
    const long = { ...cross, holding: decimal('4') };
    expect(decimalText(requiredMargin(long, order('SELL', '100'), decimal('8'), fees))).toBe('0');
    expect(decimalText(requiredMargin(long, order('SELL', '100'), decimal('9'), fees))).toBe('10');
    expect(decimalText(requiredMargin(long, order('BUY', '100'), decimal('1'), fees))).toBe('10');
  });

  it('is taken from the balance where the position stands alone', () => {
    const alone = { marginMode: 'ISOLATED' as const, available: decimal('100.6'), free: decimal('50'), exposed: false };
    expect(fault(alone, order('BUY', '100'), '10', fees)).toBeUndefined();
    expect(fault({ ...alone, available: decimal('100.599') }, order('BUY', '100'), '10', fees)).toBe(
      'insufficientMargin',
    );
    // Other positions need some of the balance.
    expect(fault({ ...alone, exposed: true }, order('BUY', '100'), '10', fees)).toBe('insufficientMargin');
  });

  it('is not to be had by who is being liquidated', () => {
    const poor = { free: zero, collateral: decimal('9'), otherMaintenance: decimal('10') };
    expect(fault(poor, order('BUY', '100'), '1')).toBe('beingLiquidated');
    expect(fault({ ...poor, collateral: decimal('10') }, order('BUY', '100'), '1')).toBe('insufficientMargin');
  });

  it('ends with the largest position there is, with what waits on its side', () => {
    const rich = { free: decimal('1e9') };
    expect([fault(rich, order('BUY', '100'), '500'), fault(rich, order('BUY', '100'), '501')]).toEqual([
      ...[undefined, 'maximumPosition'],
    ]);
    const beside = [
      { side: 'BUY' as const, price: decimal('90'), quantity: decimal('100') },
      { side: 'SELL' as const, price: decimal('110'), quantity: decimal('100') },
    ];
    expect(fault({ ...rich, beside }, order('BUY', '100'), '401')).toBe('maximumPosition');
    expect(fault({ ...rich, beside }, order('BUY', '100'), '400')).toBeUndefined();
    expect(fault({ ...rich, holding: decimal('-100') }, order('SELL', '100'), '401')).toBe('maximumPosition');
    expect(fault({ ...rich, holding: decimal('-100') }, order('BUY', '100'), '600')).toBeUndefined();
  });
});

describe('how an order would trade', () => {
  const book: BookSide = [
    [99, 1],
    [100, 2],
  ];

  it('is by what the book has, and the rest at its limit where it rests', () => {
    const parts = (more: Partial<ContractOrder>, quantity: string) =>
      fillParts(order('BUY', '100', book, more), decimal(quantity)).map(({ price, quantity: part, maker }) => [
        ...[decimalText(price), decimalText(part), maker],
      ]);
    const taken = [
      ['99', '1', false],
      ['100', '2', false],
    ];
    expect(parts({}, '5')).toEqual([...taken, ['100', '2', true]]);
    expect(parts({ rests: false }, '5')).toEqual(taken);
    expect(parts({}, '3')).toEqual(taken);
  });

  it('costs its fees part by part, each rounded down', () => {
    const part = (price: string, maker: boolean) => ({ price: decimal(price), quantity: decimal('1'), maker });
    expect(decimalText(feeOf([part('100', true), part('100', false)], fees))).toBe('0.08');
    const tiny = part('0.000000003', true);
    expect(decimalText(feeOf([tiny, tiny], fees))).toBe('0');
    expect(decimalText(feeOf([], fees))).toBe('0');
  });
});

describe('the largest order', () => {
  it('is the last step that passes', () => {
    const largest = (most: string, passes: (quantity: number) => boolean) =>
      decimalText(largestQuantity(decimal('0.1'), decimal(most), (quantity) => passes(Number(quantity))));
    expect(largest('1.05', () => true)).toBe('1');
    expect(largest('1.05', (quantity) => quantity <= 0.7)).toBe('0.7');
    expect(largest('1.05', () => false)).toBe('0');
    expect(largest('0', () => true)).toBe('0');
  });

  it('is bounded by margin, by the market, by the tiers, and at market by the book', () => {
    const limits = { step: decimal('1'), maximumQuantity: decimal('300') };
    const most = (margin: Partial<MarginState>, of: ContractOrder) =>
      decimalText(largestContractOrder({ ...cross, ...margin }, of, limits, { maker: zero, taker: zero }));
    const rich = { free: decimal('1e9') };
    expect(most({}, order('BUY', '100'))).toBe('10');
    expect(most(rich, order('BUY', '100'))).toBe('300');
    expect(most({ ...rich, mark: decimal('1000') }, order('BUY', '100'))).toBe('50');
    const atMarket = { type: 'MARKET' as const, rests: false };
    expect(most(rich, order('BUY', '100', [[100, 7]], atMarket))).toBe('7');
    expect([most(rich, order('BUY', '0')), most({ ...rich, mark: zero }, order('BUY', '100'))]).toEqual(['0', '0']);
  });

  it('by risk loses at its stop what somebody wants to risk, and never more', () => {
    const risk = (entry: string, stop: string, percent = '1') =>
      decimalText(quantityAtRisk(decimal('1000'), decimal(percent), decimal(entry), decimal(stop), decimal('0.1')));
    expect([risk('100', '98'), risk('98', '100'), risk('100', '97'), risk('100', '98', '2')]).toEqual([
      ...['5', '5', '3.3', '10'],
    ]);
    expect(risk('100', '100')).toBe('0');
  });
});
