import type { AlertEnginePort } from '../../application/alerts/alert-engine.port';
import type { Listener, Unsubscribe } from '../../application/kernel/observable-value';
import type { AlertFiring, AlertRule, AlertTick } from '../../domain/alerts/alert-rule';

export type AlertWorkerMessage =
  | { readonly kind: 'rules'; readonly rules: readonly AlertRule[] }
  | { readonly kind: 'ticks'; readonly ticks: readonly AlertTick[] };

/** What of a worker is used. */
export type AlertWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** The alert engine in a web worker, which is started with the first rule there is to watch. */
export class WorkerAlertEngineAdapter implements AlertEnginePort {
  readonly #listeners = new Set<Listener<AlertFiring>>();
  #worker: Promise<AlertWorker> | undefined;

  constructor(private readonly startWorker: () => Promise<AlertWorker>) {}

  watch(rules: readonly AlertRule[]): void {
    if (this.#worker || rules.length > 0) this.#send({ kind: 'rules', rules });
  }

  tick(ticks: readonly AlertTick[]): void {
    this.#send({ kind: 'ticks', ticks });
  }

  onFiring(listener: Listener<AlertFiring>): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #send(message: AlertWorkerMessage): void {
    this.#worker ??= this.startWorker().then((worker) => {
      worker.addEventListener('message', (event) => {
        for (const listener of [...this.#listeners]) listener((event as MessageEvent<AlertFiring>).data);
      });
      return worker;
    });
    void this.#worker.then((worker) => worker.postMessage(message));
  }
}
