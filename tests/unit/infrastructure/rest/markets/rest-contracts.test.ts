import { decimalText } from '../../../../../src/domain/shared/decimal';
import { RestFundingAdapter } from '../../../../../src/infrastructure/rest/markets/rest-funding.adapter';
import { RestFuturesAdapter } from '../../../../../src/infrastructure/rest/markets/rest-futures.adapter';
import { answer, RestFixture } from '../../../../support/rest-fixture';

const at = 1_760_000_000_000;
const missing = answer('Not found', 404);
const rate = {
  symbol: 'PERP_BTC_USDT',
  est_funding_rate: '0.0001',
  est_funding_rate_timestamp: at,
  last_funding_rate: '-0.00005',
  last_funding_rate_timestamp: at,
  next_funding_time: at,
  last_funding_rate_interval: 8,
  est_funding_rate_interval: 8,
};
const numbers = {
  ...rate,
  est_funding_rate: 1e-4,
  last_funding_rate: -5e-5,
  est_funding_rate_timestamp: at / 1000,
  last_funding_rate_timestamp: String(at),
  next_funding_time: '1760000000.000',
};
const camel = {
  symbol: 'PERP_BTC_USDT',
  estFundingRate: '0.0001',
  estFundingRateTimestamp: at,
  lastFundingRate: '-0.00005',
  lastFundingRateTimestamp: at,
  nextFundingTime: at,
  lastFundingIntervalHours: 8,
  estFundingIntervalHours: 8,
};
const figures = {
  symbol: 'PERP_BTC_USDT',
  index_price: '60000.5',
  mark_price: null,
  est_funding_rate: '0.0001',
  last_funding_rate: null,
  next_funding_time: at,
  open_interest: '2.5',
  '24h_open': null,
  '24h_close': null,
  '24h_high': '61000',
  '24h_low': '59000',
  '24h_volume': '0',
  '24h_amount': '0',
};

const funding = (...answers: Parameters<RestFixture['answers']>) => {
  const rest = new RestFixture().answers(...answers);
  return { rest, port: new RestFundingAdapter(rest.client) };
};
const futures = (...answers: Parameters<RestFixture['answers']>) => {
  const rest = new RestFixture().answers(...answers);
  return { rest, port: new RestFuturesAdapter(rest.client, rest.unknown) };
};
const paths = ({ sender }: RestFixture) => sender.sent.map(({ url }) => new URL(url).pathname);

