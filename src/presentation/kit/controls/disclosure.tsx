import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What the button is called, where its content is not words enough. */
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonClassName?: string | undefined;
  /** Called with a function that closes the panel. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that shows and hides a panel under it. Closes by Esc, by a press elsewhere and when the focus leaves. */
export function Disclosure({ label, button, buttonClassName, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const wasOpen = useRef(false);
  const close = (): void => setOpen(false);

  // The focus was in the panel that is gone: it goes back to the button.
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) trigger.current?.focus();
    wasOpen.current = open;
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };

  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={classNames(styles.trigger, buttonClassName)}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {open ? children(close) : null}
      </div>
    </div>
  );
}
