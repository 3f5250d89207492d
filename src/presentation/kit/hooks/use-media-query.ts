import { useCallback, useSyncExternalStore } from 'react';
import type { Width } from '../theme/breakpoints';

/** Whether a media query holds now; for the few sizes that script must know too. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, nobodyKnows);
}

/** Rendered ahead, for windows of any size. */
function nobodyKnows(): boolean {
  return false;
}

/** Whether the window is as wide as this or wider. */
export function useWidthFrom(width: Width): boolean {
  return useMediaQuery(`(min-width: ${width}px)`);
}

/** Whether the window is narrower than this. */
export function useWidthBelow(width: Width): boolean {
  return useMediaQuery(`(max-width: ${width - 0.02}px)`);
}
