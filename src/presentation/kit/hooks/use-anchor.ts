import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link with an anchor leads to a part that is drawn only once the account is known. */
export function useAnchor(drawn = true): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = !drawn || hash === '' ? null : document.getElementById(hash.slice(1));
    if (!part) return;
    part.scrollIntoView();
    part.setAttribute('tabindex', '-1');
    part.focus({ preventScroll: true });
  }, [hash, key, drawn]);
}
