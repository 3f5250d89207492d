import type { Milliseconds } from '../../../../domain/shared/instant';

/** The library takes the second of two presses within this time for a double click, wherever it is. */
const doubleClick: Milliseconds = 500;
/** Pixels within which a hand that presses twice stays, and a finger. */
const sameSpot = { mouse: 5, finger: 30 } as const;

interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly at: Milliseconds;
  readonly step: number | undefined;
}

/**
 * Somebody who draws presses as fast as they like, by mouse or finger. A press elsewhere that the library did not count
 * goes to it once more; a second one on the spot, which would end a drawing that lacks points, does not reach it.
 *
 * @param step how far the drawing is; `undefined` once there is none
 */
export function countEveryPress(chart: HTMLElement, step: () => number | undefined): { readonly end: () => void } {
  const over = new AbortController();
  const { signal } = over;
  let last: Press | undefined;
  let again = false;
  const press = (event: UIEvent, { clientX, clientY }: Touch | MouseEvent, spot: number): void => {
    if (again) return;
    const now = { clientX, clientY, at: event.timeStamp, step: step() };
    if (last && now.at - last.at < doubleClick && isNear(now, last, spot)) {
      event.stopPropagation();
      last = undefined;
    } else last = now;
  };
  /** What was dragged moved the chart. */
  const isLost = (now: Pick<Press, 'clientX' | 'clientY'>): boolean =>
    !again && last?.step !== undefined && last.step === step() && isNear(now, last, sameSpot.mouse);
  const repeat = (target: EventTarget | null, events: readonly Event[]): void => {
    again = true;
    for (const event of events) target?.dispatchEvent(event);
    again = false;
  };
  const click = (event: MouseEvent): void => {
    if (!isLost(event)) return;
    const { clientX, clientY, screenX, screenY, view, target } = event;
    const about = { bubbles: true, cancelable: true, view, clientX, clientY, screenX, screenY };
    repeat(
      target,
      ['mousedown', 'mouseup'].map((type) => new MouseEvent(type, about)),
    );
  };
  const lift = ({ changedTouches, touches, target, view }: TouchEvent): void => {
    const touch = changedTouches[0];
    // Two fingers move the chart.
    if (!touch || touches.length > 0 || !chart.contains(target as Node) || !isLost(touch)) return;
    const about = { bubbles: true, cancelable: true, view, changedTouches: [touch] };
    repeat(target, [new TouchEvent('touchstart', { ...about, touches: [touch] }), new TouchEvent('touchend', about)]);
  };
  const atOnce = { capture: true, signal };
  chart.addEventListener('mousedown', (event) => press(event, event, sameSpot.mouse), atOnce);
  chart.addEventListener('click', click, { signal });
  chart.addEventListener(
    'touchstart',
    (event) => {
      const { touches } = event;
      if (touches.length === 1) press(event, touches[0]!, sameSpot.finger);
      else last = undefined;
    },
    { ...atOnce, passive: true },
  );
  // After the library, which listens further out than the chart.
  window.addEventListener('touchend', lift, { signal, passive: true });
  return { end: () => over.abort() };
}

function isNear(one: Pick<Press, 'clientX' | 'clientY'>, other: Press, spot: number): boolean {
  return Math.abs(one.clientX - other.clientX) + Math.abs(one.clientY - other.clientY) < spot;
}
