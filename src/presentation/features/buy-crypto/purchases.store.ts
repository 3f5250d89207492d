import { makeObservable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type ResourceState } from '../../../application/kernel/resource';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { PurchasesPort } from '../../../application/wallet/purchases.port';
import { second } from '../../../domain/shared/instant';
import type { Purchase } from '../../../domain/wallet/purchase';

const shown = 10;
const whileUnderWay = 2 * second;
const atRest = 15 * second;

/** The newest purchases, as they move: whoever pays does so on another page. */
export class PurchasesStore {
  static readonly needs: Needs<typeof PurchasesStore> = [PurchasesPort, Scheduler, Clock];
  static readonly perAccount = true;

  state: ResourceState<readonly Purchase[]> = { status: 'loading' };
  #cancel: Cancel = () => undefined;
  #request = 0;

  constructor(
    private readonly purchases: PurchasesPort,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { state: observableRef });
  }

  start(): Unsubscribe {
    void this.refresh();
    return () => {
      this.#request += 1;
      this.#cancel();
      runInAction(() => (this.state = { status: 'loading' }));
    };
  }

  /** How a purchase stands now; as it is known already until the list has been read. */
  orderOf(begun: Purchase): Purchase {
    return known(this.state)?.find(({ purchaseId }) => purchaseId === begun.purchaseId) ?? begun;
  }

  async refresh(): Promise<void> {
    this.#cancel();
    const request = ++this.#request;
    const answer = await this.purchases.purchases({ page: 1, size: shown });
    if (request !== this.#request) return;
    const previous = known(this.state);
    runInAction(() => {
      this.state = answer.ok
        ? { status: 'ready', value: answer.value.rows, updatedAt: this.clock.now(), refreshing: false }
        : { status: 'failed', failure: answer.error, ...(previous ? { previous } : {}) };
    });
    const moving = known(this.state)?.some(({ status }) => status === 'WAITING' || status === 'PROCESSING');
    this.#cancel = this.scheduler.after(moving ? whileUnderWay : atRest, () => void this.refresh());
  }
}
