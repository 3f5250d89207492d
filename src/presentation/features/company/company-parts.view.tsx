import type { ReactNode } from 'react';
import { Section } from '../account-kit/section';
import styles from './company.module.css';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What the page is about, and live facts beside. */
export function CompanyHero({
  title,
  intro,
  actions,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.hero}>
      <div className={styles.claim}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </section>
  );
}

interface LiveFactsProps {
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** A few figures of the moment; a dash while one is not known. */
export function LiveFacts({ title, facts }: LiveFactsProps) {
  return (
    <section className={styles.panel} aria-labelledby="live-facts">
      <h2 id="live-facts" className={styles.panelTitle}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Short words side by side; with `ordered`, steps in their order. */
export function Cards({
  title,
  cards,
  ordered = false,
}: {
  readonly title: string;
  readonly cards: readonly Words[];
  readonly ordered?: boolean;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <Section title={title}>
      <List className={ordered ? styles.steps : styles.cards}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <h3 className={styles.cardTitle}>{card.title}</h3>
            <p className={styles.text}>{card.text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
