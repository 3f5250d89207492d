import type { Decimal } from '../../../domain/shared/decimal';
import { signed, SignedFigure } from '../../kit/controls/signed-figure';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';

const places = 2;

/** A gain or a loss in USDT, to the cent. */
export function Profit({ value }: { readonly value: Decimal | undefined }) {
  const format = useFormat();
  if (value === undefined) return unknownFigure;
  return (
    <SignedFigure value={value} places={places}>
      {signed(format, value, places)} USDT
    </SignedFigure>
  );
}
