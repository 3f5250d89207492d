import type { Instrument } from '../../../../domain/markets/instrument';
import { decimal, roundToStep, zero, type Decimal } from '../../../../domain/shared/decimal';

/** What the smallest of the sizes at hand is worth at least, in quote. */
const worthTrading = 20;

/** Sizes to offer: round ones that are worth trading, and that the market takes. */
export function presetSizes(
  price: number | undefined,
  { minimumNotional, minimumQuantity, step }: Instrument,
): readonly Decimal[] {
  if (price === undefined || price <= 0) return [];
  const least = Math.max(
    Number(minimumNotional.times(2)) / price,
    worthTrading / price,
    Number(minimumQuantity),
    Number(step),
  );
  const power = 10 ** Math.floor(Math.log10(least));
  const first = ([1, 2, 5, 10].find((digit) => digit * power >= least * (1 - 1e-9)) ?? 10) * power;
  const sizes = [1, 2, 5, 10, 50].map((times) =>
    roundToStep(decimal(Number((first * times).toPrecision(12))), step, 'up'),
  );
  return sizes.filter((size) => size.gt(zero));
}
