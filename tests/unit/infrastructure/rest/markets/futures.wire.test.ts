import { decimal } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import {
  fundFromWire,
  futuresFromPublicWire,
  futuresFromWire,
  multiplierFromWire,
  sourceFromWire,
  tierFromWire,
} from '../../../../../src/infrastructure/rest/markets/futures.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';

const at = 1_760_000_000_123;

describe('the figures of a perpetual', () => {
  const newer = {
    symbol: 'PERP_BTC_USDT',
    index_price: '101',
    mark_price: '102',
    est_funding_rate: '0.0003',
    last_funding_rate: '-0.0004',
    next_funding_time: at,
    open_interest: '105',
    '24h_open': '106',
    '24h_close': '107',
    '24h_high': '108',
    '24h_low': '109',
    '24h_volume': '110',
    '24h_amount': '111',
  };
  const older = {
    symbol: 'PERP_BTC_USDT',
    indexPrice: '101',
    markPrice: '102',
    estFundingRate: '0.0003',
    lastFundingRate: '-0.0004',
    nextFundingTime: at,
    openInterest: '105',
    '24hOpen': '106',
    '24hClose': '107',
    '24hHigh': '108',
    '24hLow': '109',
    '24hVolume': '110',
    '24hAmount': '111',
  };
  const told = {
    symbol: 'PERP_BTC_USDT',
    indexPrice: decimal('101'),
    markPrice: decimal('102'),
    estimatedFundingRate: decimal('0.0003'),
    lastFundingRate: decimal('-0.0004'),
    nextFundingAt: at,
    openInterest: decimal('105'),
    open: decimal('106'),
    close: decimal('107'),
    high: decimal('108'),
    low: decimal('109'),
    volume: decimal('110'),
    amount: decimal('111'),
  };

  it('are the same from both generations', () => {
    expect(futuresFromWire(newer)).toEqual(told);
    expect(futuresFromPublicWire(older)).toEqual(told);
  });

  it.each([
    ['index_price', 'indexPrice', 'indexPrice'],
    ['mark_price', 'markPrice', 'markPrice'],
    ['est_funding_rate', 'estFundingRate', 'estimatedFundingRate'],
    ['last_funding_rate', 'lastFundingRate', 'lastFundingRate'],
    ['next_funding_time', 'nextFundingTime', 'nextFundingAt'],
    ['24h_open', '24hOpen', 'open'],
    ['24h_close', '24hClose', 'close'],
    ['24h_high', '24hHigh', 'high'],
    ['24h_low', '24hLow', 'low'],
  ])('are told without %s (%s) where the market cannot tell it', (inNewer, inOlder, absent) => {
    const rest = { ...told, [absent]: undefined };
    expect(futuresFromWire({ ...newer, [inNewer]: null })).toEqual(rest);
    expect(futuresFromPublicWire({ ...older, [inOlder]: null })).toEqual(rest);
  });

  it('have no funding where the older host leaves it out', () => {
    const { estFundingRate: _, lastFundingRate: __, nextFundingTime: ___, ...bare } = older;
    expect(futuresFromPublicWire(bare)).toEqual({
      ...told,
      estimatedFundingRate: undefined,
      lastFundingRate: undefined,
      nextFundingAt: undefined,
    });
  });
});

describe('a tier of leverage', () => {
  it('is read field by field', () => {
    expect(
      tierFromWire({
        symbol: 'PERP_BTC_USDT',
        tier: 2,
        maxLeverage: '50',
        notionalFrom: '1000',
        notionalTo: 2000,
        imr: '0.02',
        mmr: '0.01',
        maintenanceAmount: '7.5',
      }),
    ).toEqual({
      symbol: 'PERP_BTC_USDT',
      tier: 2,
      maximumLeverage: 50,
      notionalFrom: decimal('1000'),
      notionalTo: decimal('2000'),
      initialMarginRate: decimal('0.02'),
      maintenanceMarginRate: decimal('0.01'),
      maintenanceAmount: decimal('7.5'),
    });
  });
});

describe('the insurance fund', () => {
  const rows = [
    { token: 'USDT', balance: '1000.5' },
    { token: 'BTC', balance: 2 },
  ];
  const balances = [
    { token: 'USDT', balance: decimal('1000.5') },
    { token: 'BTC', balance: decimal('2') },
  ];

  it('is its balances with how it has stood, in the order sent, without what has no time', () => {
    expect(
      fundFromWire({
        rows,
        history: [
          { ts: at, balance: '30' },
          { ts: 'once', balance: '20' },
          { ts: String(at - 1_000), balance: 10 },
        ],
      }),
    ).toEqual({
      balances,
      history: [
        { at, balance: decimal('30') },
        { at: at - 1_000, balance: decimal('10') },
      ],
    });
  });

  it('has no past at a host that keeps none', () => expect(fundFromWire({ rows })).toEqual({ balances, history: [] }));
});

describe('the multiplier of a contract', () => {
  it('is a number of coins', () => {
    expect(multiplierFromWire({ symbol: 'PERP_1000PEPE_USDT', base: 'PEPE', multiplier: '1000' })).toEqual({
      symbol: 'PERP_1000PEPE_USDT',
      coin: 'PEPE',
      coins: 1_000,
    });
  });
});

describe('a leg of an index price', () => {
  const row = {
    exchange: 'woo',
    symbol: 'SPOT_BTC_USDT',
    price: '60000.5',
    weight: '0.25',
    lastUpdate: at,
    status: 'TRADING',
  };
  const read = (change: object = {}, log = new MemoryLog()) =>
    sourceFromWire({ ...row, ...change }, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      exchange: 'woo',
      symbol: 'SPOT_BTC_USDT',
      price: decimal('60000.5'),
      weight: decimal('0.25'),
      updatedAt: at,
      status: 'TRADING',
    });
  });

  it('has no price and no time before there is one', () => {
    expect(read({ price: null, lastUpdate: null })).toMatchObject({ price: undefined, updatedAt: undefined });
  });

  it.each(['TRADING', 'SUSPENDED'])('can be %s, and nothing is reported', (status) => {
    const log = new MemoryLog();
    expect(read({ status }, log).status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it('has another status where nobody knows it, and that is reported', () => {
    const log = new MemoryLog();
    expect(read({ status: 'STALE' }, log).status).toBe('other');
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown status of an index source', details: { value: 'STALE' } },
    ]);
  });
});
