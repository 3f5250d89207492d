import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Drop } from '../../../../domain/trading/arrangement-changes';
import { dropAt, type ArrangementLayout, type Rectangle } from '../../../../domain/trading/arrangement-layout';

/** Pixels that a press may wander before it is a drag. */
const slack = 6;

interface PanelDrag {
  /** Where the panel would go. */
  readonly target: Rectangle | undefined;
  /** Begins with a press on the head of a panel. */
  readonly begin: (id: string, event: PointerEvent) => void;
}

/** Dragging panels by their heads, by mouse, pen or touch. Escape leaves everything as it was. */
export function usePanelDrag(
  root: RefObject<HTMLElement | null>,
  layout: ArrangementLayout,
  onDrop: (id: string, targetId: string, drop: Drop) => void,
): PanelDrag {
  const [target, setTarget] = useState<Rectangle>();
  const latest = useRef({ layout, onDrop });
  useEffect(() => {
    latest.current = { layout, onDrop };
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (id: string, { clientX, clientY, button }: PointerEvent): void => {
    if (button !== 0) return;
    let dragging = false;
    const under = (event: { readonly clientX: number; readonly clientY: number }) => {
      const box = root.current!.getBoundingClientRect();
      return dropAt(
        latest.current.layout,
        (event.clientX - box.left) / box.width,
        (event.clientY - box.top) / box.height,
      );
    };
    const move = (event: globalThis.PointerEvent): void => {
      dragging ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > slack;
      const there = dragging ? under(event) : undefined;
      setTarget(there && part(there.place, there.drop));
    };
    const end = (event: globalThis.PointerEvent): void => {
      const there = dragging && event.type === 'pointerup' ? under(event) : undefined;
      const panel = there?.place.group.panels.find((each) => each.id !== id);
      if (there && panel) latest.current.onDrop(id, panel.id, there.drop);
      stop.current?.();
    };
    const cancel = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop.current?.();
    };
    stop.current?.();
    stop.current = () => {
      setTarget(undefined);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', cancel);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', cancel);
  };
  return { target, begin };
}

/** The half of a place that a panel would take; all of it as a tab. */
function part(place: Rectangle, drop: Drop): Rectangle {
  const { left, top, width, height } = place;
  if (drop === 'left' || drop === 'right')
    return { left: drop === 'left' ? left : left + width / 2, top, width: width / 2, height };
  if (drop === 'up' || drop === 'down')
    return { left, top: drop === 'up' ? top : top + height / 2, width, height: height / 2 };
  return { left, top, width, height };
}
