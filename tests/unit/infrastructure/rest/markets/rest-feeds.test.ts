import { decimalText } from '../../../../../src/domain/shared/decimal';
import { RestChartFeedAdapter } from '../../../../../src/infrastructure/rest/markets/rest-chart-feed.adapter';
import { RestListingFeedsAdapter } from '../../../../../src/infrastructure/rest/markets/rest-listing-feeds.adapter';
import { LineClient } from '../../../../../src/infrastructure/rest/transport/line-client';
import { FetchLineSender } from '../../../../../src/infrastructure/rest/transport/line-sender';
import { answer, RestFixture } from '../../../../support/rest-fixture';
import { testEnvironment } from '../../../../support/test-environment';

const charts = (body: unknown) => {
  const rest = new RestFixture().answers(answer(body));
  return new RestChartFeedAdapter(
    rest.client,
    new LineClient(testEnvironment, new FetchLineSender(), rest.time, rest.log),
  );
};
const feeds = (body: unknown) => new RestListingFeedsAdapter(new RestFixture().answers(answer(body)).client);

const columns = {
  s: 'ok',
  symbol: ['BTCUSDT', 'BTCUSDT.P'],
  description: ['BTC / USDT', 'BTC / USDT Perpetual'],
  ticker: ['SPOT_BTC_USDT', 'PERP_BTC_USDT'],
  type: ['spot', 'swap'],
  minmovement: 5,
  pricescale: [100, 10],
  'exchange-listed': 'X',
  'exchange-traded': 'X',
  timezone: 'Etc/UTC',
  'has-intraday': true,
  'has-no-volume': false,
  'supported-resolutions': ['1'],
  session: '24x7',
  currency: ['USDT', 'USDT'],
  'base-currency': ['BTC', 'BTC'],
};

describe('chart feeds over REST', () => {
  it('puts columns together, each price step of its own', async () => {
    expect(await charts(columns).symbols('integration')).toMatchObject({
      ok: true,
      value: [
        { name: 'BTCUSDT', symbol: 'SPOT_BTC_USDT', type: 'SPOT', priceStep: 0.05 },
        { name: 'BTCUSDT.P', symbol: 'PERP_BTC_USDT', type: 'PERP', priceStep: 0.5 },
      ],
    });
  });

  it('takes columns that do not belong together for no table', async () => {
    expect(await charts({ ...columns, ticker: ['SPOT_BTC_USDT'] }).symbols('integration')).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
    const bars = { s: 'ok', t: [60, 120], o: [1, 2], h: [1, 2], l: [1, 2], c: [1, 2], v: [1], a: [1, 2] };
    expect(await charts(bars).bars('BTCUSDT', '1m')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('reads bars whose time is in seconds, and refusals that come with status 200', async () => {
    const bars = { s: 'ok', t: [1_760_000_040], o: [1], h: [4], l: [0.5], c: [2], v: [3], a: [6] };
    expect(await charts(bars).bars('BTCUSDT', '1m')).toEqual({
      ok: true,
      value: [{ startAt: 1_760_000_040_000, open: 1, high: 4, low: 0.5, close: 2, volume: 3, amount: 6 }],
    });
    expect(await charts({ s: 'no_data' }).bars('BTCUSDT', '1m')).toEqual({ ok: true, value: [] });
    expect(await charts({ s: 'error', errmsg: 'unknown symbol' }).bars('NOPE', '1m')).toMatchObject({
      ok: false,
      error: { kind: 'invalid', detail: 'unknown symbol' },
    });
  });
});

describe('listing feeds over REST', () => {
  const pair = {
    ticker_id: 'BTC_USDT',
    base_currency: 'BTC',
    target_currency: 'USDT',
    last_price: '60010',
    base_volume: '1',
    target_volume: '60010',
    high: '60010',
    low: '59990',
  };

  it('reads what the standard of a service allows', async () => {
    const read = await feeds([pair]).figures('coingecko');
    expect(read.ok && [decimalText(read.value[0]!.last), read.value[0]!.bid]).toEqual(['60010', undefined]);
    const frozen = await feeds({
      BTC_USDT: { last_price: '1', base_volume: '0', quote_volume: '0', isFrozen: '1' },
    }).lastPrices();
    expect(frozen).toMatchObject({ ok: true, value: [{ name: 'BTC_USDT', frozen: true }] });
  });

  it('is as strict as the services are', async () => {
    for (const broken of [
      { ...pair, last_price: 60_010 },
      { ...pair, high: '6e4' },
      { ...pair, low: undefined },
    ]) {
      expect(await feeds([broken]).figures('coingecko')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    }
    expect(await feeds({ bids: [], asks: [], timestamp: 1_760_000_000 }).book('nomics', 'BTC_USDT')).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('reads the times of each service', async () => {
    expect(
      await feeds({ bids: [['1', '2']], asks: [], timestamp: '2025-10-09T08:53:20.5Z' }).book('nomics', 'BTC_USDT'),
    ).toMatchObject({ ok: true, value: { at: 1_760_000_000_500 } });
    expect(
      await feeds({ ticker_id: 'BTC_USDT', bids: [], asks: [], timestamp: 1_760_000_000_500 }).book(
        'coingecko',
        'BTC_USDT',
      ),
    ).toMatchObject({ ok: true, value: { at: 1_760_000_000_500 } });
  });
});
