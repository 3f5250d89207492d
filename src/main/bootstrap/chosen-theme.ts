const themes = ['light', 'dark', 'contrast'];

/** The chosen theme is on the page before the first paint. */
export function showChosenTheme(): void {
  const theme = stored();
  const shown = theme === 'system' ? systemTheme() : theme;
  if (shown && themes.includes(shown)) document.documentElement.dataset['theme'] = shown;
}

function stored(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the default theme stays.
    return null;
  }
}

function systemTheme(): string {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
