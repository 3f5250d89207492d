import { paths } from '../../runtime/paths';
import { useTranslation } from 'react-i18next';
import type { TransferOrder } from '../../../application/wallet/transfer-money.use-case';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { useLostFocus } from '../../kit/hooks/use-kept-focus';
import styles from './transfer.module.css';

interface TransferResultProps {
  readonly order: TransferOrder;
  /** What the account is called that it went to. */
  readonly to: string;
  readonly onAgain: () => void;
}

export function TransferResult({ order, to, onAgain }: TransferResultProps) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  const result = useLostFocus<HTMLDivElement>();
  const { amount, asset } = order;
  return (
    <div ref={result} tabIndex={-1} className={styles.form} role="status">
      <p>{t('done', { amount: format.decimal(amount, shownDecimals(amount), 'down'), asset, to })}</p>
      <div className={styles.actions}>
        <Button onClick={onAgain}>{t('again')}</Button>
        <ButtonLink to={`${paths.inWallet('movements')}&kind=SUB_ACCOUNT_TRANSFER`}>{t('history')}</ButtonLink>
      </div>
    </div>
  );
}
