import { decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import type { Fill, OrderSide } from '../../../../src/domain/trading/order';
import { averageCosts } from '../../../../src/domain/wallet/average-cost';

const trade = (symbol: string, side: OrderSide, quantity: string, price: string): Fill =>
  ({ symbol, side, quantity: decimal(quantity), price: decimal(price), fee: zero, feeAsset: 'USDT' }) as Fill;

test('the average cost is of what was bought on spot against USDT, asset by asset, and begins anew after a sale of all', () => {
  const costs = averageCosts([
    trade('SPOT_ETH_USDT', 'BUY', '1', '30'),
    trade('SPOT_BTC_USDT', 'BUY', '3', '200'),
    trade('SPOT_ETH_USDT', 'SELL', '1', '9'),
    trade('PERP_BTC_USDT', 'BUY', '1', '7'),
    trade('SPOT_BTC_USDC', 'BUY', '1', '7'),
    trade('of a market of tomorrow', 'BUY', '1', '7'),
    trade('SPOT_SOL_USDT', 'SELL', '1', '7'),
    trade('SPOT_BTC_USDT', 'BUY', '1', '100'),
    trade('SPOT_ETH_USDT', 'BUY', '1', '10'),
  ]);
  expect([...costs].map(([asset, { bought, cost }]) => [asset, decimalText(bought), decimalText(cost)]).sort()).toEqual(
    [
      ['BTC', '4', '175'],
      ['ETH', '1', '30'],
    ],
  );
});
