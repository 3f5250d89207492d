import type { ReactNode } from 'react';
import { Section } from '../account-kit/section';
import { Questions } from '../../kit/controls/questions';
import styles from './partners.module.css';

/** A heading and what it says. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

interface ProgrammeHeroProps {
  readonly title: string;
  readonly intro: string;
  /** The ways in. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What the programme is, the way in, and a live part of it beside. */
export function ProgrammeHero({ title, intro, actions, children }: ProgrammeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.claim}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.ways}>{actions}</div>
      </div>
      {children}
    </section>
  );
}

interface ProgrammePointsProps {
  readonly title: string;
  readonly text?: string;
  readonly points: readonly Words[];
}

export function ProgrammePoints({ title, text, points }: ProgrammePointsProps) {
  return (
    <Section title={title} text={text}>
      <ul className={styles.cards}>
        {points.map((point) => (
          <li key={point.title} className={styles.card}>
            <h3 className={styles.cardTitle}>{point.title}</h3>
            <p className={styles.text}>{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ProgrammeQuestionsProps {
  readonly title: string;
  readonly questions: readonly Words[];
}

export function ProgrammeQuestions({ title, questions }: ProgrammeQuestionsProps) {
  return (
    <Section title={title}>
      <Questions questions={questions} />
    </Section>
  );
}
