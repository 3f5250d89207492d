import { instantFrom } from '../../../domain/shared/instant';
import type * as z from 'zod/mini';
import type {
  ContractMultiplier,
  FuturesFigures,
  IndexSource,
  IndexSourceStatus,
  InsuranceFund,
  LeverageTier,
} from '../../../domain/markets/futures-figures';
import { decimal } from '../../../domain/shared/decimal';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { publicDataEndpoints } from '../../wire/catalogue/public-data.endpoints';
import type { UnknownValues } from '../transport/unknown-values';
import { figureFromWire } from './figure.wire';

type FiguresRow = z.output<typeof marketDataEndpoints.futuresOfV4.answer>['data'];
type PublicFiguresRow = z.output<typeof publicDataEndpoints.futures.answer>['data']['rows'][number];
type TierRow = z.output<typeof instrumentEndpoints.leverageLimitations.answer>['data']['rows'][number];
type Fund = z.output<typeof instrumentEndpoints.insuranceFund.answer>['data'];
type MultiplierRow = z.output<typeof instrumentEndpoints.multipliers.answer>['data']['rows'][number];
type SourceRow = z.output<typeof marketDataEndpoints.indexSources.answer>['data']['rows'][number];

const sourceStatuses: readonly IndexSourceStatus[] = ['TRADING', 'SUSPENDED'];

export function futuresFromWire(row: FiguresRow): FuturesFigures {
  return {
    symbol: row.symbol,
    indexPrice: figureFromWire(row.index_price),
    markPrice: figureFromWire(row.mark_price),
    estimatedFundingRate: figureFromWire(row.est_funding_rate),
    lastFundingRate: figureFromWire(row.last_funding_rate),
    nextFundingAt: instantFrom(row.next_funding_time),
    openInterest: decimal(row.open_interest),
    open: figureFromWire(row['24h_open']),
    close: figureFromWire(row['24h_close']),
    high: figureFromWire(row['24h_high']),
    low: figureFromWire(row['24h_low']),
    volume: decimal(row['24h_volume']),
    amount: decimal(row['24h_amount']),
  };
}

export function futuresFromPublicWire(row: PublicFiguresRow): FuturesFigures {
  return {
    symbol: row.symbol,
    indexPrice: figureFromWire(row.indexPrice),
    markPrice: figureFromWire(row.markPrice),
    estimatedFundingRate: figureFromWire(row.estFundingRate),
    lastFundingRate: figureFromWire(row.lastFundingRate),
    nextFundingAt: instantFrom(row.nextFundingTime),
    openInterest: decimal(row.openInterest),
    open: figureFromWire(row['24hOpen']),
    close: figureFromWire(row['24hClose']),
    high: figureFromWire(row['24hHigh']),
    low: figureFromWire(row['24hLow']),
    volume: decimal(row['24hVolume']),
    amount: decimal(row['24hAmount']),
  };
}

export function tierFromWire(row: TierRow): LeverageTier {
  return {
    symbol: row.symbol,
    tier: row.tier,
    maximumLeverage: Number(row.maxLeverage),
    notionalFrom: decimal(row.notionalFrom),
    notionalTo: decimal(row.notionalTo),
    initialMarginRate: decimal(row.imr),
    maintenanceMarginRate: decimal(row.mmr),
    maintenanceAmount: decimal(row.maintenanceAmount),
  };
}

export function fundFromWire({ rows, history }: Pick<Fund, 'rows'> & Partial<Pick<Fund, 'history'>>): InsuranceFund {
  return {
    balances: rows.map(({ token, balance }) => ({ token, balance: decimal(balance) })),
    history: (history ?? []).flatMap(({ ts, balance }) => {
      const at = instantFrom(ts);
      return at === undefined ? [] : [{ at, balance: decimal(balance) }];
    }),
  };
}

export function multiplierFromWire({ symbol, base, multiplier }: MultiplierRow): ContractMultiplier {
  return { symbol, coin: base, coins: Number(multiplier) };
}

export function sourceFromWire(row: SourceRow, unknown: UnknownValues): IndexSource {
  return {
    exchange: row.exchange,
    symbol: row.symbol,
    price: figureFromWire(row.price),
    weight: decimal(row.weight),
    updatedAt: instantFrom(row.lastUpdate),
    status: unknown.oneOf('status of an index source', row.status, sourceStatuses),
  };
}
