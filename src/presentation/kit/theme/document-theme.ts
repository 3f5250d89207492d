import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Look, Theme } from './theme';

const light = '(prefers-color-scheme: light)';
const contrast = '(prefers-contrast: more)';

/** The theme that the device's settings ask for. */
export function deviceTheme(): Theme {
  if (window.matchMedia(contrast).matches) return 'contrast';
  return window.matchMedia(light).matches ? 'light' : 'dark';
}

export function onDeviceThemeChange(listener: () => void): Unsubscribe {
  const queries = [window.matchMedia(light), window.matchMedia(contrast)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}

/** Every colour follows the document element; src/main/bootstrap writes the same before the first paint. */
export function applyLook(look: Look): void {
  Object.assign(document.documentElement.dataset, look);
}

/** Whether things may move: neither the device nor the person asks for rest. */
export function mayMove(): boolean {
  return (
    document.documentElement.dataset.motion !== 'reduced' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
