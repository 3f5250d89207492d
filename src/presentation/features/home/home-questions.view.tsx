import { useTranslation } from 'react-i18next';
import { Questions } from '../../kit/controls/questions';
import { useApp } from '../../runtime/app-context';
import { HomeSection } from './home-section.view';

const questions = ['start', 'cost', 'safe', 'practice', 'phone', 'bots'] as const;

/** What people ask before they open an account. */
export function HomeQuestions() {
  const { t } = useTranslation('home');
  const { environment } = useApp();
  const asked = questions.filter((question) => question !== 'practice' || environment.assembly === 'sandbox');
  return (
    <HomeSection beside title={t('questions.title')}>
      <Questions
        large
        questions={asked.map((question) => ({
          title: t(`questions.${question}.title`),
          text: t(`questions.${question}.text`),
        }))}
      />
    </HomeSection>
  );
}
