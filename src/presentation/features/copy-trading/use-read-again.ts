import { useEffect, useRef } from 'react';
import type { Resource } from '../../../application/kernel/resource';

/** Reads a list again as soon as a figure beside it, which sums it up, has become another. */
export function useReadAgain(list: Pick<Resource<unknown>, 'refresh'>, figure: string): void {
  const before = useRef(figure);
  useEffect(() => {
    if (before.current === figure) return;
    before.current = figure;
    void list.refresh();
  }, [list, figure]);
}
