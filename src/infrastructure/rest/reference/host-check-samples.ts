import type { Scalar } from '../transport/request-url';

interface Sample {
  readonly parameters?: Readonly<Record<string, Scalar>>;
  readonly query?: Readonly<Record<string, Scalar>>;
}

const spot = 'SPOT_BTC_USDT';
const perpetual = 'PERP_BTC_USDT';
const ofSpot: Sample = { query: { symbol: spot } };
const ofPerpetual: Sample = { query: { symbol: perpetual } };
const spotPath: Sample = { parameters: { symbol: spot } };
const perpetualPath: Sample = { parameters: { symbol: perpetual } };
const candles: Sample = { query: { symbol: spot, type: '1h' } };
const contractCandles: Sample = { query: { symbol: perpetual, type: '1h' } };
const pair: Sample = { query: { ticker_id: 'BTC_USDT' } };
const market: Sample = { query: { market: 'BTC_USDT' } };

/** Values for calls that want some, and the same everywhere; what wants others is not checked. */
export const hostCheckSamples: Readonly<Record<string, Sample>> = {
  'markets.orderBook': ofSpot,
  'markets.marketTrades': ofSpot,
  'markets.klineHistory': candles,
  'markets.kline': candles,
  'marketsV1.instrument': perpetualPath,
  'marketsV1.trades': ofSpot,
  'marketsV1.orderBook': spotPath,
  'marketsV1.candles': candles,
  'marketsV1.fundingRate': perpetualPath,
  'marketsV1.fundingRateHistory': ofPerpetual,
  'marketsV1.futuresOf': perpetualPath,
  'marketsV1.olderCandles': candles,
  'marketsV1.olderTrades': ofSpot,
  'marketsV1.olderTradesTwin': ofSpot,
  'positions.leverage': ofPerpetual,
  'publicData.marketTradesHistory': ofSpot,
  'publicData.markPriceKline': contractCandles,
  'publicData.indexPriceKline': contractCandles,
  'publicData.fundingRateHistory': ofPerpetual,
  'tradingAccountV1.interestRate': { parameters: { token: 'USDT' } },
  'tradingAccountV1.leverage': ofPerpetual,
  'trading.buyingPower': ofSpot,
  'trading.tradingFee': ofSpot,
  'instrument.network': { parameters: { token: 'BTC' } },
  'config.symbolFees': { parameters: { type: 'spot' } },
  'marketData.trades': ofSpot,
  'marketData.ticker': spotPath,
  'marketData.futuresOf': perpetualPath,
  'marketData.tradesV4': ofSpot,
  'marketData.futuresOfV4': perpetualPath,
  'marketData.fundingRate': perpetualPath,
  'marketData.fundingHistory': ofPerpetual,
  'marketData.fundingRateV4': perpetualPath,
  'marketData.fundingHistoryV4': ofPerpetual,
  'marketData.indexSources': perpetualPath,
  'marketData.indexItems': spotPath,
  'exchangeCost.cost': { query: { amount: 100, token: 'BTC', assetType: 'SPOT', interval: 'now', withFee: true } },
  'coingecko.orderBook': pair,
  'coingecko.trades': pair,
  'nomics.trades': market,
  'nomics.book': market,
  'chart.udfQuotes': { query: { symbols: 'BTCUSDT' } },
  'chart.sparklines': { query: { symbols: spot } },
  'chart.bars': { query: { symbol: 'BTCUSDT', timeFrame: '1m' } },
  'purchases.quotes': { query: { currency: 'EUR', asset: 'USDT', amount: 100 } },
  'wallet.balanceHistory': { query: { startTime: Date.UTC(2026, 0) } },
  'socialProfiles.search': { query: { coolName: 'a' } },
};

/** Reading calls that are not made just to look although they want no value, by the reason. */
const leftOut = {
  'answers without end': ['chart.udfStream', 'chart.stream'],
  'wants one of several values that only their owner knows': [
    'algoOrders.order',
    'trading.order',
    'accountDetailsV1.keyAddresses',
  ],
  'refused where there is nothing of the kind yet': [
    'promotions.mobileRelease',
    'reserves.overview',
    'socialIdentity.twitterProfile',
  ],
  'begins something, although it reads': ['security.otp', 'socialIdentity.authorizationUrl'],
} as const;

export const leftOutOfHostChecks: ReadonlySet<string> = new Set(Object.values(leftOut).flat());
