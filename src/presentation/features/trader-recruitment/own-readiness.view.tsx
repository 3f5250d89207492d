import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadingQueries } from '../../../application/social/leading.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { Section } from '../account-kit/section';
import { LeadRequirements, LeadsAsMain } from '../copy-trading/lead-requirements.view';
import styles from './trader-recruitment.module.css';

/** Whether the account meets what a strategy needs, and the way to open one. */
export const OwnReadiness = observer(function OwnReadiness({ leading }: { readonly leading: LeadingQueries }) {
  const { t } = useTranslation('leadTraders');
  const { session } = useApp();
  return (
    <Section title={t('record.title')} text={t('record.text')}>
      <div className={styles.readiness}>
        {session.status === 'loggedOut' ? (
          <SignInPanel title={t('record.invitation')} text={t('record.invitationText')} />
        ) : session.status === 'loggedIn' ? (
          <LeadsAsMain key={session.visit}>
            <Readiness leading={leading} />
          </LeadsAsMain>
        ) : (
          <Skeleton height={180} />
        )}
      </div>
    </Section>
  );
});

function Readiness({ leading }: { readonly leading: LeadingQueries }) {
  const { t } = useTranslation('leadTraders');
  const { paths } = useApp();
  const state = useMemo(() => leading.state(), [leading]);
  return (
    <DataBlock state={useResource(state)} onRetry={() => void state.refresh()} skeleton={<Skeleton height={180} />}>
      {({ requirements }) => {
        const isReady = requirements.every(({ met }) => met);
        return (
          <>
            <p className={styles.verdict}>
              <Mark tone={isReady ? 'good' : 'neutral'}>{t(isReady ? 'record.ready' : 'record.notReady')}</Mark>
            </p>
            <LeadRequirements requirements={requirements} />
            <div>
              <ButtonLink variant={isReady ? 'primary' : 'secondary'} to={paths.leading}>
                {t('record.open')}
              </ButtonLink>
            </div>
          </>
        );
      }}
    </DataBlock>
  );
}
