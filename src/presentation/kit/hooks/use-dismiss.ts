import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes what lies over the page: by a press elsewhere, by Esc, and when the focus leaves it for something else. If
 * the focus was in what is gone, it goes back to the button that opened it.
 *
 * @param box what lies over the page, alone or together with its button, which has `aria-expanded`
 * @param open whether it is there
 */
export function useDismiss(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const leave = useRef(close);
  useEffect(() => {
    leave.current = close;
  });
  useEffect(() => {
    const root = box.current;
    if (!open || !root) return undefined;
    const opener = root.querySelector<HTMLElement>('[aria-expanded="true"]') ?? focused();
    // The button closes it by itself.
    const belongs = (target: EventTarget | null): boolean =>
      target instanceof Node && (root.contains(target) || (opener?.contains(target) ?? false));
    const press = ({ target }: Event): void => {
      if (!belongs(target)) leave.current();
    };
    const blur = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget && !belongs(relatedTarget)) leave.current();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave.current();
    };
    document.addEventListener('pointerdown', press);
    root.addEventListener('focusout', blur);
    root.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      root.removeEventListener('focusout', blur);
      root.removeEventListener('keydown', escape);
      if (!focused()) opener?.focus();
    };
  }, [box, open]);
}

function focused(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}
