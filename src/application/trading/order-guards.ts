import { Later, Loader } from '../kernel/later';
import type { Failure } from '../kernel/failure';
import { offlineRefusal } from '../platform/offline-refusal';
import { OwnStoragePort } from '../platform/own-storage.port';
import { PagePort } from '../platform/page.port';
import { riskLimitsKey, type OrderGuard, type OrderToGuard } from './order-guard';
import type { Needs } from '../kernel/token';

/**
 * Asked before any order is sent and before a waiting one grows, from wherever it comes. Who has no limits waits for
 * nothing. For who has some, their guard is brought along: nothing is sent while nobody can tell what they say.
 */
export class OrderGuards {
  static readonly needs: Needs<typeof OrderGuards> = [OwnStoragePort, Loader, PagePort];

  readonly #guard: Later<OrderGuard>;

  constructor(
    private readonly storage: OwnStoragePort,
    loader: Loader,
    private readonly page: Pick<PagePort, 'online'>,
  ) {
    this.#guard = new Later<OrderGuard>(() => loader.load(async () => (await import('./risk-guard')).RiskGuard));
  }

  /** Brings the guard for somebody who has limits, so that the first order need not wait for it. */
  prepare(): void {
    if (this.#limited) void this.#guard.load();
  }

  /** Why an order may not be sent. */
  async refusal(order: OrderToGuard): Promise<Failure | undefined> {
    // Nothing waits for a connection: an order of a while ago is not what anybody means now.
    const refusal = offlineRefusal(this.page);
    if (refusal) return refusal;
    if (order.closing || !this.#limited) return undefined;
    const guard = await this.#guard.load();
    const stopped = guard ? await guard.check(order) : ({ limit: 'notKnown' } as const);
    return stopped && { kind: 'ownLimit', ...stopped };
  }

  get #limited(): boolean {
    return this.storage.read(riskLimitsKey) !== undefined;
  }
}
