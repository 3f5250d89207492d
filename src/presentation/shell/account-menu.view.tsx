import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { accountDetailsFeature } from '../features/account/account-details.feature';
import { Disclosure } from '../kit/controls/disclosure';
import { Icon } from '../kit/controls/icon';
import { Skeleton } from '../kit/controls/skeleton';
import { useApp } from '../runtime/app-context';
import { Part } from '../runtime/part';
import styles from './account-menu.module.css';

/** Who is logged in, by name; what belongs to it comes when it is opened. */
export const AccountMenu = observer(function AccountMenu() {
  const { session } = useApp();
  const { t } = useTranslation('common');
  const name = session.displayName ?? (session.reading.status === 'failed' ? t('account.unnamed') : undefined);
  return (
    <Disclosure
      label={name === undefined ? t('account.menu') : `${t('account.menu')}: ${name}`}
      button={
        <>
          <Icon name="person" />
          <span className={styles.name}>{name ?? <Skeleton height={16} />}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {() => <Part feature={accountDetailsFeature} waiting={<Skeleton width={256} height={320} />} />}
    </Disclosure>
  );
});
