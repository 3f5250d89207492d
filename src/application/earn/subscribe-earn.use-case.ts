import { failure, mapResult } from '../../domain/shared/result';
import type { Decimal } from '../../domain/shared/decimal';
import type { EarnEvent } from '../../domain/earn/earn-product';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { offlineRefusal } from '../platform/offline-refusal';
import { PagePort } from '../platform/page.port';
import { actOnce, type Dispatch } from './act-once';
import { EarnCommandsPort } from './earn-commands.port';
import { EarnPort } from './earn.port';

export interface Subscription {
  readonly productId: string;
  readonly amount: Decimal;
  readonly autoReinvest: boolean;
}

/** More than happens to one account while an answer is looked up. */
const newest = { page: 1, size: 100 };

/** Puts money into a product a single time. */
export class SubscribeEarn {
  static readonly needs: Needs<typeof SubscribeEarn> = [EarnCommandsPort, EarnPort, Scheduler, PagePort];

  constructor(
    private readonly commands: EarnCommandsPort,
    private readonly earn: EarnPort,
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'online'>,
  ) {}

  async execute({ productId, amount, autoReinvest }: Subscription): Outcome<Dispatch<{ readonly positionId: string }>> {
    const refusal = offlineRefusal(this.page);
    if (refusal) return failure(refusal);
    // Without knowing what was there before, a lost answer could not be told from an older subscription.
    const before = await this.#subscriptions(productId, amount);
    if (!before.ok) return before;
    const older = new Set(before.value.map(({ id }) => id));
    return actOnce({
      scheduler: this.scheduler,
      act: () => this.commands.subscribe(productId, amount, autoReinvest),
      find: async () =>
        mapResult(await this.#subscriptions(productId, amount), (events) => {
          const event = events.find(({ id }) => !older.has(id));
          return event && { positionId: event.positionId };
        }),
    });
  }

  /** From the history: what a position holds grows with its yield, and what was put into it stays as it was. */
  async #subscriptions(product: string, subscribed: Decimal): Outcome<readonly EarnEvent[]> {
    return mapResult(await this.earn.history(newest), ({ rows }) =>
      rows.filter(
        ({ kind, productId, amount }) => kind === 'SUBSCRIBE' && productId === product && amount.eq(subscribed),
      ),
    );
  }
}
