import { useEffect, useMemo } from 'react';
import { ChartCursor } from './chart-cursor';
import { useShownChart } from './chart-view';
import { pricePane } from './chart-panes';

/** Follows the pointer over the picture; the second button of the mouse, a long touch or a key opens the menu. */
export function useChartCursor(): ChartCursor | undefined {
  const { view } = useShownChart();
  const { drawn, stage } = view;
  const cursor = useMemo(() => drawn && new ChartCursor(drawn), [drawn]);
  useEffect(() => {
    const picture = drawn?.getDom();
    if (!cursor || !drawn || !stage || !picture) return undefined;
    // Told untyped by the library: a place in the pane that is pointed into.
    const follow = (data?: unknown): void => {
      const { x, y, paneId } = (data ?? {}) as { readonly x?: number; readonly y?: number; readonly paneId?: string };
      if (paneId === pricePane && x !== undefined && y !== undefined) cursor.pointAt(x, y);
    };
    const leave = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') cursor.leave();
    };
    const open = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const inMenu = event.target.closest('[role="menu"]') !== null;
      if (!inMenu && !picture.contains(event.target) && event.target !== focusedOf(picture)) return;
      event.preventDefault();
      // By a key: the reader has opened it where it stands.
      if (inMenu || cursor.menu) return;
      const box = picture.getBoundingClientRect();
      cursor.openMenu({ x: event.clientX - box.left, y: event.clientY - box.top });
    };
    drawn.subscribeAction('onCrosshairChange', follow);
    picture.addEventListener('pointerleave', leave);
    stage.addEventListener('contextmenu', open);
    return () => {
      drawn.unsubscribeAction('onCrosshairChange', follow);
      picture.removeEventListener('pointerleave', leave);
      stage.removeEventListener('contextmenu', open);
      cursor.closeMenu();
    };
  }, [cursor, drawn, stage]);
  return cursor;
}

/** The element of a picture that has the focus of the keyboard. */
export function focusedOf(picture: HTMLElement): HTMLElement | null {
  return picture.closest<HTMLElement>('[role="application"]');
}