describe('funding over REST', () => {
  it.each([
    ['texts and milliseconds', rate],
    ['numbers and seconds', numbers],
    ['camel case', { ...camel, estFundingRateInterval: 8, lastFundingRateInterval: 8 }],
  ])('reads rates in %s', async (_form, row) => {
    const { port } = funding(answer({ success: true, data: { rows: [row] }, timestamp: at }));
    const read = await port.rates();
    const [one] = read.ok ? read.value : [];
    expect(one).toMatchObject({ symbol: 'PERP_BTC_USDT', estimatedAt: at, lastAt: at, nextAt: at, intervalHours: 8 });
    expect([one!.estimated, one!.last].map(decimalText)).toEqual(['0.0001', '-0.00005']);
  });

  it('goes through the generations of a host that lacks the newer ones', async () => {
    const { rest, port } = funding(
      missing,
      answer({ success: true, timestamp: at, rows: [{ nonsense: 1 }] }),
      answer({ success: true, timestamp: at, data: { rows: [camel] } }),
    );
    expect(await port.rates()).toMatchObject({ ok: true, value: [{ symbol: 'PERP_BTC_USDT', nextAt: at }] });
    expect(paths(rest)).toEqual([
      '/md/v4/public/funding_rates',
      '/md/v3/public/funding_rates',
      '/v3/public/fundingRate',
    ]);
    const older = funding(missing, answer({ success: true, timestamp: at, ...numbers }));
    expect(await older.port.rate('PERP_BTC_USDT')).toMatchObject({ ok: true, value: { lastAt: at } });
  });

  it('asks nobody else when a host refuses', async () => {
    const { rest, port } = funding(answer({ success: false, message: 'invalid symbol' }, 400));
    expect(await port.rate('SPOT_BTC_USDT')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(rest.sender.sent).toHaveLength(1);
  });

  it('asks each generation for the past in its own words', async () => {
    const row = {
      symbol: 'PERP_BTC_USDT',
      funding_rate: 0.0001,
      funding_rate_timestamp: '1760000000.000',
      next_funding_time: at,
    };
    const meta = { total: 7, records_per_page: 5, current_page: 2 };
    const { rest, port } = funding(
      missing,
      missing,
      answer({ success: true, rows: [row, { ...row, funding_rate_timestamp: at + 1_000 }], meta, timestamp: at }),
    );
    const read = await port.history({ symbol: 'PERP_BTC_USDT', from: 1, to: 2, page: 2, size: 5 });
    expect(read).toMatchObject({ ok: true, value: { total: 7, rows: [{ at: at + 1_000 }, { at, nextAt: at }] } });
    expect(rest.sender.sent.map(({ url }) => url.slice('https://api.test'.length))).toEqual([
      '/v3/public/fundingRateHistory?symbol=PERP_BTC_USDT&startTime=1&endTime=2&page=2&size=5',
      '/md/v4/public/funding_rate_history?symbol=PERP_BTC_USDT&start_t=1&end_t=2&page=2&size=5',
      '/md/v3/public/funding_rate_history?symbol=PERP_BTC_USDT&start_t=1&end_t=2&page=2&size=5',
    ]);
  });
});

describe('futures over REST', () => {
  const plain = {
    symbol: 'PERP_BTC_USDT',
    markPrice: undefined,
    lastFundingRate: undefined,
    nextFundingAt: at,
    close: undefined,
  };

  it.each([
    ['texts', figures],
    [
      'numbers and seconds',
      {
        ...figures,
        index_price: 60_000.5,
        open_interest: 2.5,
        '24h_high': 61_000,
        '24h_volume': 0,
        next_funding_time: at / 1000,
      },
    ],
    [
      'camel case',
      {
        symbol: 'PERP_BTC_USDT',
        indexPrice: '60000.5',
        markPrice: null,
        estFundingRate: 0,
        lastFundingRate: null,
        nextFundingTime: at,
        openInterest: '2.5',
        '24hOpen': null,
        '24hClose': null,
        '24hHigh': '61000',
        '24hLow': '1',
        '24hVolume': 0,
        '24hAmount': 0,
      },
    ],
  ])('reads figures in %s', async (_form, row) => {
    const { port } = futures(answer({ success: true, data: row, timestamp: at }));
    const read = await port.of('PERP_BTC_USDT');
    expect(read).toMatchObject({ ok: true, value: plain });
    expect(
      read.ok && [read.value.indexPrice, read.value.openInterest, read.value.high].map((each) => decimalText(each!)),
    ).toEqual(['60000.5', '2.5', '61000']);
  });

  it('takes the v3 rows where a host has no others', async () => {
    const row = {
      symbol: 'PERP_BTC_USDT',
      indexPrice: '1',
      markPrice: '2',
      openInterest: 3,
      '24hOpen': '4',
      '24hClose': '5',
      '24hHigh': '6',
      '24hLow': '7',
      '24hVolume': '8',
      '24hAmount': '9',
    };
    const { rest, port } = futures(missing, missing, answer({ success: true, data: { rows: [row] } }));
    expect(await port.all()).toMatchObject({
      ok: true,
      value: [{ symbol: 'PERP_BTC_USDT', estimatedFundingRate: undefined }],
    });
    expect(paths(rest).at(-1)).toBe('/v3/public/futures');
  });

  it('reads a fund with or without its past', async () => {
    const past = await futures(
      answer({
        success: true,
        timestamp: at,
        data: { rows: [{ token: 'USDT', balance: 1.5 }], history: [{ ts: at / 1000, balance: '1.4' }] },
      }),
    ).port.insuranceFund();
    expect(past).toMatchObject({ ok: true, value: { history: [{ at }] } });
    const bare = await futures(
      missing,
      answer({ success: true, data: { rows: [{ token: 'USDT', balance: '1.5' }] } }),
    ).port.insuranceFund();
    expect(bare.ok && [decimalText(bare.value.balances[0]!.balance), bare.value.history]).toEqual(['1.5', []]);
  });

  it('shows an index source in an unknown state as such, and logs the state once', async () => {
    const source = {
      exchange: 'A',
      symbol: 'BTC',
      price: null,
      weight: 0.5,
      last_update: '1760000000.5',
      status: 'STALE',
    };
    const { rest, port } = futures(answer({ success: true, timestamp: at, data: { rows: [source, source] } }));
    const read = await port.indexSources('PERP_BTC_USDT');
    expect(read).toMatchObject({
      ok: true,
      value: [{ status: 'other', price: undefined, updatedAt: at + 500 }, { status: 'other' }],
    });
    expect(rest.log.lines).toHaveLength(1);
  });
});
