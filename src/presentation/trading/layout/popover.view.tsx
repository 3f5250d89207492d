import { useCallback, useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './popover.module.css';

interface PopoverProps {
  readonly label: string;
  /** What is on the button. */
  readonly button: ReactNode;
  /** The button has words and needs no other name. */
  readonly wide?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** As the style sheet has it, with some room; pixels. */
const widest = 372;

/** A button and what it opens beside itself. Escape and a press elsewhere close it. */
export function Popover({ label, button, wide = false, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<'start' | 'end'>('start');
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const toggle = ({ currentTarget }: MouseEvent): void => {
    setSide(currentTarget.getBoundingClientRect().left + widest > window.innerWidth ? 'end' : 'start');
    setOpen(!open);
  };
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!open) return undefined;
    const button = opener.current;
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      // What had the focus is gone; it goes back to where it came from.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [open]);
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button ref={opener} type="button" className={classNames(styles.button, wide && styles.wide)} aria-label={wide ? undefined : label} title={wide ? undefined : label} aria-haspopup="dialog" aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
        {button}
      </button>
      {open ? (
        <div id={id} role="dialog" aria-label={label} className={styles.popover} data-side={side}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
