import type { Sound } from '../../domain/platform/preferences';
import { token } from '../kernel/token';

export interface SoundPort {
  /** @param volume 0 to 100. Silent where the browser lets nobody be heard yet. */
  play(sound: Sound, volume: number): void;
}

export const SoundPort = token<SoundPort>('SoundPort');
