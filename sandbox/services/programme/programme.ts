import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { Clockwork } from '../../shared/clockwork';
import type { EmbeddedDatabase } from '../../storage/database';
import { day, utcMidnight } from '../../../src/domain/shared/instant';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { ProgrammeRepository, type ProgrammeDay, type StakeSample } from './programme-repository';
import { programmeTiers, tierOf } from './programme-tiers';

const hour = 60 * 60_000;
/** Trading within so many days counts. */
const volumeDays = 30;
/** Samples of so many days are kept. */
const keptDays = 8;
const shownDays = 90;

/** Where stakes are; the wallet counts the withdrawals. */
interface Sources {
  readonly exchange: ExchangeService;
  readonly users: UserRepository;
  /** By account. */
  readonly stakes: () => ReadonlyMap<string, Units>;
  readonly database: EmbeddedDatabase;
  readonly clockwork: Clockwork;
  readonly now: () => number;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface ProgrammeState {
  /** What is applied now. */
  readonly tier: number;
  /** At this moment, of all accounts of the person. */
  readonly staked: Units;
  /** Of today's samples; undefined before the first. */
  readonly average: Units | undefined;
  /** USDT traded within 30 days, today included. */
  readonly volume: Units;
  /** Newest first. */
  readonly samples: readonly StakeSample[];
  readonly days: readonly ProgrammeDay[];
}

/**
 * The programme of the product's token (protocol 4.4): what a person has staked is looked at once an hour, at a moment
 * that nobody knows; at 00:00 UTC the day's average, or the volume of 30 days, decides the tier of all of the person's
 * accounts. A day in which the exchange was away leaves the tier as it was.
 */
export class Programme {
  readonly #repository: ProgrammeRepository;
  /** The moment of the present hour. */
  #draw: { readonly hourAt: number; readonly at: number; sampled: boolean } | undefined;

  constructor(private readonly sources: Sources) {
    this.#repository = new ProgrammeRepository(sources.database);
    sources.clockwork.soon(1_000, (now) => this.#tick(now));
  }

  state(user: User): ProgrammeState {
    const main = this.sources.users.mainOf(user);
    const today = utcMidnight(this.sources.now());
    const samples = this.#repository.samples(main.userId, today - (keptDays - 1) * day, today + day);
    return {
      tier: this.tier(main),
      staked: this.#stakes().get(main.userId) ?? 0n,
      average: this.#average(main.userId, today),
      volume: this.#volumes(today).get(main.userId) ?? 0n,
      samples,
      days: this.#repository.days(main.userId, shownDays),
    };
  }

  tier(user: User): number {
    return this.sources.exchange.feeTier(this.sources.users.mainOf(user).applicationId);
  }

  /** Withdrawals a day without a fee. */
  freeWithdrawals(user: User): number {
    return programmeTiers[this.tier(user)]!.freeWithdrawals;
  }

  async #tick(now: number): Promise<void> {
    const hourAt = Math.floor(now / hour) * hour;
    if (this.#draw?.hourAt !== hourAt) {
      // Its moment came between two ticks.
      if (this.#draw?.sampled === false) this.#repository.addHour(this.#draw.hourAt, this.#stakes());
      this.#draw = { hourAt, at: hourAt + this.sources.random() * hour, sampled: false };
      this.#endDays(utcMidnight(now));
      await this.#apply();
    }
    if (this.#draw.sampled || now < this.#draw.at) return;
    this.#repository.addHour(hourAt, this.#stakes());
    this.#draw.sampled = true;
  }

  /** Every day that is over and has not been judged. */
  #endDays(today: number): void {
    const last = this.#repository.lastEndedDay();
    for (let dayAt = last === undefined ? today - day : last + day; dayAt < today; dayAt += day)
      this.#repository.endDay(dayAt, this.#judged(dayAt), dayAt - keptDays * day);
  }

  #judged(dayAt: number): readonly ProgrammeDay[] {
    if (this.#repository.hours(dayAt, dayAt + day) === 0) return [];
    const volumes = this.#volumes(dayAt);
    const people = new Set([
      ...this.#repository.sampledUsers(dayAt, dayAt + day),
      ...[...volumes].filter(([, volume]) => tierOf(0n, volume) > 0).map(([userId]) => userId),
      ...this.#repository
        .lastDays()
        .filter(({ tier }) => tier > 0)
        .map(({ userId }) => userId),
    ]);
    return [...people].map((userId) => {
      const average = this.#average(userId, dayAt) ?? 0n;
      const volume = volumes.get(userId) ?? 0n;
      return { userId, dayAt, average, volume, tier: tierOf(average, volume) };
    });
  }

  #average(userId: number, dayAt: number): Units | undefined {
    const hours = this.#repository.hours(dayAt, dayAt + day);
    if (hours === 0) return undefined;
    const sum = this.#repository.samples(userId, dayAt, dayAt + day).reduce((total, { staked }) => total + staked, 0n);
    return sum / BigInt(hours);
  }

  /** Sub-accounts made since then have the tier of their person, too. */
  async #apply(): Promise<void> {
    const { exchange, users } = this.sources;
    for (const { userId, tier } of this.#repository.lastDays()) {
      const main = users.byId(userId);
      if (!main) continue;
      for (const { applicationId } of [main, ...users.subAccountsOf(main)])
        if (exchange.hasAccount(applicationId) && exchange.feeTier(applicationId) !== tier)
          await exchange.submit({ type: 'setFeeTier', accountId: applicationId, tier });
    }
  }

  /** By main account. */
  #stakes(): ReadonlyMap<number, Units> {
    return this.#byPerson(this.sources.stakes());
  }

  /** Of the 30 days that end with a day. */
  #volumes(dayAt: number): ReadonlyMap<number, Units> {
    const figures = this.sources.exchange.trades.figures({ from: dayAt - (volumeDays - 1) * day, to: dayAt });
    return this.#byPerson(new Map(figures.map(({ accountId, volume }) => [accountId, volume])));
  }

  #byPerson(amounts: ReadonlyMap<string, Units>): ReadonlyMap<number, Units> {
    const people = new Map<number, Units>();
    for (const [accountId, amount] of amounts) {
      const user = this.sources.users.byApplication(accountId);
      if (!user) continue;
      const { userId } = this.sources.users.mainOf(user);
      people.set(userId, (people.get(userId) ?? 0n) + amount);
    }
    return people;
  }
}
