import { readAlertList } from '../../domain/alerts/alert-list';
import { Subject, type ObservableValue } from '../kernel/observable-value';
import type { LocalStoragePort } from '../platform/local-storage.port';

export const alertsKey = 'alerts';

/** Whether this device keeps alerts: known before anything that watches them is loaded. */
export class AlertPresence {
  readonly #present: Subject<boolean>;

  constructor(storage: LocalStoragePort) {
    this.#present = new Subject(readAlertList(storage.read(alertsKey)).alerts.length > 0);
  }

  get present(): ObservableValue<boolean> {
    return this.#present;
  }

  set(present: boolean): void {
    this.#present.set(present);
  }
}
