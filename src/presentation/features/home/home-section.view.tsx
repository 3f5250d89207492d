import { type ReactNode, useId } from 'react';
import styles from './home-section.module.css';

interface HomeSectionProps {
  readonly title: string;
  readonly text?: string;
  /** Where the section leads on, under its words. */
  readonly links?: ReactNode;
  /** Words at one side, what they speak of at the other, on wide windows. */
  readonly beside?: boolean;
  /** On a surface of its own, so that the page has chapters. */
  readonly raised?: boolean;
  readonly children?: ReactNode;
}

/** One idea of the page, with room around it. */
export function HomeSection({ title, text, links, beside = false, raised = false, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      data-beside={beside || undefined}
      data-raised={raised || undefined}
    >
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {links === undefined ? null : <p className={styles.links}>{links}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
