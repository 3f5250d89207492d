import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LeaderboardsQueries } from '../../../application/social/leaderboards.queries';
import type { VerificationQueries } from '../../../application/verification/verification.queries';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { Section } from '../account-kit/section';
import styles from './trader-recruitment.module.css';

interface OwnReadinessProps {
  readonly leaderboards: LeaderboardsQueries;
  readonly verification: VerificationQueries;
}

/** Whether the account has what is looked at: a verified person and a public record. */
export const OwnReadiness = observer(function OwnReadiness(props: OwnReadinessProps) {
  const { t } = useTranslation('leadTraders');
  const { session } = useApp();
  return (
    <Section title={t('record.title')} text={t('record.text')}>
      <div className={styles.readiness}>
        {session.status === 'loggedOut' ? (
          <SignInPanel title={t('record.invitation')} text={t('record.invitationText')} />
        ) : session.status === 'loggedIn' ? (
          <Readiness key={session.visit} {...props} />
        ) : (
          <Skeleton height={120} />
        )}
      </div>
    </Section>
  );
});

function Readiness({ leaderboards, verification }: OwnReadinessProps) {
  const { t } = useTranslation('leadTraders');
  const { paths } = useApp();
  const format = useFormat();
  const person = useMemo(() => verification.state(), [verification]);
  const ranking = useMemo(
    () => leaderboards.byMetrics({ period: 'NINETY_DAYS', type: 'ALL', order: 'DESC', by: 'ROI' }, true),
    [leaderboards],
  );
  const ranked = useResource(ranking);
  return (
    <DataBlock state={useResource(person)} onRetry={() => void person.refresh()} skeleton={<Skeleton height={120} />}>
      {({ level }) => (
        <DataBlock state={ranked} onRetry={() => void ranking.refresh()} skeleton={<Skeleton height={120} />}>
          {({ rows }) => {
            const own = rows.find(({ me }) => me);
            const isReady = level > 0 && own !== undefined;
            return (
              <>
                <p className={styles.verdict}>
                  <Mark tone={isReady ? 'good' : 'neutral'}>{t(isReady ? 'record.ready' : 'record.notReady')}</Mark>
                </p>
                <ul className={styles.checks}>
                  <Check met={level > 0} way={<Link to={paths.identityVerification}>{t('record.verify')}</Link>}>
                    {t(level > 0 ? 'record.verified' : 'record.unverified')}
                  </Check>
                  <Check met={own !== undefined} way={<Link to={paths.traderProfile()}>{t('record.profile')}</Link>}>
                    {own === undefined ? t('record.unranked') : t('record.ranked', { rank: format.integer(own.rank) })}
                  </Check>
                </ul>
              </>
            );
          }}
        </DataBlock>
      )}
    </DataBlock>
  );
}

interface CheckProps {
  readonly met: boolean;
  /** To what is missing. */
  readonly way: ReactNode;
  readonly children: ReactNode;
}

function Check({ met, way, children }: CheckProps) {
  return (
    <li className={styles.check}>
      <Mark tone={met ? 'good' : 'warning'}>{children}</Mark>
      {met ? null : way}
    </li>
  );
}
