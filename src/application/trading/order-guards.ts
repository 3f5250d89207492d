import { second, type Milliseconds } from '../../domain/shared/instant';
import type { Decimal } from '../../domain/shared/decimal';
import type { OrderSide } from '../../domain/trading/order';
import type { OwnLimit } from '../../domain/trading/own-limit';
import type { PositionSide } from '../../domain/trading/position';
import type { Failure } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import { LocalStoragePort } from '../platform/local-storage.port';
import type { Needs } from '../kernel/token';

/** Where the limits are kept on the device; nothing there means that nobody has set any. */
export const riskLimitsKey = 'risk-limits';

/** What of an order its sender's own limits are about. */
export interface OrderToGuard {
  readonly symbol: string;
  readonly side?: OrderSide | undefined;
  /** Absent: at market. */
  readonly price?: Decimal | undefined;
  readonly quantity?: Decimal | undefined;
  /** Quote amount of a market buy. */
  readonly amount?: Decimal | undefined;
  /** It can only make a position smaller: nothing ever stands against it. */
  readonly closing: boolean;
  readonly positionSide?: PositionSide | undefined;
  /** The waiting order that would become this one, and what of it has filled. */
  readonly inPlaceOf?: { readonly orderId: string; readonly executed: Decimal } | undefined;
}

/** Says which of somebody's own limits stands against an order; `undefined` when none does. */
export interface OrderGuard {
  check(order: OrderToGuard): Promise<OwnLimit | undefined>;
}

const longestWait: Milliseconds = 5 * second;

/**
 * Asked before any order is sent and before a waiting one grows, from wherever it comes. The guard itself comes with a part of the page: an order
 * waits for it, and is not sent when there are limits and nobody can tell what they say.
 */
export class OrderGuards {
  static readonly needs: Needs<typeof OrderGuards> = [LocalStoragePort, Scheduler];

  #guard: OrderGuard | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly scheduler: Scheduler,
  ) {}

  /** From here on, wherever somebody goes: orders that come in parts go on without the page that began them. */
  use(guard: OrderGuard): void {
    this.#guard = guard;
    for (const go of [...this.#waiting]) go();
  }

  /** Why an order may not be sent. */
  async refusal(order: OrderToGuard): Promise<Failure | undefined> {
    if (order.closing || this.storage.read(riskLimitsKey) === undefined) return undefined;
    if (!this.#guard) await this.#guardComes();
    const limit = this.#guard ? await this.#guard.check(order) : 'notKnown';
    return limit && { kind: 'ownLimit', limit };
  }

  #guardComes(): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.#waiting.delete(go);
        cancel();
        resolve();
      };
      const cancel = this.scheduler.after(longestWait, go);
      this.#waiting.add(go);
    });
  }
}
