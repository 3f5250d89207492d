import type { Ratio } from '../model/margin-model';
import type { Units } from '../model/units';

/** Minutes of basis behind the second leg of the mark price, in samples. */
const basisSamples = 60;

export interface MarketMarksRow {
  readonly index: string | null;
  readonly mark: string | null;
  readonly indexOverride: string | null;
  readonly markOverride: string | null;
  readonly rateOverride: string | null;
  readonly basis: readonly string[];
  readonly sampledAt: number;
  readonly premiumSum: string;
  readonly premiumCount: number;
  readonly cap: string;
  readonly floor: string;
  readonly lastRate: string;
  readonly lastAt: number;
  readonly nextAt: number;
}

/** Prices and funding of one contract, as of the last time they were taken. */
export class MarketMarks {
  index: Units | undefined;
  mark: Units | undefined;
  indexOverride: Units | undefined;
  markOverride: Units | undefined;
  rateOverride: Ratio | undefined;
  sampledAt = 0;
  premiumSum: Ratio = 0n;
  premiumCount = 0;
  lastRate: Ratio = 0n;
  lastAt = 0;
  nextAt = 0;
  #basis: Units[] = [];
  #basisSum: Units = 0n;

  constructor(
    public cap: Ratio,
    public floor: Ratio,
  ) {}

  addBasis(basis: Units): void {
    this.#basis.push(basis);
    this.#basisSum += basis;
    if (this.#basis.length > basisSamples) this.#basisSum -= this.#basis.shift()!;
  }

  /** Mean distance of the contract from its index over the last minutes. */
  get meanBasis(): Units {
    return this.#basis.length === 0 ? 0n : this.#basisSum / BigInt(this.#basis.length);
  }

  row(): MarketMarksRow {
    return {
      index: text(this.index),
      mark: text(this.mark),
      indexOverride: text(this.indexOverride),
      markOverride: text(this.markOverride),
      rateOverride: text(this.rateOverride),
      basis: this.#basis.map(String),
      sampledAt: this.sampledAt,
      premiumSum: this.premiumSum.toString(),
      premiumCount: this.premiumCount,
      cap: this.cap.toString(),
      floor: this.floor.toString(),
      lastRate: this.lastRate.toString(),
      lastAt: this.lastAt,
      nextAt: this.nextAt,
    };
  }

  restore(row: MarketMarksRow): void {
    this.index = units(row.index);
    this.mark = units(row.mark);
    this.indexOverride = units(row.indexOverride);
    this.markOverride = units(row.markOverride);
    this.rateOverride = units(row.rateOverride);
    this.#basis = row.basis.map(BigInt);
    this.#basisSum = this.#basis.reduce((sum, basis) => sum + basis, 0n);
    this.sampledAt = row.sampledAt;
    this.premiumSum = BigInt(row.premiumSum);
    this.premiumCount = row.premiumCount;
    this.cap = BigInt(row.cap);
    this.floor = BigInt(row.floor);
    this.lastRate = BigInt(row.lastRate);
    this.lastAt = row.lastAt;
    this.nextAt = row.nextAt;
  }
}

function text(units: Units | undefined): string | null {
  return units === undefined ? null : units.toString();
}

function units(row: string | null): Units | undefined {
  return row === null ? undefined : BigInt(row);
}
