import { reaction } from 'mobx';
import { Clock } from '../../../../application/kernel/clock.port';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { SoundPort } from '../../../../application/platform/sound.port';
import { largeSize } from '../../../../domain/markets/trade-tape';
import { second, type Milliseconds } from '../../../../domain/shared/instant';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { TradePreferencesStore } from '../market/trade-preferences.store';
import type { TapeStore } from '../market/tape.store';
import type { Needs } from '../../../../application/kernel/token';

/** Share of the volume that one's own orders are heard at. */
const quiet = 0.3;
/** However many large trades there are, one tone in so long says it. */
const pause: Milliseconds = 2 * second;
const compared = 60;

/** Lets a large trade of the market be heard, quietly, for people who want it. */
export class TapeSounds {
  static readonly needs: Needs<typeof TapeSounds> = [TradePreferencesStore, PreferencesStore, SoundPort, Clock];

  constructor(
    private readonly preferences: Pick<TradePreferencesStore, 'tapeSound'>,
    private readonly settings: Pick<PreferencesStore, 'values'>,
    private readonly sounds: SoundPort,
    private readonly clock: Clock,
  ) {}

  /** Listens to a market until stopped; what it knows by then is not heard. */
  listen(tape: Pick<TapeStore, 'rows'>): Unsubscribe {
    let newest = tape.rows[0]?.at;
    let heardAt = -Infinity;
    return reaction(
      () => tape.rows,
      (rows) => {
        const since = newest;
        newest = rows[0]?.at;
        const large = largeSize(rows.slice(0, compared));
        if (since === undefined || large === undefined || !this.#wanted || this.clock.now() - heardAt < pause) return;
        if (!rows.some(({ at, size }) => at > since && size >= large)) return;
        heardAt = this.clock.now();
        this.sounds.play('trade', this.settings.values['sound.volume'] * quiet);
      },
    );
  }

  get #wanted(): boolean {
    return this.preferences.tapeSound && this.settings.values['sound.on'];
  }
}
