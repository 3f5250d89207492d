import { chartEndpoints } from '../../../src/infrastructure/wire/catalogue/chart.endpoints';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { house, tradeABit } from './feeds-world';
import { streamedCalls } from './public-calls';
import { caller, startTestSandbox } from './sandbox-client';

let sandbox: Sandbox;
const get = async (path: string) => (await caller(sandbox.url)('GET', path)).body;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await tradeABit(sandbox);
});

afterAll(() => sandbox.close());

describe('symbols', () => {
  it.each(['/md/tv/symbol_info', '/md/tradingview/symbol_info'])('%s has columns of one length', async (path) => {
    const table = await get(path);
    const lengths = Object.entries(table)
      .filter(([name, column]) => Array.isArray(column) && name !== 'supported-resolutions')
      .map(([, column]) => (column as unknown[]).length);
    expect(new Set(lengths)).toEqual(new Set([sandbox.exchange.instruments.length]));
    const at = table.ticker.indexOf('SPOT_PEPE_USDT');
    expect([table.symbol[at], table.type[at], table.minmovement / table.pricescale[at]]).toEqual([
      'PEPEUSDT',
      'spot',
      1e-10,
    ]);
    expect(table.symbol[table.ticker.indexOf('PERP_BTC_USDT')]).toBe('BTCUSDT.P');
    expect(table['exchange-listed']).toBe(table['exchange-listed'].toUpperCase());
  });

  it('come in the groups that are named', async () => {
    const configuration = await get('/md/tv/config');
    expect(configuration.supports_search).not.toBe(configuration.supports_group_request);
    expect((await get(`/md/tv/symbol_info?group=${configuration.exchanges[0].value}`)).symbol).toContain('BTCUSDT');
    const ids: string[] = (await get('/md/tradingview/groups')).d.groups.map(({ id }: { id: string }) => id);
    const sizes = await Promise.all(
      ids.map(async (id) => (await get(`/md/tradingview/symbol_info?group=${id}`)).symbol.length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(sandbox.exchange.instruments.length);
    expect(new Set(ids.map((id) => id.split('_')[0])).size).toBe(1);
    expect(await get('/md/tradingview/symbol_info?group=nobody')).toEqual({ s: 'error', errmsg: 'unknown group' });
  });
});

describe('quotes and bars', () => {
  it('answers each symbol asked for, known or not', async () => {
    const { d } = await get('/md/tv/quotes?symbols=HALYARD:BTCUSDT,NOPE');
    expect(d).toMatchObject([
      {
        s: 'ok',
        n: 'HALYARD:BTCUSDT',
        v: { short_name: 'BTCUSDT', lp: 60_010, bid: 59_990, ask: 60_010, spread: 20, ch: 0, chp: 0 },
      },
      { s: 'error', n: 'NOPE', v: {} },
    ]);
  });

  it('has bars in seconds, columns of one length', async () => {
    const bars = await get('/md/tv/trade_kine?symbol=BTCUSDT&timeFrame=1m');
    expect(new Set(['t', 'o', 'h', 'l', 'c', 'v', 'a'].map((name) => bars[name].length)).size).toBe(1);
    expect(bars.t.every((time: number) => Number.isInteger(time) && time % 60 === 0 && time < 1e11)).toBe(true);
    expect(bars.v.reduce((sum: number, volume: number) => sum + volume, 0)).toBeCloseTo(0.006, 12);
    expect(await get('/md/tv/trade_kine?symbol=SOLUSDT&timeFrame=1m')).toEqual({ s: 'no_data' });
    expect(await get('/md/tv/trade_kine?symbol=NOPE&timeFrame=1m')).toEqual({ s: 'error', errmsg: 'unknown symbol' });
  });

  it('draws the last day in hourly closes', async () => {
    const { rows } = (await get('/md/tv/home_kine?symbols=SPOT_BTC_USDT,SPOT_SOL_USDT')).data;
    expect(rows[0].points.at(-1)[1]).toBe(60_010);
    expect(rows[1]).toEqual({ symbol: 'SPOT_SOL_USDT', points: [] });
  });
});

interface Lines {
  readonly contentType: string | null;
  next(wanted: (line: { f: string; id: string }) => boolean): Promise<unknown>;
  stop(): void;
}

/** Reads a stream line by line. */
async function follow(path: string, url = sandbox.url): Promise<Lines> {
  const control = new AbortController();
  const response = await fetch(url + path, { signal: control.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next: Lines['next'] = async (wanted) => {
    for (;;) {
      const end = text.indexOf('\n');
      if (end >= 0) {
        const line = JSON.parse(text.slice(0, end));
        text = text.slice(end + 1);
        expect(chartEndpoints.stream.answer.safeParse(line).error?.issues).toBeUndefined();
        if (wanted(line)) return line;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended.');
      text += value;
    }
  };
  return { contentType: response.headers.get('content-type'), next, stop: () => control.abort() };
}

describe.each(Object.values(streamedCalls))('the stream at %s', (path) => {
  it('tells every reader of trades, quotes and daily bars', async () => {
    const readers = await Promise.all([1, 2, 3, 4].map(() => follow(path)));
    const { quote, take } = house(sandbox);
    await quote('SPOT_ETH_USDT', 'BUY', 299_000, 100_000);
    await quote('SPOT_ETH_USDT', 'SELL', 301_000, 100_000);
    await take('SPOT_ETH_USDT', 'BUY', 301_000, 40_000);
    const now = Date.now() / 1000;
    for (const reader of readers) {
      expect(reader.contentType).toContain('application/json');
      const trade = await reader.next(({ f, id }) => f === 't' && id === 'ETHUSDT');
      expect(trade).toMatchObject({ p: 3010, s: 0.04 });
      expect(Math.abs((trade as { t: number }).t - now)).toBeLessThan(5);
      expect(await reader.next(({ f, id }) => f === 'q' && id === 'ETHUSDT')).toMatchObject({ ap: 3010, bp: 2990 });
      expect(await reader.next(({ f, id }) => f === 'd' && id === 'ETHUSDT')).toMatchObject({
        c: 3010,
        t: Math.floor(now / 86_400) * 86_400,
      });
      reader.stop();
    }
  });
});

it('lets one address read a few streams at a time, and forgets those that left', async () => {
  const path = '/md/tv/streaming';
  const read = async (): Promise<readonly Lines[]> => Promise.all(Array.from({ length: 8 }, () => follow(path)));
  const readers = await read();
  const refused = await caller(sandbox.url)('GET', path);
  expect(refused).toMatchObject({ status: 429, body: { success: false, code: -1003 } });
  readers.forEach((reader) => reader.stop());
  await expect(untilAdmitted(path)).resolves.toBe(true);
});

it('does not keep the server from stopping', async () => {
  const other = await startTestSandbox();
  const reader = await follow('/md/tv/streaming', other.url);
  await other.close();
  await expect(reader.next(() => true)).rejects.toThrow();
});

/** The server notices a closed connection a moment later. */
async function untilAdmitted(path: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const control = new AbortController();
    const { status } = await fetch(sandbox.url + path, { signal: control.signal });
    control.abort();
    if (status === 200) return true;
  }
  return false;
}
