import { type RefObject, useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';

/**
 * Takes whoever is at the keyboard along: to the heading of what opens in place of the wallet, and afterwards back to
 * the link that opened it.
 *
 * @returns the ref of that heading
 */
export function usePlaceFocus(place: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useHref(useLocation());
  const shown = useRef({ place, address });
  useEffect(() => {
    const before = shown.current;
    if (before.place === place) return;
    shown.current = { place, address };
    if (place === undefined) comeBack(before.address);
    else heading.current?.focus();
  }, [place, address]);
  return heading;
}

function comeBack(address: string): void {
  const main = document.querySelector('main');
  const link = main?.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
  if (link) return link.focus();
  const title = main?.querySelector<HTMLElement>('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
