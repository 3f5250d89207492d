import type { AlertEnginePort } from '../../application/alerts/alert-engine.port';
import type { Clock } from '../../application/kernel/clock.port';
import type { Log } from '../../application/kernel/log.port';
import type { Listener, Unsubscribe } from '../../application/kernel/observable-value';
import type { AlertFiring, AlertRule, AlertTick } from '../../domain/alerts/alert-rule';
import { second, type Instant } from '../../domain/shared/instant';

export type AlertWorkerMessage =
  | { readonly kind: 'rules'; readonly rules: readonly AlertRule[] }
  | { readonly kind: 'ticks'; readonly ticks: readonly AlertTick[] };

/** What of a worker is used. */
type AlertWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** A line that is down is down for a while, and prices come several times a second. */
const pause = 5 * second;

/**
 * The alert engine in a web worker, which is started with the first rule there is to watch. Where it could not be loaded
 * it is tried again with a later price, and watches the rules of then.
 */
export class WorkerAlertEngineAdapter implements AlertEnginePort {
  readonly #listeners = new Set<Listener<AlertFiring>>();
  #rules: readonly AlertRule[] = [];
  #worker: Promise<AlertWorker | undefined> | undefined;
  #notBefore: Instant = 0;
  #isTold = false;

  constructor(
    private readonly startWorker: () => Promise<AlertWorker>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  watch(rules: readonly AlertRule[]): void {
    this.#rules = rules;
    if (this.#worker) this.#send({ kind: 'rules', rules });
    else this.#start();
  }

  tick(ticks: readonly AlertTick[]): void {
    this.#start();
    this.#send({ kind: 'ticks', ticks });
  }

  onFiring(listener: Listener<AlertFiring>): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #send(message: AlertWorkerMessage): void {
    void this.#worker?.then((worker) => worker?.postMessage(message));
  }

  #start(): void {
    if (this.#worker || this.#rules.length === 0 || this.clock.now() < this.#notBefore) return;
    this.#worker = this.startWorker().then(
      (worker) => this.#begin(worker),
      (cause: unknown) => this.#fail(cause),
    );
  }

  #begin(worker: AlertWorker): AlertWorker {
    worker.addEventListener('message', (event) => {
      this.#isTold = false;
      for (const listener of [...this.#listeners]) listener((event as MessageEvent<AlertFiring>).data);
    });
    // A worker whose own file does not come says nothing more than that; one that runs says what is wrong, and runs on.
    worker.addEventListener('error', (event) => {
      if ((event as Partial<ErrorEvent>).message === undefined) this.#fail('its file did not load');
    });
    worker.postMessage({ kind: 'rules', rules: this.#rules } satisfies AlertWorkerMessage);
    return worker;
  }

  #fail(cause: unknown): undefined {
    this.#worker = undefined;
    this.#notBefore = this.clock.now() + pause;
    if (!this.#isTold) this.log.warning('alerts are not watched: the worker could not be started', { cause });
    this.#isTold = true;
    return undefined;
  }
}
