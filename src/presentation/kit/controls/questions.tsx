import styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly { readonly title: string; readonly text: string }[];
}

/** Questions that open to their answers; search engines read them as such (schema.org/FAQPage). */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div itemScope itemType="https://schema.org/FAQPage">
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
