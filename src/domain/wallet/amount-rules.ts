import { decimalPlaces, type Decimal } from '../shared/decimal';

/** What an amount may be; whatever is absent does not bind. */
export interface AmountBounds {
  /** Zero is never enough. */
  readonly minimum?: Decimal | undefined;
  readonly maximum?: Decimal | undefined;
  /** What may still leave within the day. */
  readonly dayLimit?: Decimal | undefined;
  /** What there is to spend. */
  readonly available?: Decimal | undefined;
  /** USDT that are held beside it and may not leave the account. */
  readonly lent?: Decimal | undefined;
  /** Of the asset, held beside it: contracts stand on it. */
  readonly inMargin?: Decimal | undefined;
  /** Decimals the asset has. */
  readonly places?: number | undefined;
}

type AmountProblem =
  | { readonly kind: 'zero' }
  | { readonly kind: 'tooManyDecimals'; readonly places: number }
  | { readonly kind: 'belowMinimum' | 'aboveMaximum' | 'aboveDayLimit' | 'aboveAvailable'; readonly bound: Decimal };

/** The first rule that an amount breaks: what can be mended by typing comes before what needs more money. */
export function amountProblem(
  amount: Decimal,
  { minimum, maximum, dayLimit, available, places }: AmountBounds,
): AmountProblem | undefined {
  if (amount.lte(0)) return { kind: 'zero' };
  if (places !== undefined && decimalPlaces(amount) > places) return { kind: 'tooManyDecimals', places };
  if (minimum && amount.lt(minimum)) return { kind: 'belowMinimum', bound: minimum };
  if (available && amount.gt(available)) return { kind: 'aboveAvailable', bound: available };
  if (maximum && amount.gt(maximum)) return { kind: 'aboveMaximum', bound: maximum };
  if (dayLimit && amount.gt(dayLimit)) return { kind: 'aboveDayLimit', bound: dayLimit };
  return undefined;
}

/** The amount that was typed, `undefined` while there is none or a rule forbids it. */
export function goodAmount(typed: Decimal | undefined, bounds: AmountBounds): Decimal | undefined {
  return typed && !amountProblem(typed, bounds) ? typed : undefined;
}
