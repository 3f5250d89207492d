import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import type { LocalStoragePort } from '../../application/platform/local-storage.port';
import { parseMarketSymbol } from '../../domain/markets/market-symbol';

const storageKey = 'favourite-markets';

/** The markets someone starred, in the order they starred them. Kept on this device; other tabs follow. */
export class FavouritesStore implements Startable {
  readonly #storage: LocalStoragePort;
  symbols: readonly string[] = [];
  /** The same as a set of keys, so that a star depends on its own market only. */
  readonly #starred = observable.map<string, true>();

  constructor(storage: LocalStoragePort) {
    this.#storage = storage;
    makeObservable(this, { symbols: observableRef });
    this.#show(read(storage.read(storageKey)));
  }

  start(): Unsubscribe {
    return this.#storage.onChange(storageKey, (value) => this.#show(read(value)));
  }

  has(symbol: string): boolean {
    return this.#starred.has(symbol);
  }

  toggle(symbol: string): void {
    this.#keep(this.has(symbol) ? this.symbols.filter((each) => each !== symbol) : [...this.symbols, symbol]);
  }

  /** Adds those that are not there yet, at the end. */
  add(symbols: readonly string[]): void {
    this.#keep([...this.symbols, ...symbols.filter((symbol) => !this.has(symbol))]);
  }

  #keep(symbols: readonly string[]): void {
    this.#storage.write(storageKey, JSON.stringify(symbols));
    this.#show(symbols);
  }

  #show(symbols: readonly string[]): void {
    runInAction(() => {
      this.symbols = symbols;
      this.#starred.replace(symbols.map((symbol) => [symbol, true]));
    });
  }
}

/** What is stored may be from another version or edited by hand. */
function read(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter((each): each is string => typeof each === 'string' && parseMarketSymbol(each) !== undefined))];
  } catch {
    return [];
  }
}
