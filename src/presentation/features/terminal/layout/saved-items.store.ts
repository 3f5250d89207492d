import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Random } from '../../../../application/kernel/random.port';
import type { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import type { TabStoragePort } from '../../../../application/platform/tab-storage.port';
import {
  activeOf,
  change,
  choose,
  discard,
  followed,
  nothingSaved,
  put,
  rename,
  type Named,
  type SavedItems,
} from '../../../../domain/platform/saved-items';
import { beginHistory, mapHistory, record, redo, undo, type History } from '../../../../domain/shared/history';
import { fieldsOf, keptFields } from '../../../../domain/shared/kept-fields';

/**
 * Named things of one kind on this device: each change is kept at once and can be undone for as long as the page lives.
 * What another tab changes is here too, apart from what is in use here, which stays until it is changed here. Each tab
 * comes back to what it had in use; a new one begins with what was used last.
 */
export abstract class SavedItemsStore<T> {
  history: History<SavedItems<T>>;
  /** Name of what the last step deleted. */
  discarded: string | undefined = undefined;
  /** What this tab last saw on the device. */
  #kept: SavedItems<T>;

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly tab: TabStoragePort,
    private readonly random: Random,
    private readonly storageKey: string,
    private readonly readValue: (value: unknown) => T | undefined,
  ) {
    this.#kept = readSaved(storage.read(storageKey), readValue);
    this.history = beginHistory(choose(this.#kept, tab.read(storageKey) ?? ''));
    this.#holdInUse();
    makeObservable(this, {
      history: observableRef,
      discarded: observableRef,
      saved: computed,
      active: computed,
      canUndo: computed,
      canRedo: computed,
      go: actionBound,
      discard: actionBound,
      catchUp: actionBound,
    });
    storage.onChange(storageKey, this.catchUp);
  }

  get saved(): SavedItems<T> {
    return this.history.present;
  }

  get active(): Named<T> | undefined {
    return activeOf(this.saved);
  }

  get canUndo(): boolean {
    return this.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  /** The first thing, where there is none; it cannot be undone, for there is always one. */
  begin(name: string, value: T): void {
    if (this.saved.items.length === 0) this.go(beginHistory(this.#with(name, value)));
  }

  create(name: string, value: T): void {
    this.#step(this.#with(name, value));
  }

  duplicate(): void {
    if (this.active) this.create(this.active.name, this.active.value);
  }

  choose(id: string): void {
    this.#step(choose(this.saved, id));
  }

  rename(name: string): void {
    if (this.active) this.#step(rename(this.saved, this.active.id, name));
  }

  get canDiscard(): boolean {
    return this.saved.items.length > 1;
  }

  /** The last one stays. */
  discard(): void {
    if (!this.active || !this.canDiscard) return;
    const { id, name } = this.active;
    this.#step(discard(this.saved, id));
    this.discarded = name;
  }

  change(value: T): void {
    this.#step(change(this.saved, value));
  }

  undo(): void {
    this.go(undo(this.history));
  }

  redo(): void {
    this.go(redo(this.history));
  }

  go(history: History<SavedItems<T>>): void {
    if (history.present !== this.saved) {
      this.history = this.#withTheirs(history, this.storage.read(this.storageKey));
      this.storage.write(this.storageKey, JSON.stringify({ version: 1, ...this.saved }));
      this.#holdInUse();
      // Where storage is blocked or full, what is not there has not been taken away by anybody.
      this.#kept = readSaved(this.storage.read(this.storageKey), this.readValue);
    } else this.history = history;
    this.discarded = undefined;
  }

  /** @param text what another tab has written */
  catchUp(text: string | undefined): void {
    this.history = this.#withTheirs(this.history, text);
  }

  /** So that another tab's choice is not this one's after a reload. */
  #holdInUse(): void {
    if (this.active) this.tab.write(this.storageKey, this.active.id);
  }

  #withTheirs(history: History<SavedItems<T>>, text: string | undefined): History<SavedItems<T>> {
    const known = this.#kept;
    const theirs = readSaved(text, this.readValue);
    const used = this.saved.activeId;
    this.#kept = theirs;
    return mapHistory(history, (each) => followed(each, known, theirs, used));
  }

  #with(name: string, value: T): SavedItems<T> {
    return put(this.saved, { id: this.random.identifier().toString(36), name, value });
  }

  #step(saved: SavedItems<T>): void {
    this.go(record(this.history, saved));
  }
}

/** What is stored may be from another version or edited by hand; what cannot be read is left out. */
function readSaved<T>(text: string | undefined, readValue: (value: unknown) => T | undefined): SavedItems<T> {
  const kept = keptFields(text);
  const items = Array.isArray(kept.items) ? (kept.items as unknown[]) : [];
  const saved = items.reduce<SavedItems<T>>((read, item) => {
    const { id, name, value } = fieldsOf(item);
    const known = readValue(value);
    return typeof id === 'string' && typeof name === 'string' && known !== undefined
      ? put(read, { id, name, value: known })
      : read;
  }, nothingSaved());
  return typeof kept.activeId === 'string' ? choose(saved, kept.activeId) : saved;
}
