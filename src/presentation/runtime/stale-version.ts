const reloadedKey = 'reloaded-for';

/** Each browser has its own words for a script that is not there. */
const missingScript =
  /dynamically imported module|importing a module script|module script failed|Unable to preload CSS/i;

/**
 * Loads the page anew when a part of it is gone, as after a deployment. Once for each part: one that is still
 * missing afterwards is missing from the new version too, and reloading again would never end.
 * @returns whether the page is being reloaded
 */
export function reloadForNewVersion(error: unknown, reload: () => void = () => window.location.reload()): boolean {
  // Without a connection nothing says that it is gone, and what is loaded anew then may be no page at all.
  if (!navigator.onLine || !(error instanceof Error) || !missingScript.test(error.message)) return false;
  try {
    const parts = sessionStorage.getItem(reloadedKey)?.split('\n') ?? [];
    if (parts.includes(error.message)) return false;
    sessionStorage.setItem(reloadedKey, [...parts, error.message].join('\n'));
  } catch {
    // Without storage nobody could tell the first reload from the next.
    return false;
  }
  reload();
  return true;
}
