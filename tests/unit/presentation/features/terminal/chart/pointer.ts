/** A panel on the page, in pixels of the window. */
export const placed = (width: number, height: number): HTMLElement =>
  ({
    clientWidth: width,
    clientHeight: height,
    getBoundingClientRect: () => new DOMRect(0, 0, width, height),
  }) as HTMLElement;

/** What the browser tells of a mouse, where only the page hears it. */
export function mouse(type: 'mousemove' | 'mouseup', clientY: number, clientX = 50): void {
  const event = new MouseEvent(type, { bubbles: true });
  // The made-up browser knows whole pixels alone.
  Object.defineProperties(event, { clientX: { value: clientX }, clientY: { value: clientY } });
  document.body.dispatchEvent(event);
}

/** A finger that is lifted. */
export function lift(clientY: number, clientX = 50): void {
  const touch = { clientX, clientY };
  document.body.dispatchEvent(
    Object.assign(new Event('touchend', { bubbles: true }), { touches: [], changedTouches: [touch] }),
  );
}
