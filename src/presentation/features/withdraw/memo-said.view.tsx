import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Recipient } from '../../../domain/wallet/withdrawal';
import type { RecipientStore } from './recipient.store';
import styles from './withdraw.module.css';

interface MemoSaidProps {
  readonly to: Recipient;
  readonly recipient: Pick<RecipientStore, 'takesMemo'>;
}

/** The memo that goes along, or that none does where the network knows them. */
export const MemoSaid = observer(function MemoSaid({ to, recipient }: MemoSaidProps) {
  const { t } = useTranslation('withdraw');
  if ('userId' in to || (to.memo === '' && !recipient.takesMemo)) return null;
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t('memo.label')}</span>
      {to.memo === '' ? <span>{t('memo.none')}</span> : <code className={styles.code}>{to.memo}</code>}
    </div>
  );
});
