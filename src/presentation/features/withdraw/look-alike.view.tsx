import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../kit/antd/alert';
import { Checkbox } from '../../kit/antd/choice';
import { FullAddress } from '../money-kit/full-address.view';
import type { RecipientStore } from './recipient.store';
import styles from './withdraw.module.css';

interface LookAlikeProps {
  readonly store: RecipientStore;
  readonly tried: boolean;
}

/** An address with the ends of a known one: both in full, and no way on until somebody says that this one is meant. */
export const LookAlike = observer(function LookAlike({ store, tried }: LookAlikeProps) {
  const { t } = useTranslation('withdraw');
  const { lookAlike, address, problem } = store;
  if (!lookAlike) return null;
  const typed = address.trim();
  const blocked = problem?.field === 'address' && problem.kind === 'lookAlike';
  return (
    <div className={styles.field}>
      <Alert
        title={t('lookAlike.title')}
        text={
          <span className={styles.field}>
            <span>
              {lookAlike.label === undefined ? t('lookAlike.used') : t('lookAlike.saved', { label: lookAlike.label })}
            </span>
            <FullAddress address={lookAlike.address} />
            <span>{t('lookAlike.typed')}</span>
            <FullAddress address={typed} />
          </span>
        }
      />
      <Checkbox
        checked={store.confirmed === typed}
        onChange={({ target }) => store.set({ confirmed: target.checked ? typed : '' })}
      >
        {t('lookAlike.confirm')}
      </Checkbox>
      {tried && blocked ? (
        <p role="alert" className={styles.problem}>
          {t('lookAlike.missing')}
        </p>
      ) : null}
    </div>
  );
});
