import type { AlertFiring, AlertRule, AlertTick } from './alert-rule';
import { AlertWatch } from './alert-watch';

/** Watches for all rules of the device. */
export class AlertEngine {
  #watches: readonly AlertWatch[] = [];

  /** A rule that is unchanged goes on with what it has seen. */
  watch(rules: readonly AlertRule[]): void {
    this.#watches = rules.map(
      (rule) => this.#watches.find((watch) => sameTerms(watch.rule, rule)) ?? new AlertWatch(rule),
    );
  }

  tick(ticks: readonly AlertTick[]): readonly AlertFiring[] {
    return ticks.flatMap((tick) => this.#watches.flatMap((watch) => watch.tick(tick) ?? []));
  }
}

/** That it fired is the watch's own news. */
function sameTerms(one: AlertRule, other: AlertRule): boolean {
  return (
    one.id === other.id &&
    one.symbol === other.symbol &&
    one.coolDown === other.coolDown &&
    JSON.stringify(one.condition) === JSON.stringify(other.condition)
  );
}
