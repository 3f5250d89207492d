import type { StrategyOrder } from '../../../src/domain/social/copy-strategy';
import { daysOf, type SortOrder, type TradingPeriod } from '../../../src/domain/social/trading-period';
import { day } from '../../../src/domain/shared/instant';
import { notFound } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import { type Units, unitsFromText } from '../../engine/model/units';
import { returnOfClose } from '../../engine/statistics/trade-figures';
import { seededRandom } from '../../shared/random';
import { tradersOf } from '../simulation/traders';
import { type CopierResults, copierResults } from './copier-results';
import { type CopyStrategies, marketsOf, type Strategy } from './copy-strategies';
import { dailyReturns, maximumDrawdown, profitOf, recordDays, sharpeRatio, type EquitySeries } from './equity-series';
import { type Profile, shownName, shownOf } from './profile';
import type { ProfileRepository } from './profile-repository';
import { newestFirst, seriesDays, type TradingRecord } from './trading-record';

const chartDays = 30;
/** How likely somebody joins or leaves a strategy when the day's copying is gone through. */
const restlessness = 0.04;

/** A strategy as it stands in lists; ratios as fractions, absent where nothing can be said. */
export interface StrategyView extends Omit<Strategy, 'accountId' | 'promoted' | 'openedAt' | 'closedAt'> {
  readonly leadTraderId: string;
  readonly leadTrader: string;
  readonly avatar: Profile['settings']['avatar'];
  readonly copiers: number;
  /** Quote units. */
  readonly assetsUnderCopy: Units;
  /** Oldest first. */
  readonly dailyReturns: number[];
  readonly pnl: Units;
  readonly roi: number;
  readonly winRate: number | undefined;
  readonly maxDrawdown: number | undefined;
  readonly sharpe: number | undefined;
  /** Of the last 90 days. */
  readonly recordDays: number;
  readonly symbols: readonly string[];
}

/** People's copies of a strategy, and what they are worth. */
interface CopiesUnder {
  under(strategyId: string): { readonly copiers: number; readonly assets: Units };
  /** Of each, as a ratio. */
  returns(strategyId: string): readonly number[];
}

