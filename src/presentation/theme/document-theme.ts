import type { Unsubscribe } from '../../application/kernel/observable-value';
import type { Theme } from './theme';

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

/** Every colour follows the document element's `data-theme`. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
