import type { Stopped } from '../../domain/trading/own-limit';
import { Later, Loader } from '../kernel/later';
import type { Needs } from '../kernel/token';
import { OwnStoragePort } from '../platform/own-storage.port';
import { riskLimitsKey, type OrderGuard, type OrderToGuard } from './order-guard';

/**
 * Says before an order is sent which of its sender's own limits will stop it, by the rule that stops it. What cannot be
 * told yet is told by the sending.
 */
export class LimitForecast {
  static readonly needs: Needs<typeof LimitForecast> = [OwnStoragePort, Loader];

  readonly #guard: Later<OrderGuard>;

  constructor(
    private readonly storage: Pick<OwnStoragePort, 'read'>,
    loader: Loader,
  ) {
    this.#guard = new Later<OrderGuard>(() => loader.load(async () => (await import('./risk-guard')).RiskGuard));
  }

  async of(order: OrderToGuard): Promise<Stopped | undefined> {
    if (order.closing || this.storage.read(riskLimitsKey) === undefined) return undefined;
    const stopped = await (await this.#guard.load())?.foresee(order);
    return stopped?.limit === 'notKnown' ? undefined : stopped;
  }
}
