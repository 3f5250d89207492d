import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import styles from './own-amount.module.css';

/** An amount of the account's money: dots while the person hides amounts. */
export const OwnAmount = observer(function OwnAmount({ children }: { readonly children: ReactNode }) {
  const { preferences } = useApp();
  const { t } = useTranslation('moneyKit');
  if (!preferences.values['amounts.hidden']) return children;
  return (
    <span className={styles.hidden} title={t('amounts.hidden')}>
      <span aria-hidden="true">••••••</span>
      <span className="unseen">{t('amounts.hidden')}</span>
    </span>
  );
});
