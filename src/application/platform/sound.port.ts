import type { Sound } from '../../domain/platform/preferences';
import { token } from '../kernel/token';

/** What can be heard: what becomes of orders, and a large trade of somebody else's. */
export type Heard = Sound | 'trade';

export interface SoundPort {
  /** @param volume 0 to 100. Silent where the browser lets nobody be heard yet. */
  play(sound: Heard, volume: number): void;
}

export const SoundPort = token<SoundPort>('SoundPort');
