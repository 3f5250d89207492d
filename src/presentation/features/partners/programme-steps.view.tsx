import { useTranslation } from 'react-i18next';
import type { PartnerProgramme } from '../../../domain/platform/business-application';
import styles from './partners.module.css';

const steps = ['first', 'second', 'third', 'fourth'] as const;

/** From the application to the first trade. */
export function ProgrammeSteps({ programme }: { readonly programme: PartnerProgramme }) {
  const { t } = useTranslation('partners');
  return (
    <aside className={styles.panel} aria-label={t('steps.title')}>
      <h3 className={styles.panelTitle}>{t('steps.title')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <p className={styles.stepTitle}>{t(`${programme}.steps.${step}.title`)}</p>
            <p className={styles.text}>{t(`${programme}.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
