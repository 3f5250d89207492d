import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { intervalOfAll, type ChartIntervals } from '../chart/chart-intervals';
import { TradePreferencesStore } from '../market/trade-preferences.store';
import type { Needs } from '../../../../application/kernel/token';

/** Each tile's own candle length and the like where tiles do not go together, and one candle length where they do. */
export class TilePreferences {
  static readonly needs: Needs<typeof TilePreferences> = [LocalStoragePort, PreferencesStore];

  readonly together: ChartIntervals;
  readonly #tiles = new Map<number, TradePreferencesStore>();

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'choose'>,
  ) {
    this.together = intervalOfAll(new TradePreferencesStore(under(storage, 'tiles.'), preferences));
  }

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
    // What was never chosen here is as the person has it elsewhere.
    read: (key) => storage.read(prefix + key) ?? storage.read(key),
    write: (key, value) => storage.write(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    onChange: (key, listener) => storage.onChange(prefix + key, listener),
  };
}
