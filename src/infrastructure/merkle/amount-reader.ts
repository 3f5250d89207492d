import { limbBase, limbs } from '../../domain/reserves/tree-file';

const zero = 48;
const nine = 57;
const minus = 45;
const point = 46;
/** Decimals of a limb. */
const limbDigits = 9;
const mostWhole = 15;

/** Decimal texts of a file as exact numbers (`limbs`), without a text in between. */
export class AmountReader {
  readonly values: Float64Array;

  constructor(
    private readonly bytes: Uint8Array,
    size: number,
  ) {
    this.values = new Float64Array(size);
  }

  /** -1 for an amount below zero, `undefined` for a text that is none: up to 15 digits, then up to 18 decimals. */
  read(from: number, to: number, place: number): 1 | -1 | undefined {
    const { bytes } = this;
    const isNegative = bytes[from] === minus;
    const start = isNegative ? from + 1 : from;
    let whole = 0;
    let at = start;
    for (; at < to && bytes[at] !== point; at += 1) {
      const digit = digitOf(bytes[at]!);
      if (digit === undefined) return undefined;
      whole = whole * 10 + digit;
    }
    if (at === start || at - start > mostWhole || at === to - 1) return undefined;
    const high = this.#limb(at + 1, to);
    const low = this.#limb(at + 1 + limbDigits, to);
    if (high === undefined || low === undefined || to - at - 1 > 2 * limbDigits) return undefined;
    const sign = isNegative && whole + high + low > 0 ? -1 : 1;
    this.values[place * limbs] = sign * whole;
    this.values[place * limbs + 1] = sign * high;
    this.values[place * limbs + 2] = sign * low;
    return sign;
  }

  /** Nine decimals from here, those that are not written as zeros. */
  #limb(from: number, to: number): number | undefined {
    let value = 0;
    let unit = limbBase;
    for (let at = from; at < to && at < from + limbDigits; at += 1) {
      const digit = digitOf(this.bytes[at]!);
      if (digit === undefined) return undefined;
      unit /= 10;
      value += digit * unit;
    }
    return value;
  }
}

function digitOf(code: number): number | undefined {
  return code >= zero && code <= nine ? code - zero : undefined;
}
