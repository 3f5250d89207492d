import type { Milliseconds } from '../../../../domain/shared/instant';

/** The library takes the second of two presses within this time for a double click, wherever it is. */
const doubleClick: Milliseconds = 500;
/** Pixels within which a hand that presses twice stays. */
const sameSpot = 5;

/**
 * Somebody who draws presses as fast as they like. A press elsewhere that the library did not count goes to it once
 * more; a second one on the spot, which would end a drawing that lacks points, does not reach it.
 *
 * @param step how far the drawing is; `undefined` once there is none
 */
export function countEveryPress(chart: HTMLElement, step: () => number | undefined): { readonly end: () => void } {
  const over = new AbortController();
  const { signal } = over;
  let last: { readonly event: MouseEvent; readonly step: number | undefined } | undefined;
  let again = false;
  const press = (event: MouseEvent): void => {
    if (again) return;
    if (last && event.timeStamp - last.event.timeStamp < doubleClick && isNear(event, last.event)) {
      event.stopPropagation();
      last = undefined;
    } else last = { event, step: step() };
  };
  const click = (event: MouseEvent): void => {
    // What was dragged moved the chart.
    if (last?.step === undefined || last.step !== step() || !isNear(event, last.event)) return;
    const { clientX, clientY, screenX, screenY, view } = event;
    again = true;
    for (const type of ['mousedown', 'mouseup'])
      event.target?.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, view, clientX, clientY, screenX, screenY }),
      );
    again = false;
  };
  chart.addEventListener('mousedown', press, { capture: true, signal });
  chart.addEventListener('click', click, { signal });
  return { end: () => over.abort() };
}

function isNear(one: MouseEvent, other: MouseEvent): boolean {
  return Math.abs(one.clientX - other.clientX) + Math.abs(one.clientY - other.clientY) < sameSpot;
}
