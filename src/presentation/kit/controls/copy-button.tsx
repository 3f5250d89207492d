import { useKit } from './kit-context';
import styles from './copy-button.module.css';

/** Copies a text and says whether it worked: 'Copied!' or 'Unable to copy!' (specification, section 5). */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { clipboard, notices } = useKit();
  const copy = async (): Promise<void> => {
    const result = await clipboard.write(text);
    notices.show(result.ok ? 'success' : 'error', { key: result.ok ? 'common:copy.done' : 'common:copy.failed' });
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} title={label} onClick={() => void copy()}>
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
        <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
      </svg>
    </button>
  );
}
