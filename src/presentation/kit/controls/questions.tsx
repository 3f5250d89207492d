import styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly { readonly title: string; readonly text: string }[];
  /** On a page where they have a place of their own. */
  readonly large?: boolean;
}

/** Questions that open to their answers; search engines read them as such (schema.org/FAQPage). */
export function Questions({ questions, large = false }: QuestionsProps) {
  return (
    <div className={large ? styles.large : undefined} itemScope itemType="https://schema.org/FAQPage">
      {questions.map(({ title, text }) => (
        <details
          key={title}
          className={styles.question}
          itemProp="mainEntity"
          itemScope
          itemType="https://schema.org/Question"
        >
          <summary itemProp="name">{title}</summary>
          <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <p itemProp="text">{text}</p>
          </div>
        </details>
      ))}
    </div>
  );
}
