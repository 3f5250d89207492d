import type { AlertFiring, AlertRule, AlertTick } from '../../domain/alerts/alert-rule';
import type { Listener, Unsubscribe } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** Judges alert rules apart from the page, so that a busy page is no late alert. Everything given is plain data. */
export interface AlertEnginePort {
  /** Replaces the rules; those that stay as they were go on with what they have seen. */
  watch(rules: readonly AlertRule[]): void;
  tick(ticks: readonly AlertTick[]): void;
  onFiring(listener: Listener<AlertFiring>): Unsubscribe;
}

export const AlertEnginePort = token<AlertEnginePort>('AlertEnginePort');
