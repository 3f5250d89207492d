import { type FeeRates, feeTiers } from './fee-tiers';
import type { InstrumentSpecification } from './instrument-specification';
import { type Steps, type Ticks, type Units, one, scaleOf, unitsFromText } from './units';

/** Ratios are kept in ten-thousandths, so that a band is compared in whole numbers. */
const ratioScale = 10_000;
/** Tenths of a basis point in one. */
const rateScale = 100_000n;

/** An instrument's rules in whole numbers. */
export class Instrument {
  readonly symbol: string;
  readonly perpetual: boolean;
  readonly baseAsset: string;
  readonly quoteAsset: string;
  /** Of a contract: the coin it follows, and how many of them one is. */
  readonly underlying: { readonly asset: string; readonly multiple: number };
  /** Quote units of one base for a price of one tick. */
  readonly tickUnits: Units;
  readonly stepUnits: Units;
  /** Quote units of one tick times one step. */
  readonly factor: Units;
  readonly minPrice: Ticks;
  readonly maxPrice: Ticks;
  readonly minQuantity: Steps;
  readonly maxQuantity: Steps;
  readonly minNotional: Units;
  /** The smallest product of price and quantity that is worth the minimum. */
  readonly #minProduct: number;
  /** By tier. */
  readonly #fees: readonly FeeRates[];
  /** By tier, in tenths of a basis point. */
  readonly #makerRates: readonly Units[];
  readonly #takerRates: readonly Units[];
  readonly #bidCap: number | undefined;
  readonly #bidFloor: number | undefined;
  readonly #askCap: number | undefined;
  readonly #askFloor: number | undefined;

  constructor(readonly specification: InstrumentSpecification) {
    const { tickUnits, stepUnits } = scaleOf(specification);
    const product = tickUnits * stepUnits;
    if (product % one !== 0n) throw new RangeError(`${specification.symbol}: tick times step is finer than a unit`);
    this.symbol = specification.symbol;
    this.perpetual = specification.type === 'PERP';
    this.baseAsset = specification.base;
    this.underlying = specification.base.startsWith('1000')
      ? { asset: specification.base.slice(4), multiple: 1000 }
      : { asset: specification.base, multiple: 1 };
    this.quoteAsset = specification.quote;
    this.tickUnits = tickUnits;
    this.stepUnits = stepUnits;
    this.factor = product / one;
    this.minPrice = Math.max(1, Number(unitsFromText(specification.quoteMin) / tickUnits));
    this.maxPrice = Number(unitsFromText(specification.quoteMax) / tickUnits);
    this.minQuantity = Number(unitsFromText(specification.baseMin) / stepUnits);
    this.maxQuantity = Number(unitsFromText(specification.baseMax) / stepUnits);
    this.minNotional = unitsFromText(specification.minNotional);
    this.#minProduct = Number((this.minNotional + this.factor - 1n) / this.factor);
    this.#fees = feeTiers.map((rates) => rates[specification.type]);
    this.#makerRates = this.#fees.map(({ makerBps }) => inTenths(makerBps));
    this.#takerRates = this.#fees.map(({ takerBps }) => inTenths(takerBps));
    this.#bidCap = ratio(specification.bidCapRatio);
    this.#askFloor = ratio(specification.askFloorRatio);
    // A floor for bids (or cap for asks) at or beyond the opposite price itself would forbid every
    // resting order; the recorded data has it where the scope is 0, which can only mean "no limit".
    const bidFloor = ratio(specification.bidFloorRatio);
    const askCap = ratio(specification.askCapRatio);
    this.#bidFloor = bidFloor !== undefined && bidFloor < ratioScale ? bidFloor : undefined;
    this.#askCap = askCap !== undefined && askCap > ratioScale ? askCap : undefined;
  }

  /** What an account of a tier pays. */
  fees(tier: number): FeeRates {
    return this.#fees[tier]!;
  }

  makerFee(worth: Units, tier: number): Units {
    return (worth * this.#makerRates[tier]!) / rateScale;
  }

  /** Rounded down to a unit, so that nobody pays more than the rate; so is the maker's. */
  takerFee(worth: Units, tier: number): Units {
    return (worth * this.#takerRates[tier]!) / rateScale;
  }

  /** Quote units of a quantity at a price. */
  notional(price: Ticks, quantity: Steps): Units {
    const product = price * quantity;
    return (product <= Number.MAX_SAFE_INTEGER ? BigInt(product) : BigInt(price) * BigInt(quantity)) * this.factor;
  }

  /** Whether a quantity at a price is worth less than the minimum. A product too large to be exact is far above it. */
  belowMinimum(price: Ticks, quantity: Steps): boolean {
    return price * quantity < this.#minProduct;
  }

  /** Quote units of a quantity at a price in quote units for one base, rounded towards zero. */
  worth(price: Units, quantity: Steps): Units {
    return (price * BigInt(quantity) * this.stepUnits) / one;
  }

  /** Quote units for one base. */
  priceUnits(price: Ticks): Units {
    return BigInt(price) * this.tickUnits;
  }

  baseUnits(quantity: Steps): Units {
    return BigInt(quantity) * this.stepUnits;
  }

  /** Worst price a buyer may pay, counted from the reference price. */
  highestBid(reference: Ticks): Ticks {
    return this.#bidCap === undefined ? this.maxPrice : Math.floor((reference * this.#bidCap) / ratioScale);
  }

  /** Worst price a seller may take. */
  lowestAsk(reference: Ticks): Ticks {
    return this.#askFloor === undefined ? 1 : Math.ceil((reference * this.#askFloor) / ratioScale);
  }

  lowestBid(reference: Ticks): Ticks {
    return this.#bidFloor === undefined ? 1 : Math.ceil((reference * this.#bidFloor) / ratioScale);
  }

  highestAsk(reference: Ticks): Ticks {
    return this.#askCap === undefined ? this.maxPrice : Math.floor((reference * this.#askCap) / ratioScale);
  }
}

function inTenths(bps: number): Units {
  return BigInt(Math.round(bps * 10));
}

function ratio(text: string | null): number | undefined {
  return text === null ? undefined : Math.round(Number(text) * ratioScale);
}
