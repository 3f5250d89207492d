import type { Decimal } from '../../domain/shared/decimal';
import type { Instant } from '../../domain/shared/instant';
import { failure, mapResult } from '../../domain/shared/result';
import type { EarnEvent } from '../../domain/earn/earn-product';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { offlineRefusal } from '../platform/offline-refusal';
import { PagePort } from '../platform/page.port';
import { actOnce, type Dispatch } from './act-once';
import { EarnCommandsPort } from './earn-commands.port';
import { EarnPort } from './earn.port';

export interface Redeemed {
  readonly amount: Decimal;
  readonly availableAt: Instant;
}

/** More than happens to one account while an answer is looked up. */
const newest = { page: 1, size: 100 };

/** Takes money out of a product a single time; all of it without an amount. */
export class RedeemEarn {
  static readonly needs: Needs<typeof RedeemEarn> = [EarnCommandsPort, EarnPort, Scheduler, PagePort];

  constructor(
    private readonly commands: EarnCommandsPort,
    private readonly earn: EarnPort,
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'online'>,
  ) {}

  async execute(positionId: string, amount: Decimal | undefined): Outcome<Dispatch<Redeemed>> {
    const refusal = offlineRefusal(this.page);
    if (refusal) return failure(refusal);
    const before = await this.#redemptions(positionId);
    if (!before.ok) return before;
    const older = new Set(before.value.map(({ id }) => id));
    return actOnce({
      scheduler: this.scheduler,
      act: () => this.commands.redeem(positionId, amount),
      find: async () => {
        const now = await this.#redemptions(positionId);
        const event = now.ok ? now.value.find(({ id }) => !older.has(id)) : undefined;
        if (!now.ok || !event) return mapResult(now, () => undefined);
        return mapResult(await this.earn.positions(), ({ redeeming }) => ({
          amount: event.amount,
          // What is not on its way any more has arrived.
          availableAt: redeeming.findLast((each) => each.positionId === positionId)?.availableAt ?? event.at,
        }));
      },
    });
  }

  async #redemptions(position: string): Outcome<readonly EarnEvent[]> {
    return mapResult(await this.earn.history(newest), ({ rows }) =>
      rows.filter(({ positionId, kind }) => positionId === position && kind === 'REDEEM'),
    );
  }
}
