import type { Decimal } from '../../../domain/shared/decimal';
import styles from './funding-rate.module.css';

/** A rate in the colour of who receives: its sign says the same. */
export function SignedRate({ rate, text }: { readonly rate: Decimal | undefined; readonly text: string }) {
  return (
    <span className={styles.rate} data-sign={rate ? Math.sign(rate.toNumber()) : undefined}>
      {text}
    </span>
  );
}
