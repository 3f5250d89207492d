import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '../../kit/data/use-resource';
import { classNames } from '../../kit/controls/class-names';
import { Select } from '../../kit/antd/select';
import type { ApiKeysStore } from './api-keys.store';
import styles from './credentials.module.css';

const own = 'own';

/** Whose keys are shown; nothing to choose where there is no sub-account. */
export const AccountChoice = observer(function AccountChoice({ store }: { readonly store: ApiKeysStore }) {
  const { t } = useTranslation(['credentials', 'common']);
  const id = useId();
  const accounts = useResource(useMemo(() => store.subAccounts(), [store]));
  if (accounts.status !== 'ready' || accounts.value.length === 0) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('account.label')}</label>
      <Select
        id={id}
        value={store.subUserId ?? own}
        onChange={(value: string) => store.choose(value === own ? undefined : value)}
        options={[
          { value: own, label: t('common:account.main') },
          ...accounts.value.map(({ userId, alias }) => ({ value: userId, label: alias })),
        ]}
        popupMatchSelectWidth={false}
        className={classNames(styles.select)}
      />
    </div>
  );
});
