/** A seeded generator; the same seed gives the same numbers everywhere. */
export interface RandomSource {
  /** Uniform in [0, 1). */
  next(): number;
  /** Standard normal. */
  normal(): number;
  /** Waiting time of a Poisson process with the given mean. */
  exponential(mean: number): number;
  /** Log-normal multiplier with median 1 and the given spread of its logarithm. */
  heavyTail(spread: number): number;
}

/** xoshiro128** seeded by splitmix32. */
export function seededRandom(seed: number): RandomSource {
  let state = seed | 0;
  const mix = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let t = state ^ (state >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return t ^ (t >>> 15);
  };
  let [a, b, c, d] = [mix(), mix(), mix(), mix()];
  const next = (): number => {
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result / 4294967296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    exponential: (mean) => -Math.log(1 - next()) * mean,
    heavyTail: (spread) => Math.exp(spread * normal()),
  };
}
