import { randomUUID } from 'node:crypto';
import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import { one, unitsFromText, type Units } from '../../engine/model/units';
import { duplicate, invalidParameter, notFound, rejected } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import { type CopyStrategies, marketsOf, type Strategy } from '../social/copy-strategies';
import type { TradingRecord } from '../social/trading-record';
import type { Copy, CopyEnd, CopyTerms } from './copy';
import { CopyLiquidator } from './copy-liquidator';
import { CopyMovements } from './copy-movements';
import { CopyOrders } from './copy-orders';
import type { CopyRepository } from './copy-repository';
import { CopyTrader } from './copy-trader';
import { ProfitSharing } from './profit-sharing';

export const leastCopied = unitsFromText('50');
export const mostCopied = unitsFromText('1000000');
export const highestLeverage = 5;
/** As a ratio. */
export const mostSlippage = unitsFromText('0.05');

export interface NewCopy {
  readonly strategyId: string;
  readonly amount: Units;
  readonly counter: boolean;
  readonly terms: CopyTerms;
}

/**
 * Copies that people have: each is an account of its own, which trades after the lead's trades in the same engine.
 * Money comes in and goes back by transfers; profit above the high-water mark is shared with the lead at the end of
 * each UTC day and at the end of the copy.
 */
export class Copying {
  readonly #orders: CopyOrders;
  readonly #trader: CopyTrader;
  readonly #liquidator: CopyLiquidator;
  readonly #sharing: ProfitSharing;
  readonly movements: CopyMovements;
  readonly #listeners = new Set<(copy: Copy) => void>();
  readonly #beginnings = new Set<(copy: Copy) => void>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly exchange: ExchangeService,
    private readonly strategies: CopyStrategies,
    record: TradingRecord,
    clockwork: Clockwork,
    private readonly now: () => number,
    readonly repository: CopyRepository,
  ) {
    this.#orders = new CopyOrders(exchange, repository, now);
    this.#trader = new CopyTrader(exchange, repository, strategies, record, this.#orders);
    this.#sharing = new ProfitSharing(exchange, repository, strategies, now);
    this.movements = new CopyMovements(exchange, repository, this.#sharing, now);
    this.#liquidator = new CopyLiquidator(exchange, repository, this.#orders, this.#sharing, now, (copy) =>
      this.#listeners.forEach((listener) => listener(copy)),
    );
    clockwork.every(1_000, () => this.follow());
  }

  /**
   * Moves the amount to an account of its own, which copies from the lead's next trade on.
   * @throws ApiError -1006 for no strategy that is open, -1005 for terms outside their bounds, -1007 for a strategy that
   * is copied already, 302118 with too little balance, 302902 for one's own.
   */
  async start(owner: string, { strategyId, amount, counter, terms }: NewCopy): Promise<Copy> {
    const strategy = this.#strategy(strategyId);
    if (amount < leastCopied || amount > mostCopied) throw invalidParameter('amount');
    if (strategy.accountId === owner) throw rejected('notAvailable');
    if (counter && strategy.kind === 'spot') throw invalidParameter('counter');
    requireTerms(terms, amount, strategy);
    return this.#inTurn(() => {
      if (this.#strategy(strategyId).closedAt !== undefined) throw notFound('strategy');
      if (this.repository.under(owner, strategyId).length > 0) throw duplicate('You copy this strategy already.');
      const at = this.now();
      const copy = this.repository.add({
        owner,
        accountId: `copy-${randomUUID()}`,
        strategyId,
        counter,
        amount,
        taken: 0n,
        terms,
        status: 'OPENING',
        end: undefined,
        mark: amount,
        shared: 0n,
        seenTrade: this.exchange.trades.recentTrades(strategy.accountId)[0]?.tradeId ?? 0,
        settledDay: Math.floor(at / day),
        startedAt: at,
        endedAt: undefined,
        returned: undefined,
      });
      return this.#open(copy);
    });
  }

  /** Once it has its money. */
  onBegun(listener: (copy: Copy) => void): void {
    this.#beginnings.add(listener);
  }

  /** Once its money is back. */
  onEnded(listener: (copy: Copy) => void): void {
    this.#listeners.add(listener);
  }

  own(owner: string, copyId: number): Copy {
    const copy = this.repository.byId(copyId);
    if (copy?.owner !== owner || copy.status === 'OPENING') throw notFound('copy');
    return copy;
  }

  /** @throws ApiError -1005 for terms outside their bounds or met already, 302902 once the copy is ending. */
  change(owner: string, copyId: number, terms: CopyTerms): Copy {
    const copy = this.#following(owner, copyId);
    requireTerms(terms, copy.amount, this.#strategy(copy.strategyId));
    const met = this.#limitMet({ ...copy, terms });
    if (met === 'STOP_LOSS') throw invalidParameter('stopLoss');
    if (met === 'TAKE_PROFIT') throw invalidParameter('takeProfit');
    return this.repository.update(copy.copyId, { terms });
  }

  /** Puts money into a copy that follows, or below zero takes it out. @returns the profit shared before that, too */
  async move(owner: string, copyId: number, amount: Units): Promise<{ readonly copy: Copy; readonly shared: Units }> {
    this.#following(owner, copyId);
    return this.#inTurn(async () => {
      const before = this.#following(owner, copyId);
      const copy = await (amount > 0n
        ? this.movements.add(before, amount, mostCopied)
        : this.movements.take(before, -amount, leastCopied));
      return { copy, shared: copy.shared - before.shared };
    });
  }

  /** What could be taken out of a copy now. */
  takeable(copy: Copy): Units {
    return isFollowing(copy) ? this.movements.takeable(copy, leastCopied) : 0n;
  }

  pause(owner: string, copyId: number, paused: boolean): Copy {
    const copy = this.#following(owner, copyId);
    return this.repository.update(copy.copyId, { status: paused ? 'PAUSED' : 'ACTIVE' });
  }

  /** With closing sells all and gives the money back; without, coins move to the account and contracts stay until they are closed. */
  async stop(owner: string, copyId: number, close: boolean): Promise<Copy> {
    const copy = this.own(owner, copyId);
    if (copy.status === 'ENDED' || copy.status === 'CLOSING') return copy;
    this.repository.update(copyId, { status: close ? 'CLOSING' : 'RELEASED', end: 'STOPPED' });
    await this.#inTurn(() => this.#advance(copyId));
    return this.repository.byId(copyId)!;
  }

  /** Quote units of everything that a copy has. */
  worth({ accountId, status }: Copy): Units {
    return status === 'ENDED' ? 0n : this.exchange.margin.summary(accountId).totalAccountValue;
  }

  /** Quote units that a copy has made, what was shared taken off. */
  profit(copy: Copy): Units {
    return (copy.returned ?? this.worth(copy)) + copy.taken - copy.amount;
  }

  /** How many copy a strategy, and what their copies are worth. */
  under(strategyId: string): { readonly copiers: number; readonly assets: Units } {
    const copies = this.#running(strategyId);
    return { copiers: copies.length, assets: copies.reduce((sum, copy) => sum + this.worth(copy), 0n) };
  }

  /** What would be shared with the lead if the day ended now. */
  dueUnder(strategyId: string): Units {
    return this.#running(strategyId).reduce((sum, copy) => sum + this.#sharing.due(copy), 0n);
  }

  /** What each of them has made, as a ratio. */
  returns(strategyId: string): readonly number[] {
    return this.#running(strategyId).map((copy) => Number(this.profit(copy)) / Number(copy.amount));
  }

  #running(strategyId: string): readonly Copy[] {
    return this.repository.running().filter((copy) => copy.strategyId === strategyId);
  }

  /** Does what is due: what a crash left half done, the leads' new trades, limits, days that have ended. */
  follow(): Promise<void> {
    return this.#inTurn(async () => {
      for (const copy of this.repository.opening()) await this.#open(copy).catch(() => undefined);
      this.#orders.settleSent();
      await this.#sharing.bookDue();
      await this.movements.bookDue();
      for (const { copyId } of this.repository.running()) await this.#advance(copyId);
    });
  }

  /** Two that worked on one copy would sell and share twice. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #advance(copyId: number): Promise<void> {
    const copy = this.repository.byId(copyId);
    if (copy === undefined || copy.status === 'ENDED') return;
    const following = isFollowing(copy);
    const followed = following ? await this.#trader.follow(copy) : copy;
    if (following) await this.#liquidator.sellOrphans(copy, this.#strategy(copy.strategyId).accountId);
    const end = this.#limitMet(followed);
    const due = end === undefined ? followed : this.repository.update(copyId, { status: 'CLOSING', end });
    if (due.status === 'CLOSING') await this.#liquidator.close(due);
    else if (due.status === 'RELEASED') await this.#liquidator.handOver(due);
    else if (due.settledDay < Math.floor(this.now() / day)) await this.#sharing.share(due);
  }

  #limitMet(copy: Copy): CopyEnd | undefined {
    const { terms, amount, status } = copy;
    if (status === 'CLOSING' || status === 'ENDED') return undefined;
    if (isFollowing(copy) && this.#strategy(copy.strategyId).closedAt !== undefined) return 'STRATEGY_CLOSED';
    const worth = this.worth(copy) + copy.taken + copy.shared;
    const part = (ratio: Units) => (amount * ratio) / one;
    if (terms.stopLoss !== undefined && worth <= amount - part(terms.stopLoss)) return 'STOP_LOSS';
    if (terms.takeProfit !== undefined && worth >= amount + part(terms.takeProfit)) return 'TAKE_PROFIT';
    return undefined;
  }

  async #open(copy: Copy): Promise<Copy> {
    const { accountId, owner, copyId, amount } = copy;
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'SUB_ACCOUNT_TRANSFER',
      reference: `copy:${copyId}:open`,
      legs: [{ from: owner, to: accountId, asset: 'USDT', amount }],
      opens: accountId,
    });
    if (!outcome.ok) {
      this.repository.drop(copyId);
      throw rejected(outcome.reason);
    }
    // Copies are charged as their owner is.
    await this.exchange.submit({ type: 'setFeeTier', accountId, tier: this.exchange.feeTier(owner) });
    const begun = this.repository.update(copyId, { status: 'ACTIVE' });
    for (const tell of this.#beginnings) tell(begun);
    return begun;
  }

  #following(owner: string, copyId: number): Copy {
    const copy = this.own(owner, copyId);
    if (!isFollowing(copy)) throw rejected('notAvailable');
    return copy;
  }

  #strategy(strategyId: string): Strategy {
    const strategy = this.strategies.byId(strategyId);
    if (strategy === undefined) throw notFound('strategy');
    return strategy;
  }
}

const isFollowing = ({ status }: Copy): boolean => status === 'ACTIVE' || status === 'PAUSED';

const mostGain = unitsFromText('10');

/** @throws ApiError -1005 that names the term. */
function requireTerms(terms: CopyTerms, amount: Units, { kind }: Strategy): void {
  const require = (holds: boolean, name: string): void => {
    if (!holds) throw invalidParameter(name);
  };
  const { mode, amountPerTrade, mostPerTrade, stopLoss, takeProfit, slippage, leverage, symbols } = terms;
  const tradable = (value: Units): boolean => value >= unitsFromText('10') && value <= amount * BigInt(leverage);
  require(Number.isInteger(leverage) && leverage >= 1 && leverage <= highestLeverage, 'leverage');
  require((mode === 'FIXED') === (amountPerTrade !== undefined), 'amountPerTrade');
  if (amountPerTrade !== undefined) require(tradable(amountPerTrade), 'amountPerTrade');
  if (mostPerTrade !== undefined) require(tradable(mostPerTrade), 'mostPerTrade');
  if (stopLoss !== undefined) require(stopLoss > 0n && stopLoss < one, 'stopLoss');
  if (takeProfit !== undefined) require(takeProfit > 0n && takeProfit <= mostGain, 'takeProfit');
  require(slippage > 0n && slippage <= mostSlippage, 'slippage');
  if (symbols !== undefined) require(symbols.length > 0 && symbols.every(marketsOf[kind]), 'symbols');
}
