import { randomUUID } from 'node:crypto';
import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import { duplicate, invalidParameter, notFound, rejected } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import type { CopyStrategies } from '../social/copy-strategies';
import type { TradingRecord } from '../social/trading-record';
import { byOwner, type Copy, type CopyTerms, isFollowing, isOver, returnsByOwner } from './copy';
import { leastCopied, mostCopied, requireStrategy, requireTerms } from './copy-bounds';
import { CopyCourse } from './copy-course';
import { CopyLiquidator } from './copy-liquidator';
import { CopyMovements } from './copy-movements';
import { CopyOrders } from './copy-orders';
import { CopyRelease } from './copy-release';
import type { CopyRepository } from './copy-repository';
import { CopyTrader } from './copy-trader';
import { worthOf } from './copy-worth';
import { ProfitSharing } from './profit-sharing';

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
  readonly #course: CopyCourse;
  readonly #liquidator: CopyLiquidator;
  readonly #sharing: ProfitSharing;
  readonly #release: CopyRelease;
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
    const orders = new CopyOrders(exchange, repository, now);
    this.#sharing = new ProfitSharing(exchange, repository, strategies, now);
    this.movements = new CopyMovements(exchange, repository, this.#sharing, now);
    this.#release = new CopyRelease(exchange, repository, this.movements);
    this.#liquidator = new CopyLiquidator(exchange, repository, orders, this.#sharing, now, (copy) =>
      this.#listeners.forEach((listener) => listener(copy)),
    );
    this.#course = new CopyCourse(exchange, repository, strategies, now, {
      orders,
      trader: new CopyTrader(exchange, repository, strategies, record, orders),
      liquidator: this.#liquidator,
      sharing: this.#sharing,
      movements: this.movements,
      release: this.#release,
      begun: (copy) => this.#beginnings.forEach((listener) => listener(copy)),
    });
    clockwork.every(1_000, () => this.follow());
  }

  /**
   * Moves the amount to an account of its own, which copies from the lead's next trade on.
   * @throws ApiError -1006 for no strategy that is open, -1005 for terms outside their bounds, -1007 for a strategy that
   * is copied already, 302118 with too little balance, 302902 for one's own.
   */
  async start(owner: string, { strategyId, amount, counter, terms }: NewCopy): Promise<Copy> {
    const strategy = requireStrategy(this.strategies, strategyId);
    if (amount < leastCopied || amount > mostCopied) throw invalidParameter('amount');
    if (strategy.accountId === owner) throw rejected('notAvailable');
    if (counter && strategy.kind === 'spot') throw invalidParameter('counter');
    requireTerms(terms, amount, strategy);
    return this.#inTurn(() => {
      if (requireStrategy(this.strategies, strategyId).closedAt !== undefined) throw notFound('strategy');
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
        freed: false,
      });
      return this.#course.open(copy);
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
    requireTerms(terms, copy.amount, requireStrategy(this.strategies, copy.strategyId));
    const met = this.#course.limitMet({ ...copy, terms });
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

  /** What would become of a copy that follows if it were stopped with its positions kept. */
  ifKept(copy: Copy): { readonly releasable: Units; readonly shared: Units } | undefined {
    if (!isFollowing(copy)) return undefined;
    return { releasable: this.#release.releasable(copy), shared: this.#sharing.due(copy) };
  }

  /**
   * With closing sells all and gives the money back. Without, coins and what contracts do not need as margin go back at
   * once, and the rest as contracts are closed. Nothing is done with the lead's trades from now on.
   */
  async stop(owner: string, copyId: number, close: boolean): Promise<Copy> {
    const copy = this.own(owner, copyId);
    if (isOver(copy)) return copy;
    this.repository.update(copyId, { status: close ? 'CLOSING' : 'RELEASED', end: 'STOPPED' });
    await this.#inTurn(() => this.#course.advance(copyId));
    return this.repository.byId(copyId)!;
  }

  /**
   * Closes one contract of a copy that keeps its positions; what is closed already changes nothing.
   * @throws ApiError 302902 as long as the copy follows, and where nobody is on the other side
   */
  async closePosition(owner: string, copyId: number, symbol: string): Promise<Copy> {
    return this.#inTurn(async () => {
      const copy = this.own(owner, copyId);
      if (isOver(copy)) return copy;
      if (copy.status !== 'RELEASED') throw rejected('notAvailable');
      await this.#liquidator.closeOne(copy, symbol);
      this.repository.update(copyId, { freed: false });
      await this.#course.advance(copyId);
      return this.repository.byId(copyId)!;
    });
  }

  /** Quote units of everything that a copy has. */
  worth(copy: Copy): Units {
    return worthOf(this.exchange, copy);
  }

  /** Quote units that a copy has made, what was shared taken off. */
  profit(copy: Copy): Units {
    return (copy.returned ?? this.worth(copy)) + copy.taken - copy.amount;
  }

  /** How many copy a strategy, and what their copies are worth. */
  under(strategyId: string): { readonly copiers: number; readonly assets: Units } {
    const copies = this.#running(strategyId);
    return { copiers: byOwner(copies).length, assets: copies.reduce((sum, copy) => sum + this.worth(copy), 0n) };
  }

  /** What would be shared with the lead if the day ended now. */
  dueUnder(strategyId: string): Units {
    return this.#running(strategyId).reduce((sum, copy) => sum + this.#sharing.due(copy), 0n);
  }

  /** What each of them has made, as a ratio. */
  returns(strategyId: string): readonly number[] {
    return returnsByOwner(this.#running(strategyId), (copy) => this.profit(copy));
  }

  #running(strategyId: string): readonly Copy[] {
    return this.repository.running().filter((copy) => copy.strategyId === strategyId);
  }

  /** Does what is due: what a crash left half done, the leads' new trades, limits, days that have ended. */
  follow(): Promise<void> {
    return this.#inTurn(() => this.#course.go());
  }

  /** Two that worked on one copy would sell and share twice. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #following(owner: string, copyId: number): Copy {
    const copy = this.own(owner, copyId);
    if (!isFollowing(copy)) throw rejected('notAvailable');
    return copy;
  }
}
