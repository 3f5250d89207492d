import { alertListText, readAlertList, type AlertList } from '../../domain/alerts/alert-list';
import { Subject, type ObservableValue } from '../kernel/observable-value';
import { OwnStoragePort } from '../platform/own-storage.port';
import type { Needs } from '../kernel/token';

const key = 'alerts';

/** The alerts that this device keeps, and when they fired: one book for all of its tabs. */
export class AlertBook {
  static readonly needs: Needs<typeof AlertBook> = [OwnStoragePort];

  readonly #list: Subject<AlertList>;
  #text: string | undefined;

  constructor(private readonly storage: OwnStoragePort) {
    this.#text = storage.read(key);
    this.#list = new Subject(readAlertList(this.#text));
    storage.onChange(key, (text) => {
      this.#text = text;
      this.#list.set(readAlertList(text));
    });
  }

  /** A listener may change the book in turn, so that it looks at what is current. */
  get list(): ObservableValue<AlertList> {
    return this.#list;
  }

  /** What another tab has written a moment ago, before this one is told of it. Where nothing can be kept the book is this tab's alone. */
  refresh(): void {
    const text = this.storage.read(key);
    if (text === undefined || text === this.#text) return;
    this.#text = text;
    this.#list.set(readAlertList(text));
  }

  change(change: (list: AlertList) => AlertList): void {
    this.refresh();
    const changed = change(this.#list.current);
    if (changed === this.#list.current) return;
    this.#text = alertListText(changed);
    this.storage.write(key, this.#text);
    this.#list.set(changed);
  }
}
