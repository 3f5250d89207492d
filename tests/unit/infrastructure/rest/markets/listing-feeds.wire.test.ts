import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  assetFromCap,
  bookFromWire,
  contractFromCap,
  contractFromGecko,
  figuresFromCap,
  figuresFromGecko,
  marketFromNomics,
  tradeFromGecko,
  tradeFromNomics,
} from '../../../../../src/infrastructure/rest/markets/listing-feeds.wire';

const at = 1_760_000_000_123;

const figures = {
  name: 'BTC_USDT',
  base: 'BTC',
  quote: 'USDT',
  last: decimal('60000'),
  high: decimal('61000'),
  low: decimal('59000'),
  baseVolume: decimal('12'),
  quoteVolume: decimal('720000'),
  bid: decimal('59999'),
  ask: decimal('60001'),
};
const lonely = { ...figures, bid: undefined, ask: undefined };

const gecko = {
  ticker_id: 'BTC_USDT',
  base_currency: 'BTC',
  target_currency: 'USDT',
  last_price: '60000',
  base_volume: '12',
  target_volume: '720000',
  bid: '59999',
  ask: '60001',
  high: '61000',
  low: '59000',
};
const cap = {
  trading_pairs: 'BTC_USDT',
  base_currency: 'BTC',
  quote_currency: 'USDT',
  last_price: '60000',
  lowest_ask: '60001',
  highest_bid: '59999',
  base_volume: '12',
  quote_volume: '720000',
  price_change_percent_24h: '1.5',
  highest_price_24h: '61000',
  lowest_price_24h: '59000',
};

describe('figures of a listed market', () => {
  it('are the same from either service, each with its own names of fields', () => {
    expect(figuresFromGecko(gecko)).toEqual(figures);
    expect(figuresFromCap(cap)).toEqual(figures);
  });

  it('have no best prices while nobody bids or asks', () => {
    expect(figuresFromGecko({ ...gecko, bid: undefined, ask: undefined })).toEqual(lonely);
    expect(figuresFromCap({ ...cap, highest_bid: undefined, lowest_ask: undefined })).toEqual(lonely);
  });
});

describe('a listed contract', () => {
  const own = {
    open_interest: '3',
    open_interest_usd: '180000',
    contract_price: '60002',
    contract_price_currency: 'USDT',
    index_price: '60003',
    funding_rate: '0.0001',
    next_funding_rate: '-0.0002',
    next_funding_rate_timestamp: at + 60_000,
    maker_fee: '0.0003',
    taker_fee: '0.0004',
    product_type: 'Perpetual',
  } as const;
  const fromGecko = {
    ...gecko,
    ...own,
    contract_type: 'Vanilla',
    index_name: 'BTC index',
    index_currency: 'USD',
    start_timestamp: at,
  } as const;
  const fromCap = {
    ...own,
    ticker_id: 'BTC_USDT',
    base_currency: 'BTC',
    quote_currency: 'USDT',
    last_price: '60000',
    base_volume: '12',
    quote_volume: '720000',
    usd_volume: '720001',
    bid: '59999',
    ask: '60001',
    high: '61000',
    low: '59000',
    creation_timestamp: at,
  };
  const contract = {
    ...figures,
    openInterest: decimal('3'),
    openInterestUsd: decimal('180000'),
    contractPrice: decimal('60002'),
    indexPrice: decimal('60003'),
    fundingRate: decimal('0.0001'),
    nextFundingRate: decimal('-0.0002'),
    nextFundingAt: at + 60_000,
    makerFee: decimal('0.0003'),
    takerFee: decimal('0.0004'),
    listedAt: at,
  };

  it('is the same from either service', () => {
    expect(contractFromGecko(fromGecko)).toEqual(contract);
    expect(contractFromCap(fromCap)).toEqual(contract);
  });

  it('has no index, no funding and no best prices where they are not told', () => {
    const untold = {
      bid: undefined,
      ask: undefined,
      index_price: undefined,
      funding_rate: undefined,
      next_funding_rate: undefined,
      next_funding_rate_timestamp: undefined,
    };
    const bare = {
      ...contract,
      ...lonely,
      indexPrice: undefined,
      fundingRate: undefined,
      nextFundingRate: undefined,
      nextFundingAt: undefined,
    };
    expect(contractFromGecko({ ...fromGecko, ...untold })).toEqual(bare);
    expect(contractFromCap({ ...fromCap, ...untold })).toEqual(bare);
  });
});

describe('a listed asset', () => {
  const row = {
    name: 'Bitcoin',
    unified_cryptoasset_id: 1,
    can_withdraw: false,
    can_deposit: true,
    min_withdraw: '0.001',
    maker_fee: '0.0003',
    taker_fee: '0.0004',
  };

  it('takes deposits and withdrawals each by its own word', () => {
    const asset = {
      asset: 'BTC',
      name: 'Bitcoin',
      serviceId: 1,
      deposits: true,
      withdrawals: false,
      minimumWithdrawal: decimal('0.001'),
      makerFee: decimal('0.0003'),
      takerFee: decimal('0.0004'),
    };
    expect(assetFromCap(['BTC', row])).toEqual(asset);
    expect(assetFromCap(['BTC', { ...row, can_withdraw: true, can_deposit: false }])).toEqual({
      ...asset,
      deposits: false,
      withdrawals: true,
    });
  });

  it('may have no number of the service and no smallest withdrawal', () => {
    expect(assetFromCap(['BTC', { ...row, unified_cryptoasset_id: undefined, min_withdraw: undefined }])).toMatchObject(
      {
        asset: 'BTC',
        serviceId: undefined,
        minimumWithdrawal: undefined,
      },
    );
  });
});

describe('a listed market', () => {
  it.each([
    ['spot', 'SPOT'],
    ['derivative', 'PERP'],
  ] as const)('of the type %s is %s here', (type, expected) => {
    const row = { id: 'BTC_USDT', type, base: 'BTC', quote: 'USDT', active: true, market_url: 'https://x/btc' };
    expect(marketFromNomics(row)).toEqual({ name: 'BTC_USDT', base: 'BTC', quote: 'USDT', type: expected });
  });
});

describe('a listed trade', () => {
  const sides = [
    ['buy', 'BUY'],
    ['sell', 'SELL'],
  ] as const;

  it.each(sides)('of CoinGecko with the type %s is a %s', (type, side) => {
    const row = { trade_id: 7, price: '60000', base_volume: '0.5', target_volume: '30000', trade_timestamp: at, type };
    expect(tradeFromGecko(row)).toEqual({
      id: '7',
      price: decimal('60000'),
      quantity: decimal('0.5'),
      side,
      at,
    });
  });

  it.each(sides)('of Nomics with the side %s is a %s', (wire, side) => {
    const row = { id: '7', timestamp: new Date(at).toISOString(), price: '60000', amount: '0.5', side: wire };
    expect(tradeFromNomics(row)).toEqual({
      id: '7',
      price: decimal('60000'),
      quantity: decimal('0.5'),
      side,
      at,
    });
  });
});

describe('a listed book', () => {
  it('keeps bids and asks apart and in order', () => {
    expect(
      bookFromWire(at, {
        bids: [
          ['59999', '1'],
          ['59998', '2'],
        ],
        asks: [['60001', '3']],
      }),
    ).toEqual({
      at,
      bids: [
        [decimal('59999'), decimal('1')],
        [decimal('59998'), decimal('2')],
      ],
      asks: [[decimal('60001'), decimal('3')]],
    });
    expect(bookFromWire(at, { bids: [], asks: [] })).toEqual({ at, bids: [], asks: [] });
  });
});
