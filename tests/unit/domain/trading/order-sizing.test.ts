import { fc } from '../../../support/properties';
import { decimal, decimalText, isMultipleOf, zero } from '../../../../src/domain/shared/decimal';
import { estimateOrder } from '../../../../src/domain/trading/order-estimate';
import { orderProblems } from '../../../../src/domain/trading/order-rules';
import {
  affordableQuantity,
  amountShare,
  buyableByWalking,
  quantityOfTotal,
  quantityShare,
  sharePercent,
} from '../../../../src/domain/trading/order-sizing';
import { bitcoin } from './instruments';

const fees = { maker: decimal('0.0002'), taker: decimal('0.0006') };
const asks = [
  [60010, 0.5],
  [60020, 0.5],
  [60100, 10],
] as const;
const bids = [
  [60000, 0.5],
  [59990, 0.5],
] as const;

describe('sizes by percent of the balance', () => {
  it('floors to the step and never asks for more than there is', () => {
    const cents = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (balance, price, percent) => {
        const available = decimal(`${balance}e-2`);
        const limit = decimal(`${price}e-2`);
        const quantity = quantityShare(affordableQuantity('BUY', available, limit, bitcoin), percent, bitcoin);
        expect(isMultipleOf(quantity, bitcoin.step)).toBe(true);
        expect(quantity.times(limit).lte(available)).toBe(true);
        expect(
          orderProblems({ side: 'BUY', type: 'LIMIT', price: limit, quantity }, { instrument: bitcoin, available }).map(
            (each) => each.reason,
          ),
        ).not.toContain('insufficientBalance');
      }),
    );
  });

  it('sells all there is at 100 percent, floored to the step', () => {
    expect(
      decimalText(quantityShare(affordableQuantity('SELL', decimal('1.234567891'), undefined, bitcoin), 100, bitcoin)),
    ).toBe('1.23456');
  });

  it('respects the largest order of the market', () => {
    expect(decimalText(affordableQuantity('SELL', decimal('5000'), undefined, bitcoin))).toBe('100');
  });

  it('walks the book for what a balance buys', () => {
    expect(decimalText(buyableByWalking(decimal('60015'), asks, bitcoin))).toBe('1');
    expect(decimalText(buyableByWalking(zero, asks, bitcoin))).toBe('0');
  });

  it('buys nothing while nobody knows the price', () => {
    for (const price of [undefined, zero, decimal('-1')])
      expect(decimalText(affordableQuantity('BUY', decimal('100'), price, bitcoin))).toBe('0');
    expect(decimalText(quantityOfTotal(decimal('100'), zero, bitcoin))).toBe('0');
    expect(decimalText(quantityOfTotal(decimal('100'), decimal('60000'), bitcoin))).toBe('0.00166');
  });

  it('goes no further into the book than the balance does, and no further than the largest order', () => {
    // What the first level leaves buys no step of the second; the third would be cheap enough, were it reached.
    const levels = [
      [60000, 0.5],
      [70000, 0.5],
      [1, 0.5],
    ] as const;
    expect(decimalText(buyableByWalking(decimal('30000.5'), levels, bitcoin))).toBe('0.5');
    expect(decimalText(buyableByWalking(decimal('1000'), [[1, 5000]], bitcoin))).toBe('100');
  });

  it('takes a share of an amount, rounded down', () => {
    expect(decimalText(amountShare(decimal('100.000000019'), 100))).toBe('100.00000001');
    expect(sharePercent(decimal('25'), decimal('100'))).toBe(25);
    expect(sharePercent(decimal('300'), decimal('100'))).toBe(100);
    expect(sharePercent(undefined, decimal('100'))).toBe(0);
  });
});

