import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageMemory } from './page-memory';
import type { Feature } from './feature';

/**
 * What a browser does on a new page, after the page is drawn: begin at the top, and let a screen reader know by
 * putting the focus on the page's heading. Going back keeps the place. `feature` is `undefined` while it loads.
 */
export function useArrival(memory: PageMemory, feature: Feature | undefined): void {
  const navigation = useNavigationType();
  useEffect(() => {
    if (!feature) return;
    const from = memory.arrive(feature);
    if (from === undefined || from === feature) return;
    if (navigation !== 'POP') window.scrollTo(0, 0);
    // Whoever has opened a menu of the shell meanwhile goes on there: it closes when the focus leaves it.
    if (document.querySelector('button[aria-expanded="true"]:focus')) return;
    const main = document.querySelector<HTMLElement>('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [memory, feature, navigation]);
}
