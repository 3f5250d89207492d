import type { Milliseconds } from '../shared/instant';
import type { Candle } from './candle';

/** A candle to be heard. */
export interface ChartTone {
  /** Of the candle, among those that were given. */
  readonly index: number;
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

/** Two octaves, which small loudspeakers have, too. */
export const lowestTone = 220;
export const highestTone = 880;
/** What is more would run together. */
export const mostTones = 120;
const stride: Milliseconds = 60;
const quietest = 0.25;

/** Closes as pitches from left to right: the lowest is 220 Hz, the highest 880; of very many candles every n-th is heard. */
export function chartTones(
  candles: readonly Pick<Candle, 'close' | 'volume'>[],
  loudByVolume: boolean,
): readonly ChartTone[] {
  const heard = everyNth(candles.length);
  const closes = heard.map((index) => candles[index]!.close);
  const volumes = heard.map((index) => candles[index]!.volume);
  const [lowest, highest, most] = [Math.min(...closes), Math.max(...closes), Math.max(...volumes)];
  const last = Math.max(1, heard.length - 1);
  return heard.map((index, place) => {
    const height = highest > lowest ? (closes[place]! - lowest) / (highest - lowest) : 0.5;
    return {
      index,
      after: place * stride,
      length: stride,
      frequency: lowestTone * (highestTone / lowestTone) ** height,
      pan: heard.length === 1 ? 0 : (place / last) * 2 - 1,
      loudness: loudByVolume ? quietest + (1 - quietest) * (most > 0 ? volumes[place]! / most : 0) : 1,
    };
  });
}

/** With the newest at the end. */
function everyNth(count: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / mostTones));
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => count - 1 - place * step).reverse();
}
