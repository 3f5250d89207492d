import { ContractPrices } from '../../../../src/application/markets/contract-prices';
import { DeviceFavourites } from '../../../../src/application/markets/device-favourites';
import { ExecutionCostQueries } from '../../../../src/application/markets/execution-cost.queries';
import { FeesQueries } from '../../../../src/application/markets/fees.queries';
import { FundingQueries } from '../../../../src/application/markets/funding.queries';
import { FuturesQueries } from '../../../../src/application/markets/futures.queries';
import { MarketLayoutQueries } from '../../../../src/application/markets/market-layout.queries';
import { MarketsQueries } from '../../../../src/application/markets/markets.queries';
import { SparklinesQueries } from '../../../../src/application/markets/sparklines.queries';
import { TokensQueries } from '../../../../src/application/markets/tokens.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { decimal } from '../../../../src/domain/shared/decimal';
import { day } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const symbol = 'PERP_BTC_USDT';
const seconds = 1_000;
const minutes = 60 * seconds;

function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange(answers);
  const cache = new ReadCache();
  const { port } = host;
  return {
    host,
    cache,
    costs: new ExecutionCostQueries(port, cache),
    fees: new FeesQueries(port, cache),
    funding: new FundingQueries(port, cache, { now: () => 100 * day }),
    futures: new FuturesQueries(port, cache),
    layout: new MarketLayoutQueries(port, cache),
    markets: new MarketsQueries(port, cache),
    sparklines: new SparklinesQueries(port, cache),
    tokens: new TokensQueries(port, cache),
  };
}

const query = { amount: decimal('1000'), token: 'BTC', type: 'SPOT', withFee: true } as never;
const from = (more: object): never => ({ ...(query as object), ...more }) as never;

/** Each read: what it is asked by, how long it is fresh, and the part of the application that it belongs to. */
const reads: [string, (of: ReturnType<typeof setUp>) => unknown, readonly unknown[], number | undefined][] = [
  ['execution-cost', ({ costs }) => costs.cost(query), ['cost', query], 10 * seconds],
  ['execution-cost', ({ costs }) => costs.cost(from({ token: 'ETH' })), ['cost', from({ token: 'ETH' })], 10 * seconds],
  ['execution-cost', ({ costs }) => costs.cost(from({ type: 'PERP' })), ['cost', from({ type: 'PERP' })], 10 * seconds],
  [
    'execution-cost',
    ({ costs }) => costs.cost(from({ withFee: false })),
    ['cost', from({ withFee: false })],
    10 * seconds,
  ],
  [
    'execution-cost',
    ({ costs }) => costs.cost(from({ amount: decimal('5') })),
    ['cost', from({ amount: decimal('5') })],
    10 * seconds,
  ],
  ['execution-cost', ({ costs }) => costs.costOverDay(query), ['costOverDay', query], minutes],
  [
    'execution-cost',
    ({ costs }) => costs.costOverDay(from({ type: 'PERP' })),
    ['costOverDay', from({ type: 'PERP' })],
    minutes,
  ],
  ['execution-cost', ({ costs }) => costs.choices(), ['choices'], 10 * minutes],
  ['execution-cost', ({ costs }) => costs.feeTiers(), ['feeTiers'], 10 * minutes],
  ['execution-cost', ({ costs }) => costs.liquidityOf(symbol), ['liquidity'], 10 * seconds],
  ['fees', ({ fees }) => fees.groupOf({ symbol, type: 'PERP' }), ['groups', 'PERP'], 10 * minutes],
  ['funding', ({ funding }) => funding.rates(), ['rates'], minutes],
  ['funding', ({ funding }) => funding.rate(symbol), ['rate', symbol], minutes],
  ['funding', ({ funding }) => funding.history(symbol, 1, 20), ['history', { symbol, page: 1, size: 20 }], minutes],
  ['funding', ({ funding }) => funding.history(symbol, 2, 20), ['history', { symbol, page: 2, size: 20 }], minutes],
  [
    'funding',
    ({ funding }) => funding.past(symbol),
    ['history', { symbol, from: 10 * day, page: 1, size: 500 }],
    10 * minutes,
  ],
  ['futures', ({ futures }) => futures.all(), ['all'], minutes],
  ['futures', ({ futures }) => futures.leverageTiers(symbol), ['leverageTiers', symbol], 10 * minutes],
  ['futures', ({ futures }) => futures.highestLeverages(), ['leverageTiers'], 10 * minutes],
  ['futures', ({ futures }) => futures.insuranceFund(symbol), ['insuranceFund', symbol], minutes],
  ['futures', ({ futures }) => futures.indexSources(symbol), ['indexSources', symbol], undefined],
  ['futures', ({ futures }) => futures.multiplier(symbol), ['multipliers'], 10 * minutes],
  ['markets', ({ layout }) => layout.groups(), ['groups'], 10 * minutes],
  ['markets', ({ layout }) => layout.highlights(), ['highlights'], minutes],
  ['markets', ({ markets }) => markets.instruments(), ['instruments'], 5 * minutes],
  [
    'markets',
    ({ markets }) => markets.recentCandles(symbol, '1h', 24),
    ['candles', { symbol, interval: '1h', limit: 24 }],
    5 * minutes,
  ],
  [
    'markets',
    ({ markets }) => markets.recentCandles(symbol, '1d', 24),
    ['candles', { symbol, interval: '1d', limit: 24 }],
    5 * minutes,
  ],
  ['charts', ({ sparklines }) => sparklines.of(['a', 'b']), ['sparklines', ['a', 'b']], 5 * minutes],
  ['charts', ({ sparklines }) => sparklines.of(['a']), ['sparklines', ['a']], 5 * minutes],
  ['tokens', ({ tokens }) => tokens.profileOf(symbol), ['profiles'], 10 * minutes],
  ['tokens', ({ tokens }) => tokens.passagesOf('BTC'), ['passages'], minutes],
  ['tokens', ({ tokens }) => tokens.collateralOf('BTC'), ['collateral'], 10 * minutes],
];

