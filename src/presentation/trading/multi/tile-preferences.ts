import type { LocalStoragePort } from '../../../application/platform/local-storage.port';
import type { PreferencesStore } from '../../platform/preferences.store';
import { TradePreferencesStore } from '../trade-preferences.store';

/** Each tile's own candle length and the like, where tiles do not go together. */
export class TilePreferences {
  readonly #tiles = new Map<number, TradePreferencesStore>();

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'choose'>,
  ) {}

  of(tile: number): TradePreferencesStore {
    const known = this.#tiles.get(tile);
    if (known) return known;
    const made = new TradePreferencesStore(under(this.storage, `tile-${tile}.`), this.preferences);
    this.#tiles.set(tile, made);
    return made;
  }
}

function under(storage: LocalStoragePort, prefix: string): LocalStoragePort {
  return {
    read: (key) => storage.read(prefix + key),
    write: (key, value) => storage.write(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    onChange: (key, listener) => storage.onChange(prefix + key, listener),
  };
}
