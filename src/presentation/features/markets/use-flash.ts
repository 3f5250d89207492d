import { useEffect, useRef, type RefObject } from 'react';
import { mayMove } from '../../kit/theme/document-theme';

/** Below 350 ms, and one at a time, so that there are never more than three in a second (WCAG 2.3.1). */
const flashLength = 340;

/** Tints an element for a moment when its figure changes; not for people who asked for less motion. */
export function useFlash<E extends HTMLElement>(figure: number | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const previous = useRef(figure);
  const running = useRef<Animation>(undefined);

  useEffect(() => {
    const before = previous.current;
    previous.current = figure;
    if (before === undefined || figure === undefined || before === figure) return;
    if (running.current?.playState === 'running' || !mayMove()) return;
    const colour = figure > before ? 'var(--up-surface)' : 'var(--down-surface)';
    running.current = element.current?.animate?.([{ backgroundColor: colour }, { backgroundColor: 'transparent' }], {
      duration: flashLength,
      easing: 'ease-out',
    });
  }, [figure]);

  return element;
}
