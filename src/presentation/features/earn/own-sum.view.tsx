import { shownDecimals } from '../../kit/formats/shown-decimals';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { zero, type Decimal } from '../../../domain/shared/decimal';
import { OwnAmount } from '../money-kit/own-amount.view';
import styles from './earn.module.css';

/** Amounts of several assets under each other: a dash while they are not known, no money where there are none. */
export function OwnSum({ amounts }: { readonly amounts: readonly (readonly [string, Decimal])[] | undefined }) {
  const format = useFormat();
  if (!amounts) return unknownFigure;
  if (amounts.length === 0) return <OwnAmount>{format.decimal(zero, 2, 'down')} USDT</OwnAmount>;
  return (
    <OwnAmount>
      <span className={styles.sum}>
        {amounts.map(([asset, amount]) => (
          <span key={asset}>
            {format.decimal(amount, shownDecimals(amount), 'down')} {asset}
          </span>
        ))}
      </span>
    </OwnAmount>
  );
}
