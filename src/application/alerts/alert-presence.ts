import { Subject, type ObservableValue } from '../kernel/observable-value';
import { AlertBook } from './alert-book';
import type { Needs } from '../kernel/token';

/** Whether this device keeps alerts: known before anything that watches them is loaded. */
export class AlertPresence {
  static readonly needs: Needs<typeof AlertPresence> = [AlertBook];

  readonly #present: Subject<boolean>;

  constructor(book: AlertBook) {
    this.#present = new Subject(book.list.current.alerts.length > 0);
    book.list.subscribe(() => this.#present.set(book.list.current.alerts.length > 0));
  }

  get present(): ObservableValue<boolean> {
    return this.#present;
  }
}
