import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { CopyButton } from '../../kit/controls/copy-button';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { SignInPanel } from '../../runtime/sign-in-panel';
import parts from '../partners/partners.module.css';
import styles from './affiliates.module.css';

/** The account's own code and link, ready to be shared. */
export const OwnCode = observer(function OwnCode({ referral }: { readonly referral: ReferralQueries }) {
  const { t } = useTranslation('affiliates');
  const { session, paths } = useApp();
  return (
    <div className={styles.own}>
      {session.status === 'loggedOut' ? (
        <SignInPanel title={t('own.invitation')} text={t('own.invitationText')} />
      ) : session.status !== 'loggedIn' || session.reading.status === 'loading' ? (
        <Skeleton height={220} />
      ) : (
        <section className={parts.panel} aria-label={t('own.title')}>
          <h3 className={parts.panelTitle}>{t('own.title')}</h3>
          {session.account?.main === false ? (
            <p className={parts.text}>{t('own.mainOnly')}</p>
          ) : (
            <>
              <Code key={session.visit} referral={referral} />
              <ButtonLink to={paths.referral}>{t('own.manage')}</ButtonLink>
            </>
          )}
        </section>
      )}
    </div>
  );
});

function Code({ referral }: { readonly referral: ReferralQueries }) {
  const { t } = useTranslation('affiliates');
  const sharing = useMemo(() => referral.sharing(), [referral]);
  return (
    <DataBlock state={useResource(sharing)} onRetry={() => void sharing.refresh()} skeleton={<Skeleton height={104} />}>
      {({ code, link }) => (
        <dl className={styles.ways}>
          <div>
            <dt className={parts.small}>{t('own.code')}</dt>
            <dd className={styles.value}>
              <strong>{code}</strong>
              <CopyButton text={code} label={t('own.copyCode')} />
            </dd>
          </div>
          <div>
            <dt className={parts.small}>{t('own.link')}</dt>
            <dd className={styles.value}>
              <span className={styles.link}>{link}</span>
              <CopyButton text={link} label={t('own.copyLink')} />
            </dd>
          </div>
        </dl>
      )}
    </DataBlock>
  );
}
