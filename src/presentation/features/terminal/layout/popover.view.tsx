import { useCallback, useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../../kit/controls/class-names';
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
/** As high as what is shown may be. */
const highest = 420;

/** A button and what it opens beside itself, which takes the focus. Escape, a press elsewhere and the focus when it leaves close it. */
export function Popover({ label, button, wide = false, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<'start' | 'end'>('start');
  const [up, setUp] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const openerId = `${id}-opener`;
  const toggle = ({ currentTarget }: MouseEvent): void => {
    const { left, top, bottom } = currentTarget.getBoundingClientRect();
    setSide(left + widest > window.innerWidth ? 'end' : 'start');
    setUp(bottom + highest > window.innerHeight && top > highest);
    setOpen(!open);
  };
  const close = useCallback(() => {
    // Before a command opens a dialog, which gives the focus back to where it was.
    document.getElementById(openerId)?.focus();
    setOpen(false);
  }, [openerId]);
  useEffect(() => {
    if (!open) return undefined;
    const shown = document.getElementById(id);
    // Some of what is shown chooses its own beginning.
    if (!shown?.contains(document.activeElement)) shown?.querySelector<HTMLElement>('button, select, input')?.focus();
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      // What had the focus is gone; it goes back to where it came from.
      if (document.activeElement === document.body) document.getElementById(openerId)?.focus();
    };
  }, [open, id, openerId]);
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        id={openerId}
        type="button"
        className={classNames(styles.button, wide && styles.wide)}
        aria-label={wide ? undefined : label}
        title={wide ? undefined : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {button}
      </button>
      {open ? (
        <div
          id={id}
          role="dialog"
          aria-label={label}
          className={styles.popover}
          data-side={side}
          data-up={up || undefined}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
