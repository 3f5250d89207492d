import { Clock } from '../../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { SoundPort } from '../../../../application/platform/sound.port';
import { routeModule } from '../../../runtime/route';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { TradePreferencesStore } from '../trade-preferences.store';
import { tradePreferencesModule } from '../trade-preferences.wiring';
import { TapeCompanion, type TapeCompanionStores } from './tape-companion.view';
import { TapeSounds } from './tape-sounds';

const sounds = defineModule('presentation/tape-sounds', [
  provideClass(TapeSounds, TradePreferencesStore, PreferencesStore, SoundPort, Clock),
]);

export const tapeCompanion = routeModule<TapeCompanionStores>({
  Page: TapeCompanion,
  modules: [tradePreferencesModule, sounds],
  stores: { preferences: TradePreferencesStore, settings: PreferencesStore, sounds: TapeSounds },
});
