import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { PageSectionsContext } from './page-sections';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** For links that lead to this part of the page. */
  readonly anchor?: string;
  readonly children?: ReactNode;
}

/** A part of an account page under its own heading. */
export function Section({ title, text, actions, anchor, children }: SectionProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const sections = useContext(PageSectionsContext);
  // Before it is painted, so that the page and its index come together.
  useLayoutEffect(
    () => (sections && anchor ? sections.add({ anchor, title, element: section.current! }) : undefined),
    [sections, anchor, title],
  );
  return (
    <section ref={section} id={anchor} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
