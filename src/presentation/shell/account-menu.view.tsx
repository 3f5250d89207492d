import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Part } from '../runtime/part';
import { useApp } from '../runtime/app-context';
import { Button } from '../kit/controls/button';
import { CopyButton } from '../kit/controls/copy-button';
import { Disclosure } from '../kit/controls/disclosure';
import { Icon } from '../kit/controls/icon';
import { Skeleton } from '../kit/controls/skeleton';
import { FailureState } from '../kit/data/failure-state';
import { AccountLinks } from './account-links.view';
import styles from './account-menu.module.css';
import { accountSwitchFeature } from '../features/account/account-switch.feature';

/** Who is logged in: name, user id to copy, the account's pages, the accounts to switch to, and the way out. */
export const AccountMenu = observer(function AccountMenu() {
  const { session } = useApp();
  const { t } = useTranslation('common');
  const name = session.displayName ?? t('account.unnamed');
  return (
    <Disclosure
      label={`${t('account.menu')}: ${name}`}
      button={
        <>
          <Icon name="person" />
          <span className={styles.name}>{name}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {(close) => <AccountDetails onLeave={close} />}
    </Disclosure>
  );
});

/** `onLeave`: a link was followed. */
export const AccountDetails = observer(function AccountDetails({ onLeave }: { readonly onLeave?: () => void }) {
  const { session } = useApp();
  const { t } = useTranslation('common');
  const { account, displayName, reading } = session;
  return (
    <div className={styles.details}>
      <div className={styles.who}>
        {account ? (
          <>
            <p className={styles.fullName}>{displayName}</p>
            {account.email && account.email !== displayName ? <p className={styles.line}>{account.email}</p> : null}
            <p className={styles.line}>{t(account.main ? 'account.main' : 'account.sub')}</p>
            <p className={styles.line}>
              <span className={styles.id}>{t('account.uid', { id: account.userId })}</span>
              <CopyButton text={account.userId} label={t('account.copyUid')} />
            </p>
          </>
        ) : reading.status === 'failed' ? (
          <FailureState failure={reading.failure} onRetry={() => session.readAccount()} />
        ) : (
          <>
            <Skeleton width={144} height={20} />
            <Skeleton width={176} height={16} />
          </>
        )}
      </div>
      <div className={styles.part}>
        <AccountLinks {...(onLeave ? { onFollow: onLeave } : {})} />
      </div>
      <div className={styles.part}>
        <Part feature={accountSwitchFeature} waiting={<Skeleton height={36} />} />
      </div>
      <Button size="small" busy={session.loggingOut} onClick={() => void session.logOut()}>
        {t('account.logOut')}
      </Button>
    </div>
  );
});
