import { decimal } from '../../../../src/domain/shared/decimal';
import type { Order } from '../../../../src/domain/trading/order';
import { closedResult, returnOn } from '../../../../src/domain/trading/position-result';

const closing = {
  symbol: 'PERP_BTC_USDT',
  side: 'SELL',
  type: 'MARKET',
  executed: decimal(2),
  averagePrice: decimal(110),
  realisedPnl: decimal(20),
} as Order;

it('a return is one on the margin where the leverage is known, and on the whole value otherwise', () => {
  expect(returnOn(decimal(200), decimal(20)).toFixed()).toBe('10');
  expect(returnOn(decimal(200), decimal(20), 20).toFixed()).toBe('200');
  const shared = closedResult({ ...closing, leverage: 20 })!;
  expect([shared.leverage, shared.percent!.toFixed()]).toEqual([20, '200']);
});

it('the order of a liquidation is no result: it does not say what was taken with it', () => {
  expect(closedResult({ ...closing, type: 'LIQUIDATE' })).toBeUndefined();
});