describe('estimates from the live book', () => {
  it('walks the asks for a market buy by quantity', () => {
    const estimate = estimateOrder({ side: 'BUY', type: 'MARKET', quantity: decimal('1') }, asks, bitcoin.step, fees)!;
    expect(decimalText(estimate.averagePrice!)).toBe('60015');
    expect(decimalText(estimate.notional)).toBe('60015');
    expect(decimalText(estimate.fee)).toBe('0.0006');
    expect(decimalText(estimate.received)).toBe('0.9994');
    expect(estimate.complete).toBe(true);
    expect(Number(estimate.slippagePercent)).toBeCloseTo(0.00833, 4);
  });

  it('says when the book does not hold the whole order', () => {
    const estimate = estimateOrder({ side: 'SELL', type: 'MARKET', quantity: decimal('3') }, bids, bitcoin.step, fees)!;
    expect(estimate.complete).toBe(false);
    expect(decimalText(estimate.filled)).toBe('1');
  });

  it('takes what a limit price reaches and rests the remainder at the maker rate', () => {
    const estimate = estimateOrder(
      { side: 'BUY', type: 'LIMIT', price: decimal('60010'), quantity: decimal('1') },
      asks,
      bitcoin.step,
      fees,
    )!;
    expect(decimalText(estimate.filled)).toBe('0.5');
    expect(decimalText(estimate.quantity)).toBe('1');
    expect(decimalText(estimate.fee)).toBe('0.0004');
    expect(decimalText(estimate.notional)).toBe('60010');
  });

  it('has no resting part where what does not fill at once is taken back', () => {
    const draft = { side: 'BUY', type: 'LIMIT', price: decimal('60010'), quantity: decimal('1') } as const;
    const ioc = estimateOrder({ ...draft, timing: 'IOC' }, asks, bitcoin.step, fees)!;
    expect([ioc.quantity, ioc.filled, ioc.notional].map(decimalText)).toEqual(['0.5', '0.5', '30005']);
    expect(ioc.complete).toBe(false);
    expect(estimateOrder(draft, asks, bitcoin.step, fees)!.complete).toBe(true);
  });

  it('takes fees of a sale in quote, and counts what slips downwards', () => {
    const levels = [
      [60000, 0.5],
      [59000, 0.5],
    ] as const;
    const sale = estimateOrder({ side: 'SELL', type: 'MARKET', quantity: decimal('1') }, levels, bitcoin.step, fees)!;
    expect(decimalText(sale.averagePrice!)).toBe('59500');
    expect(decimalText(sale.received)).toBe(decimalText(decimal('59500').minus(sale.fee)));
    expect(decimalText(sale.fee)).toBe(decimalText(decimal('59500').times(fees.taker)));
    expect(Number(sale.slippagePercent)).toBeCloseTo(500 / 600, 6);
    const within = { side: 'SELL', type: 'LIMIT', price: decimal('59500'), quantity: decimal('1') } as const;
    const resting = estimateOrder(within, levels, bitcoin.step, fees)!;
    expect([resting.filled, resting.notional].map(decimalText)).toEqual(['0.5', '59750']);
    expect(decimalText(resting.slippagePercent)).toBe('0');
  });

  it('takes what rests of a sale in quote at the maker rate, and rounds a fee up', () => {
    const draft = { side: 'SELL', type: 'LIMIT', price: decimal('60000'), quantity: decimal('1') } as const;
    const sale = estimateOrder(draft, bids, bitcoin.step, fees)!;
    // 30000 taken at 0.06 %, 30000 resting at 0.02 %.
    expect([sale.fee, sale.received].map(decimalText)).toEqual(['24', '59976']);
    const fine = { maker: zero, taker: decimal('0.0000000000001') };
    const buy = estimateOrder({ side: 'BUY', type: 'MARKET', quantity: decimal('1') }, asks, bitcoin.step, fine)!;
    expect(decimalText(buy.fee)).toBe('0.000000000001');
  });

  it('takes at market whatever a price left in the form says', () => {
    const draft = { side: 'BUY', type: 'MARKET', price: decimal('1'), quantity: decimal('1') } as const;
    expect(decimalText(estimateOrder(draft, asks, bitcoin.step, fees)!.filled)).toBe('1');
  });

  it('fills nothing of an empty book', () => {
    const none = estimateOrder({ side: 'BUY', type: 'MARKET', quantity: decimal('1') }, [], bitcoin.step, fees)!;
    expect(none).toMatchObject({ averagePrice: undefined, complete: false });
    expect([none.filled, none.fee, none.slippagePercent].map(decimalText)).toEqual(['0', '0', '0']);
  });

  it('never spends more than the amount of a market buy', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), (cents) => {
        const amount = decimal(`${cents}e-2`);
        const estimate = estimateOrder({ side: 'BUY', type: 'MARKET', amount }, asks, bitcoin.step, fees)!;
        expect(estimate.notional.lte(amount)).toBe(true);
        expect(isMultipleOf(estimate.filled, bitcoin.step)).toBe(true);
      }),
    );
  });

  it('knows nothing before there is a size and, for a limit, a price', () => {
    expect(estimateOrder({ side: 'BUY', type: 'MARKET' }, asks, bitcoin.step, fees)).toBeUndefined();
    expect(
      estimateOrder({ side: 'BUY', type: 'LIMIT', quantity: decimal('1') }, asks, bitcoin.step, fees),
    ).toBeUndefined();
  });
});
