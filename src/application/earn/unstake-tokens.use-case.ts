import type { Unbonding } from '../../domain/earn/staking';
import type { Decimal } from '../../domain/shared/decimal';
import { failure, mapResult } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { offlineRefusal } from '../platform/offline-refusal';
import { PagePort } from '../platform/page.port';
import { actOnce, type Dispatch } from './act-once';
import { StakingCommandsPort } from './staking-commands.port';
import { StakingPort } from './staking.port';

/** What arrives, what it cost, and when it is there. */
export type Unstaked = Pick<Unbonding, 'amount' | 'fee' | 'availableAt'>;

/** Takes stake out a single time: after the unbonding time, or at once less the penalty. */
export class UnstakeTokens {
  static readonly needs: Needs<typeof UnstakeTokens> = [StakingCommandsPort, StakingPort, Scheduler, PagePort];

  constructor(
    private readonly commands: StakingCommandsPort,
    private readonly staking: StakingPort,
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'online'>,
  ) {}

  async execute(amount: Decimal, instant: boolean): Outcome<Dispatch<Unstaked>> {
    const refusal = offlineRefusal(this.page);
    if (refusal) return failure(refusal);
    const before = await this.#exits();
    if (!before.ok) return before;
    const older = new Set(before.value.map(({ id }) => id));
    return actOnce({
      scheduler: this.scheduler,
      act: async () =>
        mapResult(await this.commands.unstake(amount, instant), ({ fee, availableAt }) => ({
          amount: amount.minus(fee),
          fee,
          availableAt,
        })),
      find: async () =>
        mapResult(await this.#exits(), (exits) =>
          exits.find((exit) => !older.has(exit.id) && exit.amount.plus(exit.fee).eq(amount)),
        ),
    });
  }

  async #exits(): Outcome<readonly Unbonding[]> {
    return mapResult(await this.staking.account(), ({ unbonding, returned }) => [...unbonding, ...returned]);
  }
}
