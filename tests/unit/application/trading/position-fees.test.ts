import { FollowedFees, PositionFees } from '../../../../src/application/trading/position-fees';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { PlainResourceCache } from '../../../fakes/plain-resource-cache';

const symbol = 'PERP_BTC_USDT';
const fill = (side: 'BUY' | 'SELL', quantity: string, fee: string, orderId = '1') => ({
  symbol,
  orderId,
  side,
  quantity: decimal(quantity),
  price: decimal('100'),
  fee: decimal(fee),
});
const position = (holding: string, positionSide: 'BOTH' | 'LONG' = 'BOTH') => ({
  symbol,
  positionSide,
  openedAt: 1,
  holding: decimal(holding),
  averageOpenPrice: decimal('100'),
});
const page = (rows: readonly object[]) => success({ rows, total: rows.length });

function following(fills: () => unknown, orders: readonly object[] = []) {
  const asked: string[] = [];
  const fees = new PositionFees(new PlainResourceCache({ now: () => 0 }), {
    fills: async () => (asked.push('fills'), fills()),
    orderHistory: async () => page(orders),
    openOrders: async () => page([]),
  } as never);
  const followed = new FollowedFees(fees);
  const of = async (held: ReturnType<typeof position>) => {
    followed.follow([held]);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return followed.of(held)?.toFixed();
  };
  return { asked, fees, followed, of };
}

it('are those of the trades since the position was opened, read once for each size of it', async () => {
  const { asked, of } = following(() =>
    page([fill('BUY', '1', '0.2'), fill('BUY', '2', '0.3'), fill('SELL', '4', '9')]),
  );
  expect(await of(position('3'))).toBe('0.5');
  expect(await of(position('3'))).toBe('0.5');
  expect(asked).toHaveLength(1);
});

it('are nothing without a position, and nothing is read for that', async () => {
  const { asked, of } = following(() => page([]));
  expect(await of(position('0'))).toBe('0');
  expect(asked).toHaveLength(0);
});

it('are not known where the trades do not reach back so far, and asked for no more', async () => {
  const { asked, of } = following(() => page([fill('BUY', '1', '0.2')]));
  expect(await of(position('3'))).toBeUndefined();
  expect(await of(position('3'))).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('are not known while they cannot be read', async () => {
  const { of } = following(() => failure({ kind: 'offline' }));
  expect(await of(position('1'))).toBeUndefined();
});

it('are read once for all who look at them', async () => {
  const { asked, fees, of } = following(() => page([fill('BUY', '1', '0.2')]));
  await of(position('1'));
  const another = new FollowedFees(fees);
  another.follow([position('1')]);
  expect(another.of(position('1'))?.toFixed()).toBe('0.2');
  expect(asked).toHaveLength(1);
});

it('are followed of what is held now alone', async () => {
  const { asked, followed, of } = following(() => page([fill('BUY', '1', '0.2'), fill('BUY', '2', '0.3')]));
  await of(position('1'));
  expect(await of(position('3'))).toBe('0.5');
  followed.follow([]);
  expect(asked).toHaveLength(2);
});

it('are those of its own orders where a long and a short are held beside each other', async () => {
  const { of } = following(
    () => page([fill('BUY', '1', '0.2', '1'), fill('SELL', '1', '0.7', '2')]),
    [
      { orderId: '1', positionSide: 'LONG' },
      { orderId: '2', positionSide: 'SHORT' },
    ],
  );
  expect(await of(position('1', 'LONG'))).toBe('0.2');
});
