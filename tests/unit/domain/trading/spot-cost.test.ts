import { fc } from '../../../support/properties';
import { decimal, zero } from '../../../../src/domain/shared/decimal';
import type { Fill } from '../../../../src/domain/trading/order';
import { spotCost } from '../../../../src/domain/trading/spot-cost';

const market = { base: 'BTC', quote: 'USDT' };
const fill = (side: Fill['side'], quantity: string, price: string, change: Partial<Fill> = {}): Fill =>
  ({ side, quantity: decimal(quantity), price: decimal(price), fee: zero, feeAsset: 'USDT', ...change }) as Fill;
const told = (...fills: Fill[]) => {
  const { quantity, cost, sales } = spotCost(fills, market);
  return [quantity.toFixed(), cost.toFixed(), sales.map(({ profit }) => profit.toFixed())];
};

describe('what own trades say of a spot holding', () => {
  it('is the average of what was bought, which a sale leaves as it is', () => {
    expect(told(fill('BUY', '1', '100'), fill('BUY', '1', '200'), fill('SELL', '1', '180'))).toEqual([
      '1',
      '150',
      ['30'],
    ]);
  });

  it('has fees in it: in base they make the holding smaller, in quote dearer', () => {
    expect(told(fill('BUY', '1', '100', { fee: decimal('0.01'), feeAsset: 'BTC' }))).toEqual(['0.99', '100', []]);
    expect(
      told(fill('BUY', '1', '100', { fee: decimal('1') }), fill('SELL', '1', '110', { fee: decimal('2') })),
    ).toEqual(['0', '0', ['7']]);
  });

  it('takes a fee of a sale in base at the price of the sale, and one in a third asset not at all', () => {
    const sold = (feeAsset: string): unknown =>
      told(fill('BUY', '1', '100'), fill('SELL', '1', '110', { fee: decimal('0.01'), feeAsset }));
    expect(sold('BTC')).toEqual(['0', '0', ['8.9']]);
    expect(sold('USDT')).toEqual(['0', '0', ['9.99']]);
    expect(sold('WOO')).toEqual(['0', '0', ['10']]);
    expect(told(fill('BUY', '1', '100', { fee: decimal('0.01'), feeAsset: 'WOO' }))).toEqual(['1', '100', []]);
  });

  it('knows nothing of what came from elsewhere', () => {
    expect(told(fill('SELL', '1', '100'))).toEqual(['0', '0', []]);
    expect(told(fill('BUY', '1', '100'), fill('SELL', '4', '110', { fee: decimal('4') }))).toEqual(['0', '0', ['9']]);
  });

  it('adds up: what was paid is what is still held and what was sold, less its profit', () => {
    const anyFill = fc.record({
      side: fc.constantFrom('BUY' as const, 'SELL' as const),
      quantity: fc.integer({ min: 1, max: 500 }),
      price: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyFill, { maxLength: 12 }), (drawn) => {
        const fills: Fill[] = [];
        let held = 0;
        for (const { side, quantity, price } of drawn) {
          const sold = side === 'SELL' ? Math.min(quantity, held) : quantity;
          if (sold === 0) continue;
          held += side === 'SELL' ? -sold : sold;
          fills.push(fill(side, String(sold), String(price)));
        }
        const { quantity, cost, sales } = spotCost(fills, market);
        const flow = fills.reduce(
          (sum, { side, price, quantity: size }) => sum.plus(price.times(size).times(side === 'BUY' ? 1 : -1)),
          zero,
        );
        const profit = sales.reduce((sum, sale) => sum.plus(sale.profit), zero);
        return quantity.eq(held) && cost.minus(profit).minus(flow).abs().lt('0.000001');
      }),
    );
  });
});
