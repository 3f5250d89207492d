import type * as z from 'zod/mini';
import type {
  ListedAsset,
  ListedBook,
  ListedContract,
  ListedFigures,
  ListedMarket,
  ListedTrade,
} from '../../../domain/markets/listing-feed';
import { decimal } from '../../../domain/shared/decimal';
import type { coingeckoEndpoints } from '../../wire/catalogue/coingecko.endpoints';
import type { coinmarketcapEndpoints } from '../../wire/catalogue/coinmarketcap.endpoints';
import type { nomicsEndpoints } from '../../wire/catalogue/nomics.endpoints';
import { figureFromWire } from './figure.wire';

type Gecko = typeof coingeckoEndpoints;
type Cap = typeof coinmarketcapEndpoints;
type Nomics = typeof nomicsEndpoints;
type Row<E extends { readonly answer: z.ZodMiniType<readonly unknown[]> }> = z.output<E['answer']>[number];
type GeckoTrade = z.output<Gecko['trades']['answer']>['buy'][number];
type Levels = readonly (readonly [string, string])[];

export function figuresFromGecko(row: Row<Gecko['tickers']>): ListedFigures {
  return {
    name: row.ticker_id,
    base: row.base_currency,
    quote: row.target_currency,
    last: decimal(row.last_price),
    high: decimal(row.high),
    low: decimal(row.low),
    baseVolume: decimal(row.base_volume),
    quoteVolume: decimal(row.target_volume),
    bid: figureFromWire(row.bid),
    ask: figureFromWire(row.ask),
  };
}

export function contractFromGecko(row: Row<Gecko['contracts']>): ListedContract {
  return { ...figuresFromGecko(row), ...contractFigures(row), listedAt: row.start_timestamp };
}

export function figuresFromCap(row: Row<Cap['summary']>): ListedFigures {
  return {
    name: row.trading_pairs,
    base: row.base_currency,
    quote: row.quote_currency,
    last: decimal(row.last_price),
    high: decimal(row.highest_price_24h),
    low: decimal(row.lowest_price_24h),
    baseVolume: decimal(row.base_volume),
    quoteVolume: decimal(row.quote_volume),
    bid: figureFromWire(row.highest_bid),
    ask: figureFromWire(row.lowest_ask),
  };
}

export function contractFromCap(row: Row<Cap['contracts']>): ListedContract {
  return {
    name: row.ticker_id,
    base: row.base_currency,
    quote: row.quote_currency,
    last: decimal(row.last_price),
    high: decimal(row.high),
    low: decimal(row.low),
    baseVolume: decimal(row.base_volume),
    quoteVolume: decimal(row.quote_volume),
    bid: figureFromWire(row.bid),
    ask: figureFromWire(row.ask),
    ...contractFigures(row),
    listedAt: row.creation_timestamp,
  };
}

export function assetFromCap([asset, row]: [string, z.output<Cap['assets']['answer']>[string]]): ListedAsset {
  return {
    asset,
    name: row.name,
    serviceId: row.unified_cryptoasset_id,
    deposits: row.can_deposit,
    withdrawals: row.can_withdraw,
    minimumWithdrawal: figureFromWire(row.min_withdraw),
    makerFee: decimal(row.maker_fee),
    takerFee: decimal(row.taker_fee),
  };
}

export function marketFromNomics({ id, base, quote, type }: Row<Nomics['markets']>): ListedMarket {
  return { name: id, base, quote, type: type === 'derivative' ? 'PERP' : 'SPOT' };
}

export function tradeFromGecko(row: GeckoTrade): ListedTrade {
  return {
    id: String(row.trade_id),
    price: decimal(row.price),
    quantity: decimal(row.base_volume),
    side: row.type === 'buy' ? 'BUY' : 'SELL',
    at: row.trade_timestamp,
  };
}

export function tradeFromNomics({ id, price, amount, side, timestamp }: Row<Nomics['trades']>): ListedTrade {
  return {
    id,
    price: decimal(price),
    quantity: decimal(amount),
    side: side === 'buy' ? 'BUY' : 'SELL',
    at: Date.parse(timestamp),
  };
}

export function bookFromWire(at: number, { bids, asks }: { readonly bids: Levels; readonly asks: Levels }): ListedBook {
  const levels = (side: Levels) => side.map(([price, quantity]) => [decimal(price), decimal(quantity)] as const);
  return { at, bids: levels(bids), asks: levels(asks) };
}

interface ContractRow {
  readonly open_interest: string;
  readonly open_interest_usd: string;
  readonly contract_price: string;
  readonly index_price?: string | undefined;
  readonly funding_rate?: string | undefined;
  readonly next_funding_rate?: string | undefined;
  readonly next_funding_rate_timestamp?: number | undefined;
  readonly maker_fee: string;
  readonly taker_fee: string;
}

function contractFigures(row: ContractRow) {
  return {
    openInterest: decimal(row.open_interest),
    openInterestUsd: decimal(row.open_interest_usd),
    contractPrice: decimal(row.contract_price),
    indexPrice: figureFromWire(row.index_price),
    fundingRate: figureFromWire(row.funding_rate),
    nextFundingRate: figureFromWire(row.next_funding_rate),
    nextFundingAt: row.next_funding_rate_timestamp,
    makerFee: decimal(row.maker_fee),
    takerFee: decimal(row.taker_fee),
  };
}
