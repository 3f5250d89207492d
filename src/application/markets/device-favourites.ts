import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { LocalStoragePort } from '../platform/local-storage.port';
import type { Needs } from '../kernel/token';

const storageKey = 'favourite-markets';
/** Markets that somebody chose to leave on the device when asked. */
const keptKey = 'favourite-markets-kept';

/** The markets that were starred on this device by whoever was not logged in. Other tabs follow. */
export class DeviceFavourites implements Startable {
  static readonly needs: Needs<typeof DeviceFavourites> = [LocalStoragePort];

  readonly #storage: LocalStoragePort;
  readonly #symbols: Subject<readonly string[]>;

  constructor(storage: LocalStoragePort) {
    this.#storage = storage;
    this.#symbols = new Subject(symbolsFrom(storage.read(storageKey)));
  }

  get symbols(): ObservableValue<readonly string[]> {
    return this.#symbols;
  }

  start(): Unsubscribe {
    return this.#storage.onChange(storageKey, (text) => this.#symbols.set(symbolsFrom(text)));
  }

  keep(symbols: readonly string[]): void {
    this.#storage.write(storageKey, JSON.stringify(symbols));
    this.#symbols.set(symbols);
  }

  /** They belong to an account now. */
  clear(): void {
    this.#storage.remove(storageKey);
    this.#storage.remove(keptKey);
    this.#symbols.set([]);
  }

  /** Those that nobody has said yet should stay here. */
  get undecided(): readonly string[] {
    const kept = new Set(symbolsFrom(this.#storage.read(keptKey)));
    return this.#symbols.current.filter((symbol) => !kept.has(symbol));
  }

  leaveHere(): void {
    this.#storage.write(keptKey, JSON.stringify(this.#symbols.current));
  }
}

/** What is stored may be from another version or edited by hand. */
function symbolsFrom(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return [
      ...new Set(
        value.filter((each): each is string => typeof each === 'string' && parseMarketSymbol(each) !== undefined),
      ),
    ];
  } catch {
    return [];
  }
}
