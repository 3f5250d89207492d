import type { Milliseconds } from '../../domain/shared/instant';
import { token } from '../kernel/token';

export interface Tone {
  /** After the beginning. */
  readonly after: Milliseconds;
  readonly length: Milliseconds;
  /** Hertz. */
  readonly frequency: number;
  /** -1 on the left to 1 on the right. */
  readonly pan: number;
  /** 0 to 1. */
  readonly loudness: number;
}

export interface Melody {
  /** Since the beginning. */
  readonly position: Milliseconds;
  stop(): void;
}

/** Plays tones one after the other. */
export interface TonesPort {
  /**
   * @param volume 0 to 100
   * @returns `undefined` where nothing can be heard
   */
  play(tones: readonly Tone[], volume: number): Melody | undefined;
}

export const TonesPort = token<TonesPort>('TonesPort');
