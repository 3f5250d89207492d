import { MovableBalances } from '../../../application/wallet/movable-balances';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { StakeTokens, type Staked } from '../../../application/earn/stake-tokens.use-case';
import { StakingPort } from '../../../application/earn/staking.port';
import { StakingQueries } from '../../../application/earn/staking.queries';
import { type Unstaked, UnstakeTokens } from '../../../application/earn/unstake-tokens.use-case';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Failure } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { Balances } from '../../../application/trading/balances';
import { wholeHistory } from '../../../application/trading/whole-history';
import { keptPlaces } from '../../../domain/earn/earn-yield';
import type { StakingAccount, StakingReward, StakingTerms } from '../../../domain/earn/staking';
import type { Milliseconds } from '../../../domain/shared/instant';
import { csvText } from '../../../domain/shared/csv';
import { type Decimal, decimalText } from '../../../domain/shared/decimal';
import { type CsvColumns, csvRows, csvTime } from '../../../domain/trading/history-csv';
import { type AmountBounds, goodAmount } from '../../../domain/wallet/amount-rules';
import type { TypedFigure } from '../../kit/data/typed-figure';
import type { OnceStore } from '../money-kit/once.store';

/** Balances change in bursts; the stake is read once after them. */
const settleTime: Milliseconds = 400;

/** An amount that is being typed, and what became of it. */
export interface Draft<T> {
  readonly figure: TypedFigure;
  readonly once: OnceStore<T>;
}

const rewardColumns: CsvColumns<StakingReward> = {
  time: ({ paidAt }) => csvTime(paidAt),
  asset: ({ asset }) => asset,
  stake: ({ stake }) => decimalText(stake),
  reward: ({ amount }) => decimalText(amount),
};

/** Staking and its way out. */
export class StakingStore {
  static readonly needs: Needs<typeof StakingStore> = [
    StakingQueries,
    StakingPort,
    Balances,
    MovableBalances,
    StakeTokens,
    UnstakeTokens,
    Scheduler,
  ];
  static readonly perAccount = true;

  writing = false;
  /** Of the file. */
  failure: Failure | undefined = undefined;

  constructor(
    readonly queries: StakingQueries,
    private readonly staking: StakingPort,
    private readonly balances: Balances,
    /** Of the account that is logged in. */
    readonly movable: Pick<MovableBalances, 'of' | 'start'>,
    private readonly stakeTokens: StakeTokens,
    private readonly unstakeTokens: UnstakeTokens,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, { writing: observable, failure: observableRef });
  }

  /** For as long as the stake of an account is on screen: what arrives and what is paid changes the balances. */
  start(): Unsubscribe {
    let waiting: Cancel | undefined;
    const stop = this.balances.state.subscribe(() => {
      waiting?.();
      waiting = this.scheduler.after(settleTime, () => this.queries.moved());
    });
    return () => {
      waiting?.();
      stop();
    };
  }

  stakeBounds({ asset, minimum }: StakingTerms): AmountBounds {
    return { ...this.movable.of(asset), minimum, places: keptPlaces };
  }

  unstakeBounds({ staked }: StakingAccount): AmountBounds {
    return { available: staked, places: keptPlaces };
  }

  stake(draft: Draft<Staked>, terms: StakingTerms): Promise<void> {
    return this.#act(draft, this.stakeBounds(terms), (amount) =>
      draft.once.run(() => this.stakeTokens.execute(amount)),
    );
  }

  unstake(draft: Draft<Unstaked>, account: StakingAccount, instant: boolean): Promise<void> {
    return this.#act(draft, this.unstakeBounds(account), (amount) =>
      draft.once.run(() => this.unstakeTokens.execute(amount, instant)),
    );
  }

  /** Every reward. @returns `undefined` when they could not be read, which is said by `failure` */
  async rewardsFile(): Promise<string | undefined> {
    if (this.writing) return undefined;
    runInAction(() => (this.writing = true));
    const answer = await wholeHistory(
      (page) => this.staking.rewards(page),
      ({ id }) => id,
    );
    runInAction(() => {
      this.writing = false;
      this.failure = answer.ok ? undefined : answer.error;
    });
    return answer.ok ? csvText([Object.keys(rewardColumns), ...csvRows(rewardColumns, answer.value)]) : undefined;
  }

  async #act(
    { figure }: Pick<Draft<unknown>, 'figure'>,
    bounds: AmountBounds,
    send: (amount: Decimal) => Promise<void>,
  ): Promise<void> {
    figure.leave();
    const amount = goodAmount(figure.value, bounds);
    if (!amount) return;
    await send(amount);
    this.queries.moved();
  }
}
