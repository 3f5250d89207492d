/** Where the focus goes when a change takes away what had it. */
export const places = {
  undo: 'layout-undo',
  putAside: (panel: string) => `put-aside-${panel}`,
  bringBack: (panel: string) => `bring-back-${panel}`,
} as const;

/** Gives the focus to something that the next picture has. */
export function focusNext(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
