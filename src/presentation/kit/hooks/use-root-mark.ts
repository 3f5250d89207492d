import { useLayoutEffect } from 'react';

/** What is shown that others make room for. */
type RootMark = 'terminal' | 'board' | 'favourites' | 'order-bar' | 'status-line' | 'switch-line';

/**
 * Says on the document's root, as `data-…`, that something is shown for which what stands elsewhere makes room.
 * `:root:has(…)` would say it, too, but asks it anew of every element below at each change of the page: with a live
 * market that is many times a second.
 * @param value nothing is said while it is false
 */
export function useRootMark(mark: RootMark, value: string | false = ''): void {
  useLayoutEffect(() => {
    if (value === false) return undefined;
    const { documentElement } = document;
    documentElement.setAttribute(`data-${mark}`, value);
    return () => documentElement.removeAttribute(`data-${mark}`);
  }, [mark, value]);
}
