import { memo } from 'react';
import { useFormat } from '../../kit/formats/use-format';
import { useFlash } from './use-flash';
import styles from './market-table.module.css';

interface FigureCellProps {
  readonly column: number;
  readonly className: string | undefined;
  readonly price: number | undefined;
  readonly priceDecimals: number;
  /** Shown under the price where there is room for it. */
  readonly size?: number | undefined;
  readonly sizeDecimals?: number | undefined;
  readonly flash?: boolean;
}

/** One price of a row; written only when that price changes. */
export const FigureCell = memo(function FigureCell({
  column,
  className,
  price,
  priceDecimals,
  size,
  sizeDecimals,
  flash = false,
}: FigureCellProps) {
  const format = useFormat();
  const element = useFlash<HTMLSpanElement>(flash ? price : undefined);
  return (
    <div role="cell" aria-colindex={column} className={className}>
      <span ref={element} className={styles.price}>
        {format.price(price, priceDecimals)}
      </span>
      {sizeDecimals === undefined ? null : <span className={styles.size}>{format.quantity(size, sizeDecimals)}</span>}
    </div>
  );
});
