import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerProgramme } from '../../../domain/platform/business-application';
import { ButtonLink } from '../../kit/controls/button-link';
import { Section } from '../account-kit/section';
import { applicationAnchor } from './application-section.view';
import { Questions } from './questions.view';
import styles from './partners.module.css';

interface ProgrammeProps {
  readonly programme: PartnerProgramme;
}

const points = ['first', 'second', 'third', 'fourth'] as const;
const questions = ['first', 'second', 'third'] as const;

/** What the programme is, the way in, and a live part of it beside. */
export function ProgrammeHero({ programme, children }: ProgrammeProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('partners');
  return (
    <section className={styles.hero}>
      <div className={styles.claim}>
        <h1 className={styles.title}>{t(`${programme}.title`)}</h1>
        <p className={styles.intro}>{t(`${programme}.intro`)}</p>
        <ButtonLink to={`#${applicationAnchor}`} variant="primary" size="large">
          {t('applyNow')}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

export function ProgrammePoints({ programme }: ProgrammeProps) {
  const { t } = useTranslation('partners');
  return (
    <Section title={t(`${programme}.points.title`)}>
      <ul className={styles.cards}>
        {points.map((point) => (
          <li key={point} className={styles.card}>
            <h3 className={styles.cardTitle}>{t(`${programme}.points.${point}.title`)}</h3>
            <p className={styles.text}>{t(`${programme}.points.${point}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ProgrammeQuestions({ programme }: ProgrammeProps) {
  const { t } = useTranslation('partners');
  return (
    <Section title={t('questions.title')}>
      <Questions
        questions={questions.map((question) => ({
          title: t(`${programme}.questions.${question}.title`),
          text: t(`${programme}.questions.${question}.text`),
        }))}
      />
    </Section>
  );
}
