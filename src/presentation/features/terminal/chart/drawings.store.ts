import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { OwnStoragePort } from '../../../../application/platform/own-storage.port';
import { readDrawings, withDrawings, type Drawing, type Drawings } from '../../../../domain/markets/chart-drawing';
import { keptFields } from '../../../../domain/shared/kept-fields';
import type { Needs } from '../../../../application/kernel/token';

const storageKey = 'chart-drawings-1';
/** Steps that can be taken back. */
const remembered = 50;

/** What somebody drew on their charts, by market; kept on this device. */
export class DrawingsStore implements Startable {
  static readonly needs: Needs<typeof DrawingsStore> = [OwnStoragePort];

  all: Drawings;
  /** Ends of lines are drawn to the prices of candles. */
  magnet = false;
  /** Drawings stay where they are. */
  locked = false;
  hidden = false;
  readonly #past = observable.map<string, readonly (readonly Drawing[])[]>(undefined, { deep: false });

  constructor(private readonly storage: OwnStoragePort) {
    this.all = readDrawings(keptFields(storage.read(storageKey)));
    makeObservable(this, {
      all: observableRef,
      magnet: observable,
      locked: observable,
      hidden: observable,
      put: actionBound,
      show: actionBound,
      undo: actionBound,
      toggle: actionBound,
    });
  }

  start(): Unsubscribe {
    const follow = (text: string | undefined): void => this.show(readDrawings(keptFields(text)));
    // Somebody else may have come while no chart was open.
    const kept = this.storage.read(storageKey);
    if (JSON.stringify(readDrawings(keptFields(kept))) !== JSON.stringify(this.all)) follow(kept);
    return this.storage.onChange(storageKey, follow);
  }

  show(all: Drawings): void {
    this.all = all;
    this.#past.clear();
  }

  of(symbol: string): readonly Drawing[] {
    return this.all[symbol] ?? [];
  }

  canUndo(symbol: string): boolean {
    return (this.#past.get(symbol)?.length ?? 0) > 0;
  }

  toggle(way: 'magnet' | 'locked' | 'hidden'): void {
    this[way] = !this[way];
  }

  add(symbol: string, drawing: Omit<Drawing, 'id'>): void {
    const list = this.of(symbol);
    const number = Math.max(0, ...list.map(({ id }) => Number(id) || 0)) + 1;
    this.put(symbol, [...list, { ...drawing, id: String(number) }]);
  }

  move(symbol: string, id: string, points: Drawing['points']): void {
    this.put(
      symbol,
      this.of(symbol).map((drawing) => (drawing.id === id ? { ...drawing, points } : drawing)),
    );
  }

  remove(symbol: string, id: string): void {
    this.put(
      symbol,
      this.of(symbol).filter((drawing) => drawing.id !== id),
    );
  }

  clear(symbol: string): void {
    this.put(symbol, []);
  }

  put(symbol: string, list: readonly Drawing[]): void {
    this.#past.set(symbol, [...(this.#past.get(symbol) ?? []), this.of(symbol)].slice(-remembered));
    this.#keep(symbol, list);
  }

  undo(symbol: string): void {
    const past = this.#past.get(symbol) ?? [];
    const before = past.at(-1);
    if (!before) return;
    this.#past.set(symbol, past.slice(0, -1));
    this.#keep(symbol, before);
  }

  #keep(symbol: string, list: readonly Drawing[]): void {
    this.all = withDrawings(this.all, symbol, list);
    this.storage.write(storageKey, JSON.stringify(this.all));
  }
}
