import { day, hour, minute } from '../../../src/domain/shared/instant';
import type { AssetProfile } from '../markets/asset-profile';
import type { RandomSource } from '../../shared/random';

/** Daily volatility of what moves all assets together. */
const commonVolatility = 0.027;
/** Prices are drawn back to their level over about this long, so that years of running stay sane. */
const reversion = 20 * day;
/** Busy and calm spells, of hours and of minutes: the logarithm of volatility wanders with these spreads and memories. */
const spells = [
  { spread: 0.45, memory: 5 * hour },
  { spread: 0.6, memory: 8 * minute },
] as const;

/** An asset's value through a step of time. */
export interface ValuePath {
  readonly first: number;
  readonly highest: number;
  readonly lowest: number;
  readonly last: number;
}

/**
 * What each asset is worth: a common movement, the asset's own, and volatility that comes in spells.
 * All are mean-reverting and advanced exactly for any step, so coarse and fine steps are one process.
 */
export class FairValues {
  readonly #own: Float64Array;
  readonly #ownVolatility: Float64Array;
  #common = 0;
  readonly #spells = spells.map(() => 0);
  #agitation = spells.reduce((product, { spread }) => product * Math.exp(-(spread ** 2)), 1);
  readonly #before: Float64Array;
  #deviation = 0;
  readonly #positions = new Map<string, number>();

  constructor(
    private readonly profiles: readonly AssetProfile[],
    private readonly random: RandomSource,
  ) {
    this.#own = new Float64Array(profiles.length);
    this.#before = new Float64Array(profiles.length);
    this.#ownVolatility = Float64Array.from(profiles, ({ dailyVolatility, beta }) =>
      Math.sqrt(Math.max(dailyVolatility ** 2 * 0.15, dailyVolatility ** 2 - (beta * commonVolatility) ** 2)),
    );
    profiles.forEach((profile, position) => this.#positions.set(profile.asset, position));
  }

  /** Standard deviation in the last step, against the usual one. */
  get agitation(): number {
    return this.#agitation;
  }

  value(asset: string): number {
    return Math.exp(this.#logarithm(this.#positions.get(asset)!));
  }

  /** Where an asset's value was before the last step, how far it went in it, and where it is now. */
  path(asset: string): ValuePath {
    const position = this.#positions.get(asset)!;
    const { beta } = this.profiles[position]!;
    const before = this.#before[position]!;
    const after = this.#logarithm(position);
    const deviation = this.#deviation * Math.hypot(beta * commonVolatility, this.#ownVolatility[position]!);
    // How far a random path between two given values goes beyond them.
    const reach = (): number =>
      Math.sqrt((after - before) ** 2 - 2 * deviation ** 2 * Math.log(1 - this.random.next()));
    return {
      first: Math.exp(before),
      highest: Math.exp((before + after + reach()) / 2),
      lowest: Math.exp((before + after - reach()) / 2),
      last: Math.exp(after),
    };
  }

  advance(milliseconds: number): void {
    const { random } = this;
    for (let position = 0; position < this.#own.length; position += 1)
      this.#before[position] = this.#logarithm(position);
    this.#agitation = spells.reduce((product, { spread, memory }, index) => {
      const kept = Math.exp(-milliseconds / memory);
      const spell = this.#spells[index]! * kept + spread * Math.sqrt(1 - kept ** 2) * random.normal();
      this.#spells[index] = spell;
      // In a step longer than a spell much of it evens out.
      const share = ((1 - kept) * memory) / milliseconds;
      return product * Math.exp(share * spell - (share * spread) ** 2);
    }, 1);
    const kept = Math.exp(-milliseconds / reversion);
    this.#deviation = Math.sqrt(((reversion / day) * (1 - kept ** 2)) / 2) * this.#agitation;
    this.#common = this.#common * kept + commonVolatility * this.#deviation * random.normal();
    for (let position = 0; position < this.#own.length; position += 1) {
      this.#own[position] =
        this.#own[position]! * kept + this.#ownVolatility[position]! * this.#deviation * random.normal();
    }
  }

  /** Continues from a price that was traded, after a restart. */
  adopt(asset: string, price: number): void {
    const position = this.#positions.get(asset)!;
    this.#own[position] =
      Math.log(price / this.profiles[position]!.price) - this.profiles[position]!.beta * this.#common;
  }

  #logarithm(position: number): number {
    const { price, beta } = this.profiles[position]!;
    return Math.log(price) + beta * this.#common + this.#own[position]!;
  }
}
