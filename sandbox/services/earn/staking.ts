import type { User } from '../users/user';
import { invalidParameter, rejected } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import { unitDecimals, type Units } from '../../engine/model/units';
import { type CommandOutcome } from '../../engine/model/commands';
import type { TransferLeg } from '../../engine/model/ledger-model';
import { type ExchangeService } from '../../engine/exchange-service';
import type { EmbeddedDatabase } from '../../storage/database';
import { amountOf } from '../wallet/amounts';
import { dailyYield, day, midnightOf } from './days';
import { StakingRepository, type StakeLot, type StakingReward, type Unbonding } from './staking-repository';
import { stakingTerms } from './staking-rules';

const one = 10n ** BigInt(unitDecimals);
const asset = stakingTerms.token;
/** More than anybody takes out while an answer is looked up. */
const mostReturned = 50;

export interface StakingState {
  readonly staked: Units;
  /** What makes it up, newest first. */
  readonly lots: readonly StakeLot[];
  readonly unbonding: readonly Unbonding[];
  /** The newest that have arrived. */
  readonly returned: readonly Unbonding[];
  readonly rewarded: Units;
  readonly awaited: readonly StakingReward[];
  readonly tier: number;
}

/** Staking of the product's token. A day's reward counts what was staked all day; the youngest stake leaves first. */
export class Staking {
  readonly #repository: StakingRepository;
  readonly #inFlight = new Set<number>();
  #rewardedThrough: number;

