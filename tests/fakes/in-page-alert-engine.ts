import type { AlertEnginePort } from '../../src/application/alerts/alert-engine.port';
import type { Listener, Unsubscribe } from '../../src/application/kernel/observable-value';
import { AlertEngine } from '../../src/domain/alerts/alert-engine';
import type { AlertFiring, AlertRule, AlertTick } from '../../src/domain/alerts/alert-rule';

/** The alert engine without a worker around it. */
export class InPageAlertEngine implements AlertEnginePort {
  readonly #engine = new AlertEngine();
  readonly #listeners = new Set<Listener<AlertFiring>>();

  watch(rules: readonly AlertRule[]): void {
    this.#engine.watch(rules);
  }

  tick(ticks: readonly AlertTick[]): void {
    for (const firing of this.#engine.tick(ticks)) for (const listener of [...this.#listeners]) listener(firing);
  }

  onFiring(listener: Listener<AlertFiring>): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
