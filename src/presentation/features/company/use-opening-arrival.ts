import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * An opening is a new page to whoever follows a link to it: it begins at the top, with the focus on its heading.
 * @param drawn once its heading is there
 */
export function useOpeningArrival(drawn: boolean): void {
  const navigation = useNavigationType();
  useEffect(() => {
    if (!drawn || navigation === 'POP') return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [drawn, navigation]);
}
