import { useTranslation } from 'react-i18next';
import { Section } from '../account-kit/section';
import styles from './reserves.module.css';

const questions = ['ratio', 'custody', 'venues', 'tree', 'sums', 'privacy'] as const;

/** What people ask about reserves. */
export function ReserveQuestions() {
  const { t } = useTranslation('reserves');
  return (
    <Section title={t('questions.title')}>
      {questions.map((question) => (
        <details key={question} className={styles.details}>
          <summary>{t(`questions.${question}.title`)}</summary>
          <p>{t(`questions.${question}.text`)}</p>
        </details>
      ))}
    </Section>
  );
}
