/** The values at the lower and the upper edge of a chart. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * Between which values a course is drawn: its own extremes, but `least` apart, with the course in the middle, so that
 * what has hardly moved looks as if it had not.
 */
export function boundsOf(values: readonly number[], least = 0): Bounds {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // A course that never moved has room on both sides, whatever its size.
  const apart = Math.max(least, high - low) || Math.abs(low) || 1;
  const more = (apart - (high - low)) / 2;
  return { low: low - more, high: high + more };
}

/** How far up a value stands, from 0 at the lower edge to 1 at the upper. */
export function partOf(value: number, { low, high }: Bounds): number {
  return (value - low) / (high - low);
}
