import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { useApp } from '../../runtime/app-context';
import type { Feature } from '../../runtime/feature';
import { Part } from '../../runtime/part';
import { Section } from '../account-kit/section';
import type { Words } from './programme-parts.view';
import { ProgrammeSteps } from './programme-steps.view';
import styles from './partners.module.css';

export const applicationAnchor = 'apply';

interface ApplicationSectionProps extends Words {
  readonly steps: readonly Words[];
  readonly form: Feature;
}

/** Where a company applies. The form comes once it is known whose address it may begin with. */
export const ApplicationSection = observer(function ApplicationSection({
  title,
  text,
  steps,
  form,
}: ApplicationSectionProps) {
  const { t } = useTranslation('partners');
  const { session } = useApp();
  const isKnown =
    session.status === 'loggedOut' || (session.status === 'loggedIn' && session.reading.status !== 'loading');
  return (
    <Section anchor={applicationAnchor} title={title} text={text}>
      <div className={styles.apply}>
        {isKnown ? (
          <Part feature={form} waiting={<FormSkeleton />} failed={<FailureState failure={{ kind: 'offline' }} />} />
        ) : (
          <FormSkeleton />
        )}
        <ProgrammeSteps title={t('steps.title')} steps={steps} />
      </div>
    </Section>
  );
});

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={640} />
    </div>
  );
}
