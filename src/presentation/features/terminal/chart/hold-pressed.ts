import type { Chart } from 'klinecharts';

/** A place in the window, in pixels. */
export interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
}

interface Hand {
  moved?(to: Pointed): void;
  /** Let go of there, wherever on the page that is. */
  putDown(at: Pointed): void;
  /** Let go of by Escape or by another finger, or taken away with the page. */
  lost(): void;
}

/**
 * Follows a press that has begun in the picture to its end. The library hears of no end outside its panes: it would keep
 * in hand what is let go of there. Listens further out than the library, which has done its part by then.
 */
export function holdPressed(hand: Hand): { readonly end: () => void } {
  const over = new AbortController();
  const { signal } = over;
  const end = (): void => over.abort();
  const put = (at: Pointed | undefined): void => {
    end();
    if (at) hand.putDown(at);
    else hand.lost();
  };
  const lost = (): void => put(undefined);
  window.addEventListener('mousemove', (event) => hand.moved?.(event), { signal });
  window.addEventListener('touchmove', ({ touches: [touch] }) => touch && hand.moved?.(touch), {
    signal,
    passive: true,
  });
  window.addEventListener('mouseup', (event) => event.button === 0 && put(event), { signal });
  window.addEventListener('touchend', ({ changedTouches: [touch] }) => put(touch), { signal, passive: true });
  // The next press is another one, also where the end of this was not seen.
  for (const type of ['pointerdown', 'pointercancel', 'touchcancel', 'blur'])
    window.addEventListener(type, lost, { signal, capture: type === 'pointerdown' });
  document.addEventListener('visibilitychange', lost, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      lost();
    },
    { capture: true, signal },
  );
  return { end };
}

/** What the library saw pressed it moves on until it sees an end: locked it lets be what is no longer there. */
export function forgetPressed(chart: Chart, id: string): void {
  chart.overrideOverlay({ id, lock: true });
  chart.removeOverlay({ id });
}
