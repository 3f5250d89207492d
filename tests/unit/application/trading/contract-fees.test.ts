import { ContractFees } from '../../../../src/application/trading/contract-fees';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';

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
  const fees = new ContractFees({
    fills: async () => (asked.push('fills'), fills()),
    orderHistory: async () => page(orders),
    openOrders: async () => page([]),
  } as never);
  const of = async (held: ReturnType<typeof position>) => {
    fees.follow([held]);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return fees.of(held)?.toFixed();
  };
  return { asked, of };
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

it('are asked for again after they could not be read', async () => {
  let answers = 0;
  const { of } = following(() =>
    (answers += 1) === 1 ? failure({ kind: 'offline' }) : page([fill('BUY', '1', '0.2')]),
  );
  expect(await of(position('1'))).toBeUndefined();
  expect(await of(position('1'))).toBe('0.2');
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
