import { observable, runInAction } from 'mobx';
import { decimal, decimalText } from '../../../../../../src/domain/shared/decimal';
import { minute } from '../../../../../../src/domain/shared/instant';
import { failure, success } from '../../../../../../src/domain/shared/result';
import { SpotHoldingsStore } from '../../../../../../src/presentation/features/terminal/portfolio/positions/spot-holdings.store';
import { FakeScheduler } from '../../../../../support/fake-scheduler';

test('what was converted counts for what is held, also what is converted while it is on screen', async () => {
  const time = new FakeScheduler();
  const balances = observable({ byAsset: new Map([['BTC', { holding: decimal('3') }]]) }, {}, { deep: false });
  const conversion = (at: number, sellAmount: string, buyAmount: string) => ({
    quoteId: String(at),
    sellAsset: 'USDT',
    sellAmount: decimal(sellAmount),
    buyAsset: 'BTC',
    buyAmount: decimal(buyAmount),
    at,
  });
  const rows = [conversion(1, '600', '3')];
  const store = new SpotHoldingsStore(
    balances as never,
    { all: [{ base: 'BTC', symbol: 'SPOT_BTC_USDT' }] } as never,
    { fills: async () => success({ rows: [], total: 0 }) },
    { onExecutionReport: () => () => undefined },
    time,
    { conversions: async () => success({ rows, total: rows.length }) },
  );
  const stop = store.start();
  await time.settle();
  const cost = () => store.rows?.map(({ holding }) => holding?.averageCost && decimalText(holding.averageCost));
  expect(cost()).toEqual(['200']);
  rows.unshift(conversion(2, '100', '1'));
  runInAction(() => (balances.byAsset = new Map([['BTC', { holding: decimal('4') }]])));
  await time.settle(500);
  expect(cost()).toEqual(['175']);
  stop();
});

test('trades that could not be read are read again while it is on screen', async () => {
  const time = new FakeScheduler();
  const answers = [failure({ kind: 'offline' as const }), success({ rows: [], total: 0 })];
  let asked = 0;
  const store = new SpotHoldingsStore(
    observable({ byAsset: new Map([['BTC', { holding: decimal('3') }]]) }, {}, { deep: false }) as never,
    { all: [{ base: 'BTC', symbol: 'SPOT_BTC_USDT' }] } as never,
    { fills: async () => answers[Math.min(1, (asked += 1) - 1)]! },
    { onExecutionReport: () => () => undefined },
    time,
    { conversions: async () => success({ rows: [], total: 0 }) },
  );
  const stop = store.start();
  await time.settle();
  expect(store.rows).toMatchObject([{ holding: undefined }]);
  await time.settle(minute);
  expect(store.rows?.[0]?.holding).toBeDefined();
  expect(asked).toBe(2);
  stop();
  expect(time.waiting).toBe(0);
});
