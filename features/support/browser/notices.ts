import type { Page } from 'playwright';

/** Runs in the page: remembers each toast, because they leave after 3 seconds. */
export function recordNotices(): void {
  const seen = new Set<Element>();
  const texts: string[] = [];
  Object.assign(window, { shownNotices: texts });
  const look = (): void => {
    for (const notice of document.querySelectorAll('section[aria-live="polite"] > div')) {
      if (seen.has(notice)) continue;
      seen.add(notice);
      texts.push(notice.textContent);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

export function shownNotices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { shownNotices?: string[] }).shownNotices ?? []);
}