  constructor(
    private readonly exchange: ExchangeService,
    database: EmbeddedDatabase,
    clockwork: Clockwork,
    private readonly now: () => number,
  ) {
    this.#repository = new StakingRepository(database);
    const last = this.#repository.lastRewardedDay();
    // Stake may have lain here for days in which the exchange was away and nobody had a reward yet.
    this.#rewardedThrough =
      last === undefined
        ? midnightOf(Math.min(now(), ...this.#repository.lots().map(({ since }) => since)))
        : Number(last) + day;
    clockwork.every(1_000, () => this.settle());
  }

  /** Of everybody. */
  get totalStaked(): Units {
    return sumOf(this.#repository.lots().filter(isStaked));
  }

  state(user: User): StakingState {
    const { applicationId } = user;
    const lots = this.#repository.lots(applicationId).filter(isStaked);
    const staked = sumOf(lots);
    return {
      staked,
      lots,
      unbonding: this.#repository.unbonding(applicationId),
      returned: this.#repository.returned(applicationId, mostReturned),
      rewarded: this.#repository.rewardedSoFar(applicationId),
      awaited: this.#repository.awaitedRewards(applicationId),
      tier: this.exchange.feeTier(applicationId),
    };
  }

  /** By account; only those that have one. */
  stakes(): ReadonlyMap<string, Units> {
    const stakes = new Map<string, Units>();
    for (const { accountId, amount } of this.#repository.lots().filter(isStaked))
      stakes.set(accountId, (stakes.get(accountId) ?? 0n) + amount);
    return stakes;
  }

  stakedBy(accountId: string): Units {
    return sumOf(this.#repository.lots(accountId).filter(isStaked));
  }

  unbondingOf(accountId: string): Units {
    return this.#repository.unbonding(accountId).reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** Rewards of days that are over, which nothing but their time is missing to. */
  awaitedBy(accountId: string): number {
    return this.#repository.awaitedRewards(accountId).length;
  }

  /** @throws ApiError 302902 before the person is verified, -1005 for an amount, 302118. */
  async stake(user: User, text: string): Promise<void> {
    if (user.kycLevel < stakingTerms.kycLevel) throw rejected('notAvailable');
    const amount = amountOf(text, 12);
    if (amount < stakingTerms.minAmount) throw invalidParameter('amount');
    const lotId = this.#repository.addLot(user.applicationId, amount, this.now());
    this.#inFlight.add(lotId);
    try {
      const outcome = await this.#take(lotId, user.applicationId, amount);
      if (!outcome.ok) throw rejected(outcome.reason);
    } finally {
      this.#inFlight.delete(lotId);
    }
  }

  /** After seven days, or at once for a part of it. @throws ApiError -1005 for more than is staked. */
  async unstake(
    user: User,
    text: string,
    instant: boolean,
  ): Promise<{ readonly availableAt: number; readonly fee: Units }> {
    const amount = amountOf(text, 12);
    this.#rewardDays();
    if (amount > this.stakedBy(user.applicationId)) throw invalidParameter('amount');
    const availableAt = this.now() + (instant ? 0 : stakingTerms.unbonding);
    const fee = instant ? (amount * stakingTerms.exitPenalty) / one : 0n;
    this.#repository.database.transaction(() => {
      let left = amount;
      for (const lot of this.#repository.lots(user.applicationId).filter(isStaked)) {
        const taken = lot.amount < left ? lot.amount : left;
        if (taken > 0n) this.#repository.resizeLot(lot.lotId, lot.amount - taken);
        left -= taken;
      }
      this.#repository.addUnbonding(user.applicationId, amount, fee, availableAt);
    });
    await this.#payDue();
    return { availableAt, fee };
  }

  rewards(user: User, page: number, size: number): { readonly rows: readonly StakingReward[]; readonly total: number } {
    return this.#repository.paidRewards(user.applicationId, page, size);
  }

  async settle(): Promise<void> {
    for (const lot of this.#repository.lots()) {
      if (lot.status === 'OPENING' && !this.#inFlight.has(lot.lotId))
        await this.#take(lot.lotId, lot.accountId, lot.amount);
    }
    this.#rewardDays();
    await this.#payDue();
  }

  /** Every day that is over and has not been rewarded. */
  #rewardDays(): void {
    for (; this.#rewardedThrough + day <= midnightOf(this.now()); this.#rewardedThrough += day)
      this.#reward(this.#rewardedThrough);
  }

  #reward(dayAt: number): void {
    const sizes = new Map<string, Units>();
    for (const { accountId, amount, since } of this.#repository.lots().filter(isStaked)) {
      if (since < dayAt) sizes.set(accountId, (sizes.get(accountId) ?? 0n) + amount);
    }
    this.#repository.database.transaction(() => {
      for (const [accountId, size] of sizes) {
        const amount = dailyYield(size, stakingTerms.apr);
        if (amount > 0n)
          this.#repository.addReward(accountId, dayAt, size, amount, dayAt + day + stakingTerms.payoutAfter);
      }
    });
  }

  async #take(lotId: number, accountId: string, amount: Units): Promise<CommandOutcome> {
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'STAKING',
      reference: `stake:${lotId}`,
      legs: [{ from: accountId, to: 'staking', asset, amount }],
    });
    if (outcome.ok) this.#repository.confirmLot(lotId);
    else this.#repository.resizeLot(lotId, 0n);
    return outcome;
  }

  async #payDue(): Promise<void> {
    const now = this.now();
    for (const { unbondingId, accountId, amount, fee, availableAt } of this.#repository.unbonding()) {
      if (availableAt > now) continue;
      const legs: TransferLeg[] = [{ from: 'staking', to: accountId, asset, amount }];
      if (fee > 0n) legs.push({ from: accountId, to: 'treasury', asset, amount: fee, withheld: 'UNSTAKING_FEE' });
      const { ok } = await this.exchange.submit({
        type: 'transfer',
        kind: 'UNSTAKING',
        reference: `unstake:${unbondingId}`,
        legs,
      });
      if (ok) this.#repository.markPaidOut(unbondingId);
    }
    for (const { rewardId, accountId, amount } of this.#repository.dueRewards(now)) {
      const legs = [{ from: 'treasury', to: accountId, asset, amount }];
      const { ok } = await this.exchange.submit({
        type: 'transfer',
        kind: 'STAKING_REWARD',
        reference: `stake-reward:${rewardId}`,
        legs,
      });
      if (ok) this.#repository.markRewardPaid(rewardId);
    }
  }
}

const isStaked = ({ status }: StakeLot): boolean => status === 'STAKED';
const sumOf = (lots: readonly StakeLot[]): Units => lots.reduce((sum, { amount }) => sum + amount, 0n);
