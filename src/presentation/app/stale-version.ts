const reloadedKey = 'reloaded-for-new-version';

/** Each browser has its own words for a script that is not there. */
const missingScript = /dynamically imported module|importing a module script|module script failed|Unable to preload CSS/i;

/**
 * Loads the page anew when a part of it is gone, as after a deployment. Once only: a part that is still missing
 * afterwards is missing from the new version, and reloading again would never end.
 * @returns whether the page is being reloaded
 */
export function reloadForNewVersion(error: unknown, reload: () => void = () => window.location.reload()): boolean {
  if (!(error instanceof Error) || !missingScript.test(error.message)) return false;
  try {
    if (sessionStorage.getItem(reloadedKey) === window.location.pathname) return false;
    sessionStorage.setItem(reloadedKey, window.location.pathname);
  } catch {
    // Without storage nobody could tell the first reload from the next.
    return false;
  }
  reload();
  return true;
}

/** The page is whole; a later deployment may reload it again. */
export function rememberWholePage(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Storage is blocked, so nothing was remembered.
  }
}
