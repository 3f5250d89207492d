import { useEffect, useRef, type RefObject } from 'react';

/** A menu beside a panel: it has the focus while it is open; Esc or a press elsewhere closes it, and who opened it has the focus again. */
export function useMenuFocus(box: RefObject<HTMLElement | null>, close: () => void): void {
  const leave = useRef(close);
  useEffect(() => {
    leave.current = close;
  });
  useEffect(() => {
    const menu = box.current;
    const opener = document.activeElement;
    menu?.querySelector<HTMLElement>('button, select')?.focus();
    const press = (event: Event): void => {
      // The button that opened it closes it by itself.
      if (event.target instanceof Node && !menu?.contains(event.target) && !opener?.contains(event.target))
        leave.current();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave.current();
    };
    document.addEventListener('pointerdown', press);
    menu?.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      menu?.removeEventListener('keydown', escape);
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [box]);
}
