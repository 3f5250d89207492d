import type { InstrumentSpecification } from './instrument-specification';

/*
 * The exchange counts in whole numbers: prices in ticks, quantities in steps (both safe integers), and
 * money in units of 1e-12 of an asset (bigint), so that tick x step is exact for every instrument.
 */

export type Ticks = number;
export type Steps = number;
/** 1e-12 of an asset. */
export type Units = bigint;

export const unitDecimals = 12;

/** One whole of an asset, or a ratio of one, in units. */
export const one = 10n ** BigInt(unitDecimals);

const plain = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Units (1e-12 of an asset) of a plain decimal text. @throws RangeError when finer than a unit or no decimal. */
export function unitsFromText(text: string): Units {
  const match = plain.exec(text);
  const fraction = (match?.[3] ?? '').replace(/0+$/, '');
  if (match === null || fraction.length > unitDecimals) throw new RangeError(`Not an amount: ${text}`);
  const units = BigInt(match[2]! + fraction.padEnd(unitDecimals, '0'));
  return match[1] === '-' ? -units : units;
}

/** Plain decimal text without trailing zeros. */
export function unitsText(units: Units): string {
  const digits = (units < 0n ? -units : units).toString().padStart(unitDecimals + 1, '0');
  const whole = digits.slice(0, -unitDecimals);
  const fraction = digits.slice(-unitDecimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** How many units one tick of price and one step of quantity are. */
export interface InstrumentScale {
  readonly tickUnits: Units;
  readonly stepUnits: Units;
}

export function scaleOf(specification: Pick<InstrumentSpecification, 'quoteTick' | 'baseTick'>): InstrumentScale {
  return { tickUnits: unitsFromText(specification.quoteTick), stepUnits: unitsFromText(specification.baseTick) };
}

/** Decimal text of a price. */
export function priceText(scale: InstrumentScale, price: Ticks): string {
  return unitsText(BigInt(price) * scale.tickUnits);
}

/** Decimal text of a quantity. */
export function quantityText(scale: InstrumentScale, quantity: Steps): string {
  return unitsText(BigInt(quantity) * scale.stepUnits);
}

/** Whole multiples of `unit` in a decimal text; undefined when it is not a whole, safe multiple. */
export function multiplesFromText(text: string, unit: Units): number | undefined {
  let units: Units;
  try {
    units = unitsFromText(text);
  } catch {
    return undefined;
  }
  const multiple = Number(units / unit);
  return units % unit === 0n && Number.isSafeInteger(multiple) ? multiple : undefined;
}
