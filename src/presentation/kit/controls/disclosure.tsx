import { type ReactNode, useId, useRef, useState } from 'react';
import { useDismiss } from '../hooks/use-dismiss';
import { classNames } from './class-names';
import styles from './disclosure.module.css';
import { PlainButton } from './plain-button';

interface DisclosureProps {
  /** What the button is called, where its content is not words enough. */
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonClassName?: string | undefined;
  /** Called with a function that closes the panel. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that shows and hides a panel under it; the focus stays on the button. Following a link closes it. */
export function Disclosure({ label, button, buttonClassName, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = (): void => setOpen(false);
  useDismiss(root, open, close);
  return (
    <div ref={root} className={styles.root}>
      <PlainButton
        className={classNames(styles.trigger, buttonClassName)}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </PlainButton>
      <div
        id={panelId}
        className={styles.panel}
        hidden={!open}
        onClick={({ target }) => {
          if ((target as Element).closest('a')) close();
        }}
      >
        {open ? children(close) : null}
      </div>
    </div>
  );
}
