import type { MarketDataPort } from '../../../../src/application/markets/market-data.port';
import { MarketsQueries } from '../../../../src/application/markets/markets.queries';
import { success } from '../../../../src/domain/shared/result';
import { PlainResourceCache } from '../../../fakes/plain-resource-cache';
import { FakeScheduler, flushPromises } from '../../../support/fake-scheduler';

function queriesOver(calls: unknown[]): MarketsQueries {
  const port = {
    instruments: async () => {
      calls.push('instruments');
      return success([]);
    },
    candles: async (query: unknown) => {
      calls.push(query);
      return success([]);
    },
  };
  return new MarketsQueries(port as unknown as MarketDataPort, new PlainResourceCache(new FakeScheduler()));
}

test('nothing is read before somebody asks, and two readers share one answer', async () => {
  const calls: unknown[] = [];
  const queries = queriesOver(calls);
  const first = queries.instruments();
  expect(calls).toEqual([]);
  first.subscribe(() => undefined);
  queries.instruments().subscribe(() => undefined);
  await flushPromises();
  expect(calls).toEqual(['instruments']);
  expect(first.current).toMatchObject({ status: 'ready', value: [] });
});

test('each market has its own candles', async () => {
  const calls: unknown[] = [];
  const queries = queriesOver(calls);
  for (const symbol of ['SPOT_BTC_USDT', 'SPOT_ETH_USDT', 'SPOT_BTC_USDT'])
    queries.recentCandles(symbol, '1h', 24).subscribe(() => undefined);
  await flushPromises();
  expect(calls).toEqual([
    { symbol: 'SPOT_BTC_USDT', interval: '1h', limit: 24 },
    { symbol: 'SPOT_ETH_USDT', interval: '1h', limit: 24 },
  ]);
});
