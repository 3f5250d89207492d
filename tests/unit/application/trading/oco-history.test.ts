import { ordersWithOco } from '../../../../src/application/trading/oco-history';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Order } from '../../../../src/domain/trading/order';
import { order } from './trading-fakes';

const query = { symbol: 'SPOT_BTC_USDT', page: 2, size: 25 };
const group = (algoType: AlgoOrder['algoType'], orderId: string) =>
  ({ algoType, legs: [{ orderId }] }) as unknown as AlgoOrder;

async function read(rows: readonly Order[], groups?: readonly AlgoOrder[]) {
  const asked: unknown[] = [];
  const trading = { orderHistory: async () => success({ rows, total: 40 }) };
  const algos = {
    ended: async (wanted: object) => {
      asked.push(wanted);
      return groups ? success({ rows: groups, total: groups.length }) : failure({ kind: 'offline' as const });
    },
  };
  return { page: await ordersWithOco(trading, algos, query), asked };
}

test('legs of an OCO are told from other orders, by the groups that were placed while they were', async () => {
  const rows = [order({ orderId: '3', createdAt: 9_000 }), order({ orderId: '2', createdAt: 4_000 })];
  const { page, asked } = await read(rows, [group('TP_SL', '3'), group('OCO', '2')]);
  expect(page).toEqual(success({ rows: [rows[0], { ...rows[1], oco: true }], total: 40 }));
  expect(asked).toEqual([{ symbol: 'SPOT_BTC_USDT', from: 3_000, to: 10_000, page: 1, size: 100 }]);
});

test('orders are told of without that where it cannot be had, and nobody is asked where none can be one', async () => {
  const rows = [order({ orderId: '3' })];
  expect((await read(rows)).page).toEqual(success({ rows, total: 40 }));
  const market = [order({ orderId: '3', type: 'MARKET' })];
  expect((await read(market, [group('OCO', '3')])).asked).toEqual([]);
});

test('a history that cannot be read says why', async () => {
  const offline = failure({ kind: 'offline' as const });
  const algos = { ended: () => Promise.reject(new Error('nobody asks')) };
  expect(await ordersWithOco({ orderHistory: async () => offline }, algos, query)).toEqual(offline);
});
