import { decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import type { Fill, OrderSide } from '../../../../src/domain/trading/order';
import { spotHolding } from '../../../../src/domain/trading/spot-holding';
import { holdingCost } from '../../../../src/domain/trading/spot-cost';
import { averageCosts } from '../../../../src/domain/wallet/average-cost';

const trade = (symbol: string, side: OrderSide, quantity: string, price: string): Fill =>
  ({ symbol, side, quantity: decimal(quantity), price: decimal(price), fee: zero, feeAsset: 'USDT' }) as Fill;

test('the average cost is of what was bought on spot against USDT, asset by asset, and begins anew after a sale of all', () => {
  const costs = averageCosts(
    [
      trade('SPOT_ETH_USDT', 'BUY', '1', '30'),
      trade('SPOT_BTC_USDT', 'BUY', '3', '200'),
      trade('SPOT_ETH_USDT', 'SELL', '1', '9'),
      trade('PERP_BTC_USDT', 'BUY', '1', '7'),
      trade('SPOT_BTC_USDC', 'BUY', '1', '7'),
      trade('of a market of tomorrow', 'BUY', '1', '7'),
      trade('SPOT_SOL_USDT', 'SELL', '1', '7'),
      trade('SPOT_BTC_USDT', 'BUY', '1', '100'),
      trade('SPOT_ETH_USDT', 'BUY', '1', '10'),
    ],
    [],
  );
  expect([...costs].map(([asset, { bought, cost }]) => [asset, decimalText(bought), decimalText(cost)]).sort()).toEqual(
    [
      ['BTC', '4', '175'],
      ['ETH', '1', '30'],
    ],
  );
});

test('a conversion from USDT is bought at its price; what is given for another asset takes its average cost along', () => {
  const conversion = (at: number, sold: string, sellAsset: string, got: string, buyAsset: string) => ({
    quoteId: String(at),
    sellAsset,
    sellAmount: decimal(sold),
    buyAsset,
    buyAmount: decimal(got),
    at,
  });
  const fills = [{ ...trade('SPOT_BTC_USDT', 'BUY', '1', '100'), at: 2 }];
  const conversions = [
    conversion(4, '1', 'BTC', '9', 'ETH'),
    conversion(3, '1', 'BTC', '170', 'USDT'),
    conversion(1, '600', 'USDT', '3', 'BTC'),
    conversion(1, '30', 'USDT', '7', 'SOL'),
  ];
  const costs = averageCosts(fills, conversions);
  expect([...costs].map(([asset, { bought }]) => [asset, decimalText(bought)])).toEqual([
    ['BTC', '2'],
    ['SOL', '7'],
  ]);
  expect(decimalText(costs.get('BTC')!.cost)).toBe('175');
  // The terminal says the same to the last digit.
  const market = { base: 'BTC', quote: 'USDT' };
  const held = spotHolding('BTC', 'SPOT_BTC_USDT', decimal('2'), holdingCost(fills, conversions, market));
  expect(held.averageCost).toEqual(costs.get('BTC')!.cost);
});
