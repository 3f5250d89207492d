import type { Page } from 'playwright';

/**
 * Remembers each toast, because they leave after 3 seconds. A text, because the transpiler's helpers
 * do not exist in the page.
 */
export const recordNotices = `
  window.shownNotices = [];
  const seen = new Set();
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('section[aria-live="polite"] > div')) {
      if (!seen.has(notice)) window.shownNotices.push(notice.textContent);
      seen.add(notice);
    }
  }).observe(document, { childList: true, subtree: true });
`;

export function shownNotices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { shownNotices?: string[] }).shownNotices ?? []);
}
