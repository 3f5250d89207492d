import { decimal, type Decimal, fixedText } from '../../../domain/shared/decimal';
import type { Format } from '../formats/format';
import { useFormat } from '../formats/use-format';
import { classNames } from './class-names';
import styles from './signed-figure.module.css';

/** What is left of a value once it is written with so many decimals: figure, sign and colour tell the same. */
const written = (value: Decimal, places: number): number => Number(fixedText(value, places, 'half-even'));

/** An amount with its sign, as gains and losses are told. */
export function signed(format: Format, value: Decimal | undefined, places = format.profitPlaces): string {
  const text = format.decimal(value, places, 'half-even');
  return value && written(value, places) > 0 ? `+${text}` : text;
}

/** Percent with its sign. */
export function signedPercent(format: Format, value: Decimal | undefined): string {
  return format.percent(value?.toNumber());
}

interface SignedFigureProps {
  readonly value: Decimal | undefined;
  /** Decimals that are shown: what rounds to nothing is neither gain nor loss. */
  readonly places?: number;
  readonly children: React.ReactNode;
}

/** Coloured by its sign, which the text carries as well. */
export function SignedFigure({ value = decimal(0), places, children }: SignedFigureProps) {
  const { profitPlaces } = useFormat();
  const shown = written(value, places ?? profitPlaces);
  return <span className={classNames(shown > 0 && styles.gain, shown < 0 && styles.loss)}>{children}</span>;
}
