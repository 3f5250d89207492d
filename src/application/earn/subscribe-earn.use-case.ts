import { mapResult } from '../../domain/shared/result';
import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { actOnce, type Dispatch } from './act-once';
import { EarnCommandsPort } from './earn-commands.port';
import { EarnPort } from './earn.port';

export interface Subscription {
  readonly productId: string;
  readonly amount: Decimal;
  readonly autoReinvest: boolean;
}

/** Puts money into a product a single time. */
export class SubscribeEarn {
  static readonly needs: Needs<typeof SubscribeEarn> = [EarnCommandsPort, EarnPort, Scheduler];

  constructor(
    private readonly commands: EarnCommandsPort,
    private readonly earn: EarnPort,
    private readonly scheduler: Scheduler,
  ) {}

  async execute({ productId, amount, autoReinvest }: Subscription): Outcome<Dispatch<{ readonly positionId: string }>> {
    // Without knowing what was there before, a lost answer could not be told from an older subscription.
    const before = await this.#positionsIn(productId, amount);
    if (!before.ok) return before;
    const older = new Set(before.value);
    return actOnce({
      scheduler: this.scheduler,
      act: () => this.commands.subscribe(productId, amount, autoReinvest),
      find: async () =>
        mapResult(await this.#positionsIn(productId, amount), (ids) => {
          const positionId = ids.find((id) => !older.has(id));
          return positionId === undefined ? undefined : { positionId };
        }),
    });
  }

  async #positionsIn(product: string, subscribed: Decimal): Outcome<readonly string[]> {
    return mapResult(await this.earn.positions(), ({ open }) =>
      open
        .filter(({ productId, amount }) => productId === product && amount.eq(subscribed))
        .map(({ positionId }) => positionId),
    );
  }
}
