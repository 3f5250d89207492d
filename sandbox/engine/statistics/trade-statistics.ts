import { day } from '../../../src/domain/shared/instant';
import type { EngineTrade } from '../model/market-data';
import type { Units } from '../model/units';
import type { RestingOrder } from '../book/resting-order';
import { AccountStatistics, keptTrades } from './account-statistics';
import type { AccountFigures, FiguresFilter, TradeStatisticsReads } from './statistics-model';
import { addFigures, noFigures, noPosition, type DayFigures, type NetPosition, type OwnTrade } from './trade-figures';

/**
 * Follows every trade of every customer and trader. Part of the exchange's state: the same commands give the same statistics,
 * and a replay of the journal brings them to where they were.
 */
export class TradeStatistics implements TradeStatisticsReads {
  readonly accounts = new Map<string, AccountStatistics>();

  /** @param uncounted accounts that stand for many, or for the exchange itself: their trades are the others' trades again */
  constructor(private readonly uncounted: ReadonlySet<string>) {}

  /** Fees in each order's fee asset. */
  add(
    trade: EngineTrade,
    notional: Units,
    maker: RestingOrder,
    taker: RestingOrder,
    makerFee: Units,
    takerFee: Units,
  ): void {
    this.#addSide(trade, notional, maker, true, makerFee);
    this.#addSide(trade, notional, taker, false, takerFee);
  }

  account(accountId: string, kind: AccountStatistics['kind']): AccountStatistics {
    let account = this.accounts.get(accountId);
    if (account === undefined) this.accounts.set(accountId, (account = new AccountStatistics(accountId, kind)));
    return account;
  }

  figures(filter: FiguresFilter): AccountFigures[] {
    return [...this.accounts.values()].map((account) => summed(account, filter)).filter((row) => row !== undefined);
  }

  figuresOf(accountId: string, filter: FiguresFilter): AccountFigures | undefined {
    const account = this.accounts.get(accountId);
    return account && summed(account, filter);
  }

  daily(accountId: string): ReadonlyMap<string, readonly DayFigures[]> {
    return this.accounts.get(accountId)?.markets ?? new Map();
  }

  recentTrades(accountId: string): OwnTrade[] {
    return this.accounts.get(accountId)?.recent.slice(-keptTrades).reverse() ?? [];
  }

  position(accountId: string, symbol: string): NetPosition {
    return this.accounts.get(accountId)?.position(symbol) ?? noPosition;
  }

  positions(accountId: string): (NetPosition & { readonly symbol: string })[] {
    const markets = this.accounts.get(accountId)?.markets ?? new Map<string, never>();
    return [...markets.keys()]
      .map((symbol) => ({ symbol, ...this.position(accountId, symbol) }))
      .filter(({ quantity }) => quantity !== 0);
  }

  #addSide(trade: EngineTrade, notional: Units, order: RestingOrder, maker: boolean, fee: Units): void {
    const { account, instrument } = order;
    if (account.kind === 'system' || this.uncounted.has(account.accountId)) return;
    const inBase = fee !== 0n && order.feeAsset !== instrument.quoteAsset;
    const quoteFee = inBase ? (fee * notional) / instrument.baseUnits(trade.quantity) : fee;
    this.account(account.accountId, account.kind).add(trade, order, maker, notional, quoteFee);
  }
}

/** Undefined when nothing of the account falls into the filter. */
function summed(account: AccountStatistics, { from, to, symbols, type }: FiguresFilter): AccountFigures | undefined {
  const [first, last] = [Math.floor(from / day), Math.floor(to / day)];
  const sum = noFigures();
  const volumes: (readonly [string, Units])[] = [];
  for (const [symbol, days] of account.markets) {
    if (!(symbols?.includes(symbol) ?? true) || (type !== undefined && !symbol.startsWith(`${type}_`))) continue;
    const before = sum.volume;
    for (let index = days.length - 1; index >= 0 && days[index]!.day >= first; index -= 1)
      if (days[index]!.day <= last) addFigures(sum, days[index]!);
    if (sum.volume > before) volumes.push([symbol, sum.volume - before]);
  }
  if (sum.trades === 0) return undefined;
  volumes.sort((a, b) => (a[1] === b[1] ? 0 : a[1] < b[1] ? 1 : -1));
  return { ...sum, accountId: account.accountId, kind: account.kind, symbols: volumes.map(([symbol]) => symbol) };
}
