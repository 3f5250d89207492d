import type { MarketFiguresPort } from '../../../../../src/application/markets/market-figures.port';
import { MarketLayoutQueries } from '../../../../../src/application/markets/market-layout.queries';
import { SparklinesQueries } from '../../../../../src/application/markets/sparklines.queries';
import type { MarketGroup } from '../../../../../src/domain/markets/market-layout';
import { success } from '../../../../../src/domain/shared/result';
import { MarketToolsStore } from '../../../../../src/presentation/features/markets/market-tools.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { marketStores } from './markets-fixture';

const groups: readonly MarketGroup[] = [
  { id: 'spot', name: 'Spot', type: 'SPOT', symbols: ['SPOT_BTC_USDT'] },
  { id: 'memes', name: 'Memes', type: 'SPOT', symbols: ['SPOT_PEPE_USDT'] },
];

async function opened(kept?: string) {
  const world = marketStores();
  const { markets, storage, time } = world;
  if (kept !== undefined) storage.write('markets-columns-hidden', kept);
  const cache = new PlainResourceCache(time);
  const figures = {
    sparklines: async (symbols: readonly string[]) =>
      success(symbols.map((symbol) => ({ symbol, points: [[0, 1] as const, [1, 2] as const] }))),
  } as unknown as MarketFiguresPort;
  const tools = new MarketToolsStore(
    markets,
    new MarketLayoutQueries({ groups: async () => success(groups) } as never, cache),
    new SparklinesQueries(figures, cache),
    storage,
    world.tickers,
  );
  markets.start();
  const stop = tools.start();
  await new Promise(process.nextTick);
  await new Promise(process.nextTick);
  await new Promise(process.nextTick);
  return { ...world, tools, stop };
}

test('a column that was taken away stays away on this device', async () => {
  const { tools, markets, storage } = await opened();
  tools.show('bid', false);
  tools.show('line', false);
  expect(markets.hidden).toEqual(['bid', 'line']);
  tools.show('line', true);
  const again = await opened(storage.read('markets-columns-hidden'));
  expect(again.markets.hidden).toEqual(['bid']);
});

test('what another version kept is read as far as it is known', async () => {
  expect((await opened('["bid","sparkle",3]')).markets.hidden).toEqual(['bid']);
  expect((await opened('{')).markets.hidden).toEqual([]);
});

test('a category narrows the list, and leaving the page takes it back', async () => {
  const { tools, markets, stop } = await opened();
  expect(tools.groups.map(({ id }) => id)).toEqual(['memes']);
  tools.choose('memes');
  expect(markets.matching.map(({ symbol }) => symbol)).toEqual(['SPOT_PEPE_USDT']);
  tools.choose('nothing of the kind');
  expect(markets.matching).toHaveLength(5);
  tools.choose('memes');
  stop();
  expect(markets.matching).toHaveLength(5);
});

test('every market has its last day', async () => {
  const { tools } = await opened();
  expect(tools.line('SPOT_BTC_USDT')).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
