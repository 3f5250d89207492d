import { useTranslation } from 'react-i18next';
import { Questions } from '../../kit/controls/questions';
import { Section } from '../account-kit/section';

const questions = ['ratio', 'custody', 'venues', 'tree', 'sums', 'privacy'] as const;

/** What people ask about reserves. */
export function ReserveQuestions() {
  const { t } = useTranslation('reserves');
  return (
    <Section title={t('questions.title')}>
      <Questions
        questions={questions.map((question) => ({
          title: t(`questions.${question}.title`),
          text: t(`questions.${question}.text`),
        }))}
      />
    </Section>
  );
}