describe('what is read of markets', () => {
  const none = Object.fromEntries(
    ['liquidity', 'groups', 'leverageTiers', 'multipliers', 'profiles', 'passages', 'collateral'].map((name) => [
      name,
      success([]),
    ]),
  );
  const answers = { ...none, history: success({ rows: [], total: 0 }) };

  it.each(reads)(
    'of %s is asked of the exchange, kept as long as it holds, and for the next visitor (%#)',
    async (part, open, call, staleAfter) => {
      const all = setUp(answers);
      const read = open(all) as Resource<unknown>;
      await read.refresh();
      expect(read.current.status).toBe('ready');
      expect(all.host.calls).toEqual([call]);
      expect(all.cache.opened).toMatchObject([{ outlivesSession: true }]);
      expect(all.cache.opened[0]!.staleAfter).toBe(staleAfter);
      expect(all.cache.unnamed(part)).toEqual([]);
      expect(open(all)).toBe(read);
    },
  );

  it('is one value for one question', () => {
    const all = setUp();
    expect(new Set(reads.map(([, open]) => open(all))).size).toBe(reads.length);
  });

  it('is that of the market or asset that was asked for', async () => {
    const all = setUp({
      liquidity: success([{ symbol: 'else' }, { symbol, spread: 1 }]),
      groups: success([{ symbols: ['else'] }, { symbols: ['more', symbol], name: 'majors' }]),
      multipliers: success([{ symbol: 'else' }, { symbol, multiplier: 2 }]),
      profiles: success([{ symbols: ['else'] }, { symbols: ['more', symbol], asset: 'BTC' }]),
      passages: success([{ token: 'BTC', network: 'a' }, { token: 'ETH' }, { token: 'BTC', network: 'b' }]),
      collateral: success([{ asset: 'ETH' }, { asset: 'BTC', weight: 1 }]),
      leverageTiers: success([
        { symbol, maximumLeverage: 20 },
        { symbol, maximumLeverage: 50 },
        { symbol, maximumLeverage: 10 },
        { symbol: 'else', maximumLeverage: 5 },
      ]),
    });
    const value = async (read: unknown): Promise<unknown> => {
      await (read as Resource<unknown>).refresh();
      return ((read as Resource<unknown>).current as { readonly value?: unknown }).value;
    };
    expect(await value(all.costs.liquidityOf(symbol))).toEqual({ symbol, spread: 1 });
    expect(await value(all.fees.groupOf({ symbol, type: 'PERP' }))).toMatchObject({ name: 'majors' });
    expect(await value(all.futures.multiplier(symbol))).toEqual({ symbol, multiplier: 2 });
    expect(await value(all.tokens.profileOf(symbol))).toMatchObject({ asset: 'BTC' });
    expect(await value(all.tokens.passagesOf('BTC'))).toEqual([
      { token: 'BTC', network: 'a' },
      { token: 'BTC', network: 'b' },
    ]);
    expect(await value(all.tokens.collateralOf('BTC'))).toEqual({ asset: 'BTC', weight: 1 });
    expect(await value(all.futures.highestLeverages())).toEqual(
      new Map([
        [symbol, 50],
        ['else', 5],
      ]),
    );
    expect(await value(all.costs.liquidityOf('nothing'))).toBeUndefined();
  });

  it('asks for costs of every token and type where none is named', async () => {
    const { costs, cache } = setUp();
    const any = { amount: decimal('1'), withFee: true } as never;
    expect(costs.cost(any)).not.toBe(costs.cost({ ...(any as object), token: 'BTC' } as never));
    expect(cache.opened[0]!.key.slice(1)).toEqual(['1', '', '', 'true']);
  });

  it('of funding has each settlement once', async () => {
    const rows = [{ at: 2 }, { at: 2 }, { at: 1 }];
    const { funding } = setUp({ history: success({ rows, total: 3 }) });
    const past = funding.past(symbol);
    await past.refresh();
    expect(past.current).toMatchObject({ value: [{ at: 2 }, { at: 1 }] });
  });

  it('is not known where the exchange does not answer', async () => {
    const { tokens } = setUp({ profiles: failure({ kind: 'offline' }) });
    const profile = tokens.profileOf(symbol);
    await profile.refresh();
    expect(profile.current).toMatchObject({ status: 'failed' });
  });
});

