import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { ProgramWatch } from '../../../application/trading/program-watch';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { MenuLinks } from '../../runtime/menu-links';
import { accountLinks } from '../../runtime/menus';
import styles from './account-details.module.css';
import { AccountSwitch } from './account-switch.view';
import { SessionEndQuestion } from '../account-kit/session-end-question.view';

interface AccountDetailsStores {
  readonly queries: SubAccountQueries;
  readonly watch: Pick<ProgramWatch, 'endsWithSession'>;
}

/** A way out of the account, by what it is called. */
interface WayOut {
  readonly action: string;
  readonly run: () => Promise<void>;
}

/** Who is logged in, with the user id to copy, the account's pages, the way out, and the accounts to switch to. */
const AccountDetails = observer(function AccountDetails({
  stores: { queries, watch },
}: {
  readonly stores: AccountDetailsStores;
}) {
  const { session, paths } = useApp();
  const { t } = useTranslation(['common', 'accountKit']);
  const [asked, setAsked] = useState<WayOut>();
  const take = (way: WayOut): void => {
    if (watch.endsWithSession) setAsked(way);
    else void way.run();
  };
  const { account, displayName, reading } = session;
  return (
    <div className={styles.details}>
      <div className={styles.who}>
        {account ? (
          <>
            <p className={styles.fullName}>{displayName ?? <Skeleton width={144} height={20} />}</p>
            {account.email && account.email !== displayName ? <p className={styles.line}>{account.email}</p> : null}
            <p className={styles.line}>{t(account.main ? 'account.main' : 'account.sub')}</p>
            <p className={styles.line}>
              <span>{t('account.uid', { id: account.userId })}</span>
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
        <MenuLinks name={t('account.menu')} links={accountLinks(paths)} />
      </div>
      <Button
        size="small"
        busy={session.loggingOut}
        onClick={() => take({ action: t('account.logOut'), run: () => session.logOut() })}
      >
        {t('account.logOut')}
      </Button>
      {/* Below the way out: what is still being read must not move it from under somebody's finger. */}
      <div className={styles.part}>
        <AccountSwitch
          queries={queries}
          onChoose={(userId) => take({ action: t('accountKit:switch.act'), run: () => session.switchTo(userId) })}
        />
      </div>
      {asked ? (
        <SessionEndQuestion
          action={asked.action}
          onConfirm={() => asked.run().then(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
});

export default view(AccountDetails, { queries: SubAccountQueries, watch: ProgramWatch });
