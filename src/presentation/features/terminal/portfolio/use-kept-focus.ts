import { useEffect, type RefObject } from 'react';

/** Rows end while somebody is in them: the focus then stays in the tab instead of going back to the top of the page. */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = within.current?.closest<HTMLElement>('[role="tabpanel"]');
    if (!panel) return undefined;
    let last: Node | undefined;
    const enter = ({ target }: FocusEvent): void => void (last = target as Node);
    const leave = ({ relatedTarget }: FocusEvent): void => void (last = relatedTarget ? undefined : last);
    const rows = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      panel.focus({ preventScroll: true });
    });
    panel.addEventListener('focusin', enter);
    panel.addEventListener('focusout', leave);
    rows.observe(panel, { childList: true, subtree: true });
    return () => {
      panel.removeEventListener('focusin', enter);
      panel.removeEventListener('focusout', leave);
      rows.disconnect();
    };
  }, [within]);
}