describe('prices of a perpetual', () => {
  it('are heard under its own name and that of its index, until nobody follows', () => {
    const heard = new Map<string, (value: never) => void>();
    const topic = (name: string) => (of: string, listener: (value: never) => void) => {
      heard.set(`${name} ${of}`, listener);
      return () => heard.delete(`${name} ${of}`);
    };
    const prices = new ContractPrices(symbol, {
      onMarkPrice: topic('mark'),
      onIndexPrice: topic('index'),
      onOpenInterest: topic('interest'),
      onFundingEstimate: topic('funding'),
    });
    const stop = prices.start();
    expect([prices.markPrice, prices.indexPrice, prices.openInterest, prices.funding]).toEqual(
      Array(4).fill(undefined),
    );
    heard.get(`mark ${symbol}`)!({ price: 1 } as never);
    heard.get('index SPOT_BTC_USDT')!({ price: 2 } as never);
    heard.get(`interest ${symbol}`)!({ quantity: 3 } as never);
    heard.get(`funding ${symbol}`)!({ rate: 4 } as never);
    expect([prices.markPrice, prices.indexPrice, prices.openInterest, prices.funding]).toEqual([1, 2, 3, { rate: 4 }]);
    stop();
    expect(heard.size).toBe(0);
  });
});

describe('favourites of a device', () => {
  const [btc, eth] = ['SPOT_BTC_USDT', 'SPOT_ETH_USDT'];

  it('are kept, follow another tab while somebody looks, and go over to an account', () => {
    const storage = new MemoryStorage();
    const favourites = new DeviceFavourites(storage);
    expect(favourites.symbols.current).toEqual([]);
    favourites.keep([btc]);
    expect(favourites.symbols.current).toEqual([btc]);
    expect(new DeviceFavourites(storage).symbols.current).toEqual([btc]);
    storage.writeElsewhere('favourite-markets', JSON.stringify([eth]));
    expect(favourites.symbols.current).toEqual([btc]);
    const stop = favourites.start();
    storage.writeElsewhere('favourite-markets', JSON.stringify([eth, btc]));
    expect(favourites.symbols.current).toEqual([eth, btc]);
    stop();
    favourites.leaveHere();
    favourites.clear();
    expect([favourites.symbols.current, storage.all()]).toEqual([[], {}]);
  });

  it('are asked about until somebody has said that they stay here', () => {
    const storage = new MemoryStorage();
    const favourites = new DeviceFavourites(storage);
    favourites.keep([btc]);
    expect(favourites.undecided).toEqual([btc]);
    favourites.leaveHere();
    expect(favourites.undecided).toEqual([]);
    favourites.keep([btc, eth]);
    expect(favourites.undecided).toEqual([eth]);
    expect(Object.keys(storage.all())).toEqual(['favourite-markets', 'favourite-markets-kept']);
  });

  it.each(['{', '{"a":1}', 'null', '"SPOT_BTC_USDT"'])('are none where %s is kept', (text) => {
    const storage = new MemoryStorage();
    storage.write('favourite-markets', text);
    expect(new DeviceFavourites(storage).symbols.current).toEqual([]);
  });

  it('are markets, each once', () => {
    const storage = new MemoryStorage();
    storage.write('favourite-markets', JSON.stringify([btc, 7, 'nothing', null, eth, btc]));
    expect(new DeviceFavourites(storage).symbols.current).toEqual([btc, eth]);
  });
});
