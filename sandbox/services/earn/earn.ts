import { forfeitsInterest } from '../../../src/domain/earn/earn-yield';
import { requireProduct } from '../users/products';
import type { User } from '../users/user';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import type { CommandOutcome } from '../../engine/model/commands';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import { amountOf } from '../wallet/amounts';
import { dailyYield, day, midnightOf } from './days';
import { bookingOf } from './earn-bookings';
import type { EarnEvent, EarnPosition } from './earn-position';
import { earnProducts, type EarnProduct } from './earn-products';
import { EarnRepository } from './earn-repository';

const hour = 60 * 60_000;

export interface ProductState extends EarnProduct {
  readonly quotaUsed: Units;
  readonly status: 'OPEN' | 'SOLD_OUT' | 'PAUSED';
}

/** With interest of its terms that is paid in any case. */
export interface HeldByEarn {
  /** In locked products. */
  readonly vault: Units;
  /** In the others. */
  readonly earn: Units;
  /** Interest that is owed unless its term is left early. */
  readonly forfeitable: Units;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

export interface EarnSubscription {
  readonly productId: string;
  /** Decimal text. */
  readonly amount: string;
  readonly autoReinvest: boolean;
}

/** Products that pay for money left with the exchange. Yield of a day is paid at its end, 00:00 UTC, by the treasury. */
export class Earn {
  readonly #repository: EarnRepository;
  readonly #inFlight = new Set<number>();
  readonly #products = new Map(earnProducts.map((product) => [product.productId, product]));

  constructor(
    private readonly exchange: ExchangeService,
    database: EmbeddedDatabase,
    clockwork: Clockwork,
    private readonly now: () => number,
  ) {
    this.#repository = new EarnRepository(database);
    clockwork.every(1_000, () => this.settle());
  }

  list(): readonly ProductState[] {
    return earnProducts.map((product) => {
      const quotaUsed = this.#repository.principalIn(product.productId);
      return {
        ...product,
        quotaUsed,
        status: product.paused ? 'PAUSED' : quotaUsed + product.minAmount > product.quotaTotal ? 'SOLD_OUT' : 'OPEN',
      };
    });
  }

  product(productId: string): EarnProduct {
    const product = this.#products.get(productId);
    if (!product) throw new ApiError(-1006, 400, 'No such product.');
    return product;
  }

  /** @throws ApiError -1006, -1005 for an amount outside the bounds, -1008 beyond the quota, 302902 while it is paused or where it is not allowed, 302118. */
  async subscribe(user: User, { productId, amount: text, autoReinvest }: EarnSubscription): Promise<EarnPosition> {
    const product = this.product(productId);
    requireProduct(user, 'EARN');
    if (product.paused) throw rejected('notAvailable');
    const amount = amountOf(text, 12);
    const mine = this.#repository.principalIn(productId, user.applicationId);
    if (amount < product.minAmount || mine + amount > product.maxAmount) throw invalidParameter('amount');
    if (this.#repository.principalIn(productId) + amount > product.quotaTotal)
      throw new ApiError(-1008, 400, 'The product is sold out.');
    const at = this.now();
    // A day that has begun earns nothing any more.
    const accruedThrough = midnightOf(at) + day;
    const maturesAt = product.durationDays === undefined ? undefined : accruedThrough + product.durationDays * day;
    const position = this.#repository.addPosition({
      accountId: user.applicationId,
      productId,
      principal: amount,
      autoReinvest,
      startedAt: at,
      accruedThrough,
      maturesAt,
    });
    this.#inFlight.add(position.positionId);
    try {
      const outcome = await this.#open(position);
      if (outcome.ok) return this.#repository.position(position.positionId)!;
      throw rejected(outcome.reason);
    } finally {
      this.#inFlight.delete(position.positionId);
    }
  }

