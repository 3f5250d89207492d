import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import type { Fill, OrderSide } from '../../../../src/domain/trading/order';
import { averageCosts } from '../../../../src/domain/wallet/average-cost';

type Trade = readonly [side: OrderSide, quantity: string, price: string, fee?: string, feeAsset?: string];

/** @param trades oldest first, as they are told */
function costOf(trades: readonly Trade[], symbol = 'SPOT_BTC_USDT'): string | undefined {
  const fills = trades.map(([side, quantity, price, fee = '0', feeAsset = 'USDT'], at): Fill => ({
    id: String(at),
    orderId: String(at),
    symbol,
    side,
    quantity: decimal(quantity),
    price: decimal(price),
    fee: decimal(fee),
    feeAsset,
    maker: false,
    at,
  }));
  const cost = averageCosts([...fills].reverse()).get('BTC');
  return cost && decimalText(cost);
}

test.each<readonly [string, readonly Trade[], string | undefined]>([
  [
    'is weighted by quantity',
    [
      ['BUY', '1', '100'],
      ['BUY', '3', '200'],
    ],
    '175',
  ],
  [
    'stays when a part is sold, whatever for',
    [
      ['BUY', '2', '100'],
      ['SELL', '1', '500'],
    ],
    '100',
  ],
  [
    'begins anew after everything was sold',
    [
      ['BUY', '1', '100'],
      ['SELL', '1', '90'],
      ['BUY', '1', '300'],
    ],
    '300',
  ],
  ['counts a fee in USDT', [['BUY', '2', '100', '1']], '100.5'],
  ['counts a fee in what was bought', [['BUY', '1', '100', '0.2', 'BTC']], '125'],
  ['is not known of what came otherwise', [['SELL', '1', '100']], undefined],
  [
    'forgets what was sold beyond what was bought',
    [
      ['BUY', '1', '100'],
      ['SELL', '5', '90'],
      ['BUY', '1', '80'],
    ],
    '80',
  ],
])('the average cost %s', (_, trades, cost) => {
  expect(costOf(trades)).toBe(cost);
});

test('contracts and markets of another currency have no part in it', () => {
  expect(costOf([['BUY', '1', '100']], 'PERP_BTC_USDT')).toBeUndefined();
  expect(costOf([['BUY', '1', '100']], 'SPOT_BTC_USDC')).toBeUndefined();
});
