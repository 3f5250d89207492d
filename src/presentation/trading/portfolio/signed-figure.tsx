import { decimal, type Decimal } from '../../../domain/shared/decimal';
import type { Format } from '../../kernel/format';
import { classNames } from '../../ui/class-names';
import styles from './portfolio.module.css';

/** An amount with its sign, as gains and losses are told. */
export function signed(format: Format, value: Decimal | undefined, places = 2): string {
  const text = format.decimal(value, places, 'half-even');
  return value && Number(value.toFixed(places)) > 0 ? `+${text}` : text;
}

/** Percent with its sign. */
export function signedPercent(format: Format, value: Decimal | undefined): string {
  return format.percent(value?.toNumber());
}

interface SignedFigureProps {
  readonly value: Decimal | undefined;
  readonly children: React.ReactNode;
}

/** Coloured by its sign, which the text carries as well. */
export function SignedFigure({ value = decimal(0), children }: SignedFigureProps) {
  return <span className={classNames(value.gt(0) && styles.gain, value.lt(0) && styles.loss)}>{children}</span>;
}
