import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../application/kernel/clock.port';
import type { Random } from '../../../application/kernel/random.port';
import type { Verification } from '../../../domain/verification/verification';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { ExternalLink } from '../../kit/controls/external-link';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import styles from './verification.module.css';
import { VerificationForm } from './verification-form.view';
import type { VerificationStore } from './verification.store';

interface NextLevelProps {
  readonly store: VerificationStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly verification: Verification;
}

/** How the last submission stands, and the form for the level that comes next. */
export const NextLevel = observer(function NextLevel({ store, clock, random, verification }: NextLevelProps) {
  const { t } = useTranslation('verification');
  const regions = useMemo(() => store.regions(), [store]);
  const served = useResource(regions);
  const here = useResource(useMemo(() => store.here(), [store]));
  const { level, status } = verification;

  if (status === 'PENDING') return <Pending verification={verification} />;
  if (level === 2) {
    return (
      <Section title={t('complete.title')} text={t('complete.text')}>
        <Mark tone="good">{t('state.APPROVED')}</Mark>
      </Section>
    );
  }
  const next = level === 0 ? 1 : 2;
  return (
    <Section
      title={t('form.title', { level: t(`level.${next}.name`) })}
      text={t(`form.text.${next}`)}
      actions={status === 'APPROVED' ? <Mark tone="good">{t('state.APPROVED')}</Mark> : undefined}
    >
      {status === 'REJECTED' ? <Rejected verification={verification} /> : null}
      <DataBlock state={served} onRetry={() => void regions.refresh()} skeleton={<Skeleton height={363} />}>
        {(rows) => (
          <VerificationForm
            key={next}
            store={store}
            clock={clock}
            random={random}
            verification={verification}
            regions={rows}
            here={here.status === 'ready' ? here.value.country : undefined}
          />
        )}
      </DataBlock>
      <Companies />
    </Section>
  );
});

function Pending({ verification: { submittedAt } }: { readonly verification: Verification }) {
  const { t } = useTranslation('verification');
  const format = useFormat();
  return (
    <Section title={t('pending.title')} text={t('pending.text')}>
      <p className={styles.state} role="status">
        <Mark tone="warning">{t('state.PENDING')}</Mark>
        <span>{t('pending.since', { when: format.dateTime(submittedAt) })}</span>
      </p>
    </Section>
  );
}

function Rejected({ verification: { rejectReasons } }: { readonly verification: Verification }) {
  const { t } = useTranslation('verification');
  return (
    <div className={styles.rejected} role="status">
      <p className={styles.rejectedTitle}>
        <Mark tone="bad">{t('state.REJECTED')}</Mark>
        <span>{t('rejected.text')}</span>
      </p>
      <ul className={styles.reasons}>
        {rejectReasons.map((reason, index) => (
          <li key={index}>{t(`reason.${reason}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function Companies() {
  const { environment } = useApp();
  const { t } = useTranslation('verification');
  const support = environment.links['support'];
  return support === undefined ? null : (
    <p className={styles.note}>
      {t('company.text')} <ExternalLink href={support}>{t('company.link')}</ExternalLink>
    </p>
  );
}
