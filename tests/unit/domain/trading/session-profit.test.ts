import { fc } from '../../../support/properties';
import { decimal } from '../../../../src/domain/shared/decimal';
import type { Fill } from '../../../../src/domain/trading/order';
import { sessionProfit } from '../../../../src/domain/trading/session-profit';

let number = 0;
function fill(side: 'BUY' | 'SELL', quantity: number, price: number, fee = 0, feeAsset = 'USDT'): Fill {
  number += 1;
  return {
    id: String(number),
    orderId: '1',
    symbol: 'SPOT_BTC_USDT',
    side,
    price: decimal(price),
    quantity: decimal(quantity),
    fee: decimal(fee),
    feeAsset,
    maker: false,
    at: number,
  };
}

it('counts what was bought and sold again, without the fees', () => {
  const { realised, fees, open, openPrice } = sessionProfit(
    [fill('BUY', 1, 100, 0.1), fill('BUY', 1, 110), fill('SELL', 1, 120, 0.01, 'BTC')],
    'USDT',
  );
  expect([realised, fees, open, openPrice].map(String)).toEqual(['13.7', '1.3', '1', '105']);
});

it('counts a sale without a purchase as a short, and turning round as a new start', () => {
  const { realised, open, openPrice } = sessionProfit([fill('SELL', 1, 100), fill('BUY', 3, 90)], 'USDT');
  expect([realised, open, openPrice].map(String)).toEqual(['10', '2', '90']);
});

it('is what cash and holdings say at the last price', () => {
  const trades = fc.array(
    fc.tuple(
      fc.constantFrom('BUY' as const, 'SELL' as const),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 50, max: 150 }),
    ),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(trades, (all) => {
      const fills = all.map(([side, quantity, price]) => fill(side, quantity, price));
      const last = 100;
      const cash = all.reduce((sum, [side, quantity, price]) => sum + (side === 'BUY' ? -1 : 1) * quantity * price, 0);
      const held = all.reduce((sum, [side, quantity]) => sum + (side === 'BUY' ? 1 : -1) * quantity, 0);
      const { realised, open, openPrice } = sessionProfit(fills, 'USDT');
      const unrealised = openPrice ? decimal(last).minus(openPrice).times(open) : decimal(0);
      expect(Number(open)).toBe(held);
      expect(Number(realised.plus(unrealised))).toBeCloseTo(cash + held * last, 6);
    }),
  );
});
