import { CopyButton } from '../../kit/controls/copy-button';
import styles from './code-block.module.css';

/** Text of a program or an answer; long lines scroll inside it. */
export function CodeBlock({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className={styles.block}>
      {/* Focusable, so that a keyboard can scroll it. */}
      <pre className={styles.text} tabIndex={0} lang="en">
        <code>{text}</code>
      </pre>
      <div className={styles.copy}>
        <CopyButton text={text} label={label} />
      </div>
    </div>
  );
}