/** Copy trading: what lead traders' own trades made of their money, and of those who copy them. */
export class CopyTrading {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly strategies: CopyStrategies,
    private readonly copying: CopiesUnder,
    private readonly profiles: ProfileRepository,
    private readonly record: TradingRecord,
    private readonly now: () => number,
  ) {}

  promoted(period: TradingPeriod, by: StrategyOrder, order: SortOrder, size: number): StrategyView[] {
    const promoted = this.#listed().filter((strategy) => strategy.promoted);
    const rows = promoted.map((strategy) => this.#view(strategy, period));
    return this.#sorted(rows, by, order).slice(0, size);
  }

  /** Best return of 30 days first. */
  list(page: number, size: number): { readonly rows: readonly StrategyView[]; readonly total: number } {
    const rows = this.#sorted(
      this.#listed().map((strategy) => this.#view(strategy, 'THIRTY_DAYS')),
      'ROI',
      'DESC',
    );
    return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
  }

  returns() {
    return this.#listed().map((strategy) => ({
      strategyId: strategy.strategyId,
      leadTraderId: this.#leadId(strategy),
      dailyReturns: dailyReturns(this.#series(strategy), chartDays),
    }));
  }

  /** @throws ApiError -1006 for an id that is none; so do the next two. */
  metrics(strategyId: string, period: TradingPeriod) {
    const strategy = this.listed(strategyId);
    const figures = this.#figures(strategy, period);
    return {
      ...this.#performance(strategy, period),
      trades: figures.trades,
      copierAssets: this.#copied(strategy).assets,
      averageHolding: figures.averageHolding,
    };
  }

  /** How a strategy and its lead are called, for whoever copies it: closed and unlisted ones keep their name. */
  names(strategyId: string): { readonly name: string; readonly leadTrader: string } {
    const strategy = this.strategies.byId(strategyId);
    if (strategy === undefined) throw notFound('strategy');
    const lead = this.profiles.byAccount(strategy.accountId);
    return { name: strategy.name, leadTrader: lead === undefined ? gone : shownName(lead, false).coolName };
  }

  /** Can be copied and is shown: what its page tells of the lead, the lead's profile tells too (ADR 40). */
  isListed({ accountId, closedAt }: Strategy): boolean {
    const lead = this.profiles.byAccount(accountId);
    return closedAt === undefined && lead !== undefined && showsEnough(lead);
  }

  copiersOf(strategy: Strategy): CopierResults {
    const simulated = this.#grown(strategy).map(({ amount, worth }) => Number(worth) / Number(amount) - 1);
    return copierResults([...simulated, ...this.copying.returns(strategy.strategyId)]);
  }

  positions(strategyId: string) {
    const { accountId, kind } = this.listed(strategyId);
    return this.exchange.trades
      .positions(accountId)
      .filter(({ symbol }) => marketsOf[kind](symbol))
      .map(({ symbol, quantity, cost }) => ({
        symbol,
        side: sideOf(quantity > 0),
        averageOpenPrice: unitPrice(cost, this.record.quantity(symbol, quantity)),
      }));
  }

  /** Closing trades among the lead's latest, newest first. */
  orderHistory(strategyId: string, page: number, size: number) {
    const { accountId, kind } = this.listed(strategyId);
    const closing = newestFirst(this.exchange.trades.recentTrades(accountId)).filter(
      ({ symbol, closed }) => closed > 0 && marketsOf[kind](symbol),
    );
    const rows = closing
      .slice((page - 1) * size, page * size)
      .map(({ symbol, side, price, closed, closedCost, realised, at }) => ({
        symbol,
        // What closes by selling was long.
        side: sideOf(side === 'SELL'),
        openPrice: unitPrice(closedCost, this.record.quantity(symbol, closed)),
        price: this.record.price(symbol, price),
        quantity: this.record.quantity(symbol, closed),
        pnl: realised,
        // The wire has a number in any case.
        roi: returnOfClose({ realised, closedCost }) ?? 0,
        at,
      }));
    return { rows, total: closing.length };
  }

  /** Copiers come to strategies that earned lately and leave those that lost. */
  moveCopiers(now: number): void {
    const random = seededRandom(Math.floor(now / 1000));
    const traders = tradersOf(this.exchange.instruments);
    const isTrader = new Set(traders.map(({ accountId }) => accountId));
    // Whoever copies a person's strategy is a person: their money is in the engine.
    for (const strategy of this.strategies.all().filter(({ accountId }) => isTrader.has(accountId))) {
      const good = (profitOf(this.#series(strategy), 7).roi ?? 0) >= 0;
      const copiers = new Set(this.strategies.copies(strategy.strategyId).map(({ copier }) => copier));
      for (const { accountId: copier, capital } of traders) {
        if (copier === strategy.accountId || copiers.has(copier) === good || random.next() > restlessness) continue;
        if (!good) this.strategies.leave(strategy.strategyId, copier);
        else
          this.strategies.join(strategy.strategyId, {
            copier,
            amount: unitsFromText(String(Math.floor(capital * (0.01 + 0.05 * random.next())))),
            since: now,
          });
      }
    }
  }

  /** @throws ApiError -1006 for one that is not listed. */
  listed(strategyId: string): Strategy {
    const strategy = this.strategies.byId(strategyId);
    if (strategy === undefined || !this.isListed(strategy)) throw notFound('strategy');
    return strategy;
  }

  #listed(): Strategy[] {
    return this.strategies.all().filter((strategy) => this.isListed(strategy));
  }

  #view(strategy: Strategy, period: TradingPeriod): StrategyView {
    const profile = this.profiles.byAccount(strategy.accountId)!;
    const { copiers, assets } = this.#copied(strategy);
    return {
      strategyId: strategy.strategyId,
      leadTraderId: profile.uuid,
      leadTrader: shownName(profile, false).coolName,
      name: strategy.name,
      intro: strategy.intro,
      avatar: profile.settings.avatar,
      kind: strategy.kind,
      traderType: strategy.traderType,
      profitShare: strategy.profitShare,
      copiers,
      assetsUnderCopy: assets,
      dailyReturns: dailyReturns(this.#series(strategy), chartDays),
      recordDays: recordDays(this.#series(strategy), seriesDays),
      symbols: this.#figures(strategy, 'NINETY_DAYS').symbols,
      ...this.#performance(strategy, period),
    };
  }

  #performance(strategy: Strategy, period: TradingPeriod) {
    const series = this.#series(strategy);
    const days = daysOf(period);
    const { pnl, roi = 0 } = profitOf(series, days);
    return {
      pnl,
      roi,
      winRate: this.#figures(strategy, period).winRate,
      maxDrawdown: maximumDrawdown(series, days),
      sharpe: sharpeRatio(series, days),
    };
  }

  #figures({ accountId, kind }: Strategy, period: TradingPeriod) {
    const from = this.now() - (daysOf(period) - 1) * day;
    const symbols = this.exchange.instruments.map(({ symbol }) => symbol).filter(marketsOf[kind]);
    const figures = this.exchange.trades.figuresOf(accountId, { from, to: this.now(), symbols });
    const closed = figures === undefined ? 0 : figures.wins + figures.losses;
    return {
      trades: figures?.trades ?? 0,
      symbols: figures?.symbols ?? [],
      winRate: closed > 0 ? figures!.wins / closed : undefined,
      averageHolding: closed > 0 ? figures!.held / closed / day : undefined,
    };
  }

  #copied(strategy: Strategy): { readonly copiers: number; readonly assets: Units } {
    const own = this.copying.under(strategy.strategyId);
    const grown = this.#grown(strategy);
    return {
      copiers: grown.length + own.copiers,
      assets: grown.reduce((sum, { worth }) => sum + worth, own.assets),
    };
  }

  /** Each simulated copier's money has gone the way of the lead's since it was put in. */
  #grown(strategy: Strategy): readonly { readonly amount: Units; readonly worth: Units }[] {
    const { equity } = this.#series(strategy);
    const last = equity[equity.length - 1]!;
    return this.strategies.copies(strategy.strategyId).map(({ amount, since }) => {
      const days = Math.min(seriesDays, Math.max(0, Math.floor(this.now() / day) - Math.floor(since / day)));
      const start = equity[equity.length - 1 - days]!;
      return { amount, worth: start > 0n && last > 0n ? (amount * last) / start : 0n };
    });
  }

  #series({ accountId, kind }: Strategy): EquitySeries {
    return this.record.series(accountId, marketsOf[kind]);
  }

  #leadId({ accountId }: Strategy): string {
    return this.profiles.byAccount(accountId)!.uuid;
  }

  #sorted(rows: readonly StrategyView[], by: StrategyOrder, order: SortOrder): StrategyView[] {
    const sign = order === 'ASC' ? 1 : -1;
    const figure: Record<StrategyOrder, (row: StrategyView) => number> = {
      ROI: ({ roi }) => roi,
      PNL: ({ pnl }) => Number(pnl),
      WIN_RATE: ({ winRate }) => winRate ?? 0,
      COPIERS: ({ copiers }) => copiers,
      ASSETS: ({ assetsUnderCopy }) => Number(assetsUnderCopy),
    };
    return [...rows].sort(
      (a, b) => sign * (figure[by](a) - figure[by](b)) || Number(a.strategyId) - Number(b.strategyId),
    );
  }
}

/** A lead whose account was closed has no name any more. */
const gone = '***';

/** A strategy's page shows results, positions and trades. */
export function showsEnough(lead: Profile): boolean {
  const { profile, pnl, portfolio, trades } = shownOf(lead, false);
  return profile && pnl && portfolio && trades;
}

function sideOf(long: boolean): 'LONG' | 'SHORT' {
  return long ? 'LONG' : 'SHORT';
}

/** Quote units for one of the base; both signs fall away. */
function unitPrice(cost: Units, base: Units): Units {
  const price = base === 0n ? 0n : (cost * 10n ** 12n) / base;
  return price < 0n ? -price : price;
}
