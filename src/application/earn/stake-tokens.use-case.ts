import type { StakeLot } from '../../domain/earn/staking';
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

export interface Staked {
  readonly amount: Decimal;
}

/** Stakes an amount a single time. */
export class StakeTokens {
  static readonly needs: Needs<typeof StakeTokens> = [StakingCommandsPort, StakingPort, Scheduler, PagePort];

  constructor(
    private readonly commands: StakingCommandsPort,
    private readonly staking: StakingPort,
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'online'>,
  ) {}

  async execute(amount: Decimal): Outcome<Dispatch<Staked>> {
    const refusal = offlineRefusal(this.page);
    if (refusal) return failure(refusal);
    // Without knowing what was there before, a lost answer could not be told from an older stake.
    const before = await this.#lots();
    if (!before.ok) return before;
    const older = new Set(before.value.map(({ id }) => id));
    return actOnce({
      scheduler: this.scheduler,
      act: async () => mapResult(await this.commands.stake(amount), () => ({ amount })),
      find: async () =>
        mapResult(await this.#lots(), (lots) => lots.find((lot) => !older.has(lot.id) && lot.amount.eq(amount))),
    });
  }

  async #lots(): Outcome<readonly StakeLot[]> {
    return mapResult(await this.staking.account(), ({ lots }) => lots);
  }
}