  /**
   * All of it without an amount. Flexible money may leave in parts; a fixed term that is left early forfeits its yield.
   * @throws ApiError -1006 for a position that is not the user's, -1005 for an amount, 302902 for one that is locked.
   */
  async redeem(user: User, positionId: number, text?: string): Promise<EarnEvent> {
    // Days that are over count, and so does a term, though no tick has come since.
    this.#accrue(this.#own(user, positionId));
    const position = this.#own(user, positionId);
    const product = this.product(position.productId);
    if (product.type === 'LOCKED') throw rejected('notAvailable');
    const amount = text === undefined ? position.principal : amountOf(text, 12);
    if (amount > position.principal || (product.type === 'FIXED' && amount !== position.principal))
      throw invalidParameter('amount');
    const at = this.now();
    const event = this.#repository.database.transaction(() => {
      const principal = position.principal - amount;
      this.#repository.save({
        ...position,
        principal,
        held: 0n,
        accrued: position.accrued - position.held,
        status: principal === 0n ? 'CLOSED' : 'ACTIVE',
      });
      if (position.held > 0n) this.#event(position, 'FORFEIT', position.held, at);
      return this.#event(position, 'REDEEM', amount, at, { dueAt: at + product.redeemDelayHours * hour });
    });
    await this.#bookDue();
    return event;
  }

  setAutoReinvest(user: User, positionId: number, autoReinvest: boolean): void {
    this.#repository.save({ ...this.#own(user, positionId), autoReinvest });
  }

  /** Open ones, and what is on its way back. */
  positions(user: User): { readonly open: readonly EarnPosition[]; readonly leaving: readonly EarnEvent[] } {
    return {
      open: this.#repository.openOf(user.applicationId),
      leaving: this.#repository.leaving(user.applicationId),
    };
  }

  /** Newest first. */
  history(
    user: User,
    token: string | undefined,
    page: number,
    size: number,
  ): { readonly rows: readonly EarnEvent[]; readonly total: number } {
    return this.#repository.history(user.applicationId, token, page, size);
  }

  /** What the exchange keeps for an account beside its balances, by asset. */
  heldBy(accountId: string): ReadonlyMap<string, HeldByEarn> {
    const sums = new Map<string, Writable<HeldByEarn>>();
    const add = (productId: string, amount: Units, interest = 0n) => {
      const { token, type } = this.product(productId);
      const sum = sums.get(token) ?? { earn: 0n, vault: 0n, forfeitable: 0n };
      const place = type === 'LOCKED' ? 'vault' : 'earn';
      sum[place] += amount;
      sum[forfeitsInterest(type) ? 'forfeitable' : place] += interest;
      sums.set(token, sum);
    };
    for (const { productId, principal, held } of this.#repository.openOf(accountId)) add(productId, principal, held);
    for (const { productId, amount } of this.#repository.leaving(accountId)) add(productId, amount);
    return sums;
  }

  async settle(): Promise<void> {
    for (const position of this.#repository.opening())
      if (!this.#inFlight.has(position.positionId)) await this.#open(position);
    for (const position of this.#repository.active()) this.#accrue(position);
    await this.#bookDue();
  }

  /** Earns every whole day that is over, and matures. */
  #accrue(first: EarnPosition): void {
    const product = this.product(first.productId);
    const term = product.durationDays !== undefined;
    let position = first;
    const today = midnightOf(this.now());
    while (position.status === 'ACTIVE' && position.accruedThrough < today) {
      const at = position.accruedThrough + day;
      const amount = dailyYield(position.principal, product.apr);
      const kind = term ? 'ACCRUE' : position.autoReinvest ? 'REINVEST' : 'YIELD';
      position = {
        ...position,
        accruedThrough: at,
        accrued: position.accrued + amount,
        principal: position.principal + (kind === 'REINVEST' ? amount : 0n),
        held: position.held + (term ? amount : 0n),
      };
      const matured = position.maturesAt !== undefined && at >= position.maturesAt;
      this.#repository.database.transaction(() => {
        if (amount > 0n) this.#event(position, kind, amount, at);
        position = matured ? this.#mature(position, product, at) : position;
        this.#repository.save(position);
      });
    }
  }

  #mature(position: EarnPosition, product: EarnProduct, at: number): EarnPosition {
    const interest = position.held;
    const principal = position.principal + interest;
    this.#event(position, position.autoReinvest ? 'RENEW' : 'MATURE', principal, at, { interest });
    if (position.autoReinvest)
      return { ...position, principal, held: 0n, startedAt: at, maturesAt: at + product.durationDays! * day };
    return { ...position, principal: 0n, held: 0n, status: 'CLOSED' };
  }

  #event(
    position: EarnPosition,
    kind: EarnEvent['kind'],
    amount: Units,
    at: number,
    more: Partial<EarnEvent> = {},
  ): EarnEvent {
    const { positionId, accountId, productId } = position;
    return this.#repository.addEvent({
      positionId,
      accountId,
      productId,
      token: this.product(productId).token,
      kind,
      amount,
      interest: 0n,
      dueAt: at,
      booked: false,
      at,
      ...more,
    });
  }

  async #open(position: EarnPosition): Promise<CommandOutcome> {
    const { positionId, accountId, productId, principal } = position;
    const legs = [{ from: accountId, to: 'earn', asset: this.product(productId).token, amount: principal }];
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'EARN',
      reference: `earn:${positionId}:open`,
      legs,
    });
    this.#repository.database.transaction(() => {
      if (!outcome.ok) return this.#repository.dropPosition(positionId);
      if (this.#repository.position(positionId)?.status !== 'OPENING') return;
      this.#repository.save({ ...position, status: 'ACTIVE' });
      this.#repository.markBooked(this.#event(position, 'SUBSCRIBE', principal, position.startedAt).eventId);
    });
    return outcome;
  }

  async #bookDue(): Promise<void> {
    for (const event of this.#repository.unbooked(this.now())) {
      const { ok } = await this.exchange.submit({
        type: 'transfer',
        ...bookingOf(event),
        reference: `earn-event:${event.eventId}`,
      });
      if (ok) this.#repository.markBooked(event.eventId);
    }
  }

  #own(user: User, positionId: number): EarnPosition {
    const position = this.#repository.position(positionId);
    if (position?.accountId !== user.applicationId || position.status !== 'ACTIVE')
      throw new ApiError(-1006, 400, 'No such position.');
    return position;
  }
}
