import { day, hour } from '../../../src/domain/shared/instant';
import type { AssetProfile } from '../markets/asset-profile';
import type { RandomSource } from '../../shared/random';

/** Daily volatility of what moves all assets together. */
const commonVolatility = 0.021;
/** Prices are drawn back to their level over about this long, so that years of running stay sane. */
const reversion = 20 * day;
/** Busy and calm spells: the logarithm of volatility wanders with this spread and memory. */
const regimeSpread = 0.45;
const regimeMemory = 5 * hour;

/**
 * What each asset is worth: a common movement, the asset's own, and volatility that comes in spells.
 * All are mean-reverting and advanced exactly for any step, so coarse and fine steps are one process.
 */
export class FairValues {
  readonly #own: Float64Array;
  readonly #ownVolatility: Float64Array;
  #common = 0;
  #regime = 0;
  readonly #positions = new Map<string, number>();

  constructor(
    private readonly profiles: readonly AssetProfile[],
    private readonly random: RandomSource,
  ) {
    this.#own = new Float64Array(profiles.length);
    this.#ownVolatility = Float64Array.from(profiles, ({ dailyVolatility, beta }) =>
      Math.sqrt(Math.max(dailyVolatility ** 2 * 0.15, dailyVolatility ** 2 - (beta * commonVolatility) ** 2)),
    );
    profiles.forEach((profile, position) => this.#positions.set(profile.asset, position));
  }

  /** Standard deviation now, against the usual one. */
  get agitation(): number {
    return Math.exp(this.#regime - regimeSpread ** 2);
  }

  value(asset: string): number {
    const position = this.#positions.get(asset)!;
    const { price, beta } = this.profiles[position]!;
    return price * Math.exp(beta * this.#common + this.#own[position]!);
  }

  advance(milliseconds: number): void {
    const { random } = this;
    const memory = Math.exp(-milliseconds / regimeMemory);
    this.#regime = this.#regime * memory + regimeSpread * Math.sqrt(1 - memory ** 2) * random.normal();
    const kept = Math.exp(-milliseconds / reversion);
    const deviation = Math.sqrt(((reversion / day) * (1 - kept ** 2)) / 2) * this.agitation;
    this.#common = this.#common * kept + commonVolatility * deviation * this.#shock();
    for (let position = 0; position < this.#own.length; position += 1) {
      this.#own[position] = this.#own[position]! * kept + this.#ownVolatility[position]! * deviation * this.#shock();
    }
  }

  /** Continues from a price that was traded, after a restart. */
  adopt(asset: string, price: number): void {
    const position = this.#positions.get(asset)!;
    this.#own[position] =
      Math.log(price / this.profiles[position]!.price) - this.profiles[position]!.beta * this.#common;
  }

  /** Unit variance with tails fatter than normal, as returns have. */
  #shock(): number {
    const scale = this.random.next() < 0.08 ? 2.4 : 0.77;
    return this.random.normal() * scale;
  }
}
