import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDismiss } from '../hooks/use-dismiss';
import { classNames } from './class-names';
import { PlainButton } from './plain-button';
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

/** A button and what it opens beside itself, which takes the focus. */
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
  useDismiss(root, open, () => setOpen(false));
  useEffect(() => {
    const shown = open ? document.getElementById(id) : null;
    // Some of what is shown chooses its own beginning.
    if (!shown?.contains(document.activeElement)) shown?.querySelector<HTMLElement>('button, select, input')?.focus();
  }, [open, id]);
  return (
    <div ref={root} className={styles.root}>
      <PlainButton
        id={openerId}
        className={classNames(styles.button, wide && styles.wide)}
        aria-label={wide ? undefined : label}
        title={wide ? undefined : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {button}
      </PlainButton>
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
