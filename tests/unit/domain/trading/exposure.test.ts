import { decimal } from '../../../../src/domain/shared/decimal';
import { exposures, type ExposedAccount } from '../../../../src/domain/trading/exposure';
import type { Order } from '../../../../src/domain/trading/order';

const position = (symbol: string, holding: string, markPrice: string) => ({
  symbol,
  holding: decimal(holding),
  markPrice: decimal(markPrice),
});
const order = (symbol: string, terms: Readonly<Partial<Record<'quantity' | 'amount' | 'price', string>>>): Order =>
  ({
    symbol,
    executed: decimal(1),
    ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, decimal(value)])),
  }) as Order;

/** Every coin but money has a spot market against USDT; the last price of each market is 100, but for those nobody trades. */
function exposed(account: Partial<ExposedAccount>): readonly string[] {
  const nothing: ExposedAccount = { positions: [], orders: [], balances: [] };
  return exposures(
    { ...nothing, ...account },
    {
      spotMarketOf: (asset) => (asset === 'USDT' ? undefined : `SPOT_${asset}_USDT`),
      lastOf: (symbol) => (symbol.includes('SILENT') ? undefined : 100),
    },
  ).map(({ quote, long, short, spot, net, orders }) => [quote, long, short, spot, net, orders].join(' '));
}

it('is nothing without positions, coins and orders', () => {
  expect(exposed({})).toEqual([]);
});

it('of contracts is their value at the mark: what is long less what is short, never added across quote assets', () => {
  const positions = [
    position('PERP_BTC_USDT', '2', '100'),
    position('PERP_ETH_USDT', '-5', '10'),
    position('PERP_SOL_USDT', '-1', '10'),
    position('PERP_BTC_USDC', '3', '10'),
    position('PERP_XRP_EUR', '0', '10'),
  ];
  expect(exposed({ positions })).toEqual(['USDT 200 60 0 140 0', 'USDC 30 0 0 30 0']);
});

it('of coins is what they would bring, but for money itself, for debts and for coins without a price', () => {
  const balances = [
    { asset: 'BTC', holding: decimal('0.5') },
    { asset: 'ETH', holding: decimal('2') },
    { asset: 'USDT', holding: decimal('1000') },
    { asset: 'SOL', holding: decimal('-3') },
    { asset: 'XRP', holding: decimal('0') },
    { asset: 'SILENT', holding: decimal('7') },
  ];
  expect(exposed({ balances })).toEqual(['USDT 0 0 250 250 0']);
});

it('of orders is what is left of them: at their price, else at the last one, else not known', () => {
  expect(exposed({ orders: [order('SPOT_BTC_USDT', { quantity: '3', price: '90' })] })).toEqual(['USDT 0 0 0 0 180']);
  expect(exposed({ orders: [order('SPOT_BTC_USDT', { quantity: '3' })] })).toEqual(['USDT 0 0 0 0 200']);
  expect(exposed({ orders: [order('SPOT_SILENT_USDT', { quantity: '3' })] })).toEqual(['USDT 0 0 0 0 0']);
});

it('of an order for an amount is the amount', () => {
  expect(exposed({ orders: [order('SPOT_BTC_USDT', { amount: '75' })] })).toEqual(['USDT 0 0 0 0 75']);
  expect(exposed({ orders: [order('SPOT_BTC_USDT', {})] })).toEqual(['USDT 0 0 0 0 0']);
});

it('leaves out what is traded in no market that can be read', () => {
  expect(exposed({ positions: [position('SOMETHING', '1', '1')] })).toEqual([]);
});
