import { day } from '../../../src/domain/shared/instant';
import type { OrderSide } from '../../../src/domain/trading/order';
import { notFound } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { type Units, scaleOf, unitsFromText } from '../../engine/model/units';
import { makers } from '../simulation/house-accounts';
import type { TradeStatisticsReads } from '../../engine/statistics/statistics-model';
import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';

export const makerPrograms = ['SPOT', 'PERP'] as const;
export type MakerProgram = (typeof makerPrograms)[number];

const epochDays = 7;
/** Depth counts this far from the middle, and a maker is present with both sides within it. */
const reach = 0.01;
const pool = unitsFromText('10000');

export interface Epoch {
  readonly epochId: number;
  readonly program: MakerProgram;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: 'LIVE' | 'ENDED';
  readonly pool: Units;
}

export interface MakerRow {
  readonly rank: number;
  readonly maker: string;
  readonly symbol: string;
  /** Part of all makers' depth within 1 % of the middle. */
  readonly depthScore: number;
  /** Basis points between the maker's own best quotes, on average. */
  readonly spreadBps: number;
  readonly uptime: number;
  readonly makerVolume: Units;
  /** Of the pool. */
  readonly share: number;
  readonly reward: Units;
}

interface Sample {
  readonly maker: string;
  readonly symbol: string;
  readonly samples: number;
  readonly present: number;
  readonly depth: number;
  readonly spread: number;
}

/** Watches what makers show in the books, once a minute, and shares a pool out among them each week. */
export class MakerEpochs {
  readonly #names = new Map<string, string>(makers.map(({ accountId, name }) => [accountId, name]));

  /** @param nameOf an admitted account's public name */
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly exchange: ExchangeService,
    private readonly statistics: TradeStatisticsReads,
    private readonly nameOf: (accountId: string) => string | undefined,
    private readonly now: () => number,
  ) {
    database.exec('CREATE TABLE IF NOT EXISTS admitted_makers (account_id TEXT PRIMARY KEY) WITHOUT ROWID');
    database.exec(`CREATE TABLE IF NOT EXISTS maker_samples (
      epoch INTEGER NOT NULL, maker TEXT NOT NULL, symbol TEXT NOT NULL, samples INTEGER NOT NULL, present INTEGER NOT NULL,
      depth REAL NOT NULL, spread REAL NOT NULL, PRIMARY KEY (epoch, maker, symbol)) WITHOUT ROWID`);
  }

  /** The running epoch and those that were watched before, newest first. */
  epochs(program: MakerProgram): readonly Epoch[] {
    const current = this.#epochAt(this.now());
    const known = this.database
      .all<{ epoch: number }>('SELECT DISTINCT epoch FROM maker_samples WHERE epoch < ? ORDER BY epoch DESC', [current])
      .map(({ epoch }) => epoch);
    return [current, ...known].map((epochId) => ({
      epochId,
      program,
      startsAt: epochId * epochDays * day,
      endsAt: (epochId + 1) * epochDays * day,
      status: epochId === current ? 'LIVE' : 'ENDED',
      pool,
    }));
  }

  /** @throws ApiError -1006 for an epoch that was not watched. */
  rows(epochId: number, program: MakerProgram): readonly MakerRow[] {
    const epoch = this.epochs(program).find((each) => each.epochId === epochId);
    if (!epoch) throw notFound('epoch');
    const samples = this.database
      .all<Sample>('SELECT maker, symbol, samples, present, depth, spread FROM maker_samples WHERE epoch = ?', [
        epochId,
      ])
      .filter(({ symbol, present }) => symbol.startsWith(`${program}_`) && present > 0);
    const depths = new Map<string, number>();
    for (const { symbol, depth } of samples) depths.set(symbol, (depths.get(symbol) ?? 0) + depth);
    const rated = samples.map(({ maker, symbol, samples: seen, present, depth, spread }) => {
      const depthScore = depth / depths.get(symbol)!;
      const spreadBps = spread / present;
      const uptime = present / seen;
      return {
        maker,
        symbol,
        depthScore,
        spreadBps,
        uptime,
        score: (depthScore * uptime) / (1 + spreadBps / 10),
      };
    });
    const all = rated.reduce((sum, { score }) => sum + score, 0);
    return rated
      .sort((a, b) => b.score - a.score || a.symbol.localeCompare(b.symbol))
      .map(({ maker, symbol, score, ...figures }, index) => ({
        rank: index + 1,
        maker: this.#names.get(maker) ?? this.nameOf(maker) ?? maker,
        symbol,
        ...figures,
        makerVolume:
          this.statistics.figuresOf(maker, {
            from: epoch.startsAt,
            to: Math.min(this.now(), epoch.endsAt - 1),
            symbols: [symbol],
          })?.makerVolume ?? 0n,
        share: score / all,
        reward: (pool * BigInt(Math.round((score / all) * 1_000_000))) / 1_000_000n,
      }));
  }

  /** An account whose application was accepted is watched from the next minute on. Admitting twice is admitting once. */
  admit(accountId: string): void {
    insert(this.database, 'admitted_makers', { account_id: accountId }, 'ignore');
  }

  /** To be called by the clock, once a minute. */
  sample(): void {
    const epoch = this.#epochAt(this.now());
    const admitted = this.database.all<{ account_id: string }>('SELECT account_id FROM admitted_makers', []);
    const watched = [...makers.map(({ accountId }) => accountId), ...admitted.map(({ account_id }) => account_id)];
    this.database.transaction(() => {
      for (const specification of this.exchange.instruments) this.#sampleMarket(epoch, specification, watched);
    });
  }

  #sampleMarket(epoch: number, specification: InstrumentSpecification, watched: readonly string[]): void {
    const { symbol } = specification;
    const { bids, asks } = this.exchange.book(symbol, 1) ?? { bids: [], asks: [] };
    if (bids[0] === undefined || asks[0] === undefined) return;
    const middle = (bids[0][0] + asks[0][0]) / 2;
    const scale = scaleOf(specification);
    const value = (Number(scale.tickUnits) * Number(scale.stepUnits)) / 1e24;
    const quotes = this.exchange.quotes(symbol);
    for (const accountId of watched) {
      const own = quotes.filter(
        (quote) => quote.accountId === accountId && Math.abs(quote.price - middle) <= middle * reach,
      );
      const bid = best(own, 'BUY');
      const ask = best(own, 'SELL');
      const present = bid !== undefined && ask !== undefined;
      const depth = own.reduce((sum, { price, quantity }) => sum + price * quantity * value, 0);
      this.#add(epoch, accountId, symbol, present, depth, present ? ((ask - bid) / middle) * 10_000 : 0);
    }
  }

  #add(epoch: number, maker: string, symbol: string, present: boolean, depth: number, spread: number): void {
    const seen = present ? 1 : 0;
    this.database.run(
      `INSERT INTO maker_samples (epoch, maker, symbol, samples, present, depth, spread) VALUES (?, ?, ?, 1, ?, ?, ?)
       ON CONFLICT (epoch, maker, symbol) DO UPDATE SET samples = samples + 1, present = present + ?, depth = depth + ?, spread = spread + ?`,
      [epoch, maker, symbol, seen, depth, spread, seen, depth, spread],
    );
  }

  #epochAt(at: number): number {
    return Math.floor(at / (epochDays * day));
  }
}

function best(
  quotes: readonly { readonly side: OrderSide; readonly price: number }[],
  side: OrderSide,
): number | undefined {
  const prices = quotes.filter((quote) => quote.side === side).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  return side === 'BUY' ? Math.max(...prices) : Math.min(...prices);
}
