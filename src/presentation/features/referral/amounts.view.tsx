import { decimalPlaces, zero } from '../../../domain/shared/decimal';
import type { AssetAmount } from '../../../domain/account/referral';
import { useFormat } from '../../kit/formats/use-format';
import styles from './amounts.module.css';

/** Amounts of several assets under each other, exactly; no money where there are none. */
export function Amounts({ amounts }: { readonly amounts: readonly AssetAmount[] }) {
  const format = useFormat();
  if (amounts.length === 0) return `${format.decimal(zero, 2, 'down')} USDT`;
  return amounts.map(({ asset, amount }) => (
    <span key={asset} className={styles.amount}>
      {format.decimal(amount, Math.max(2, decimalPlaces(amount)), 'down')} {asset}
    </span>
  ));
}
