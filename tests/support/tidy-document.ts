/**
 * Takes away what a file of tests leaves in the document that others use after it. Each kept style of antd makes every
 * look at an element dearer.
 */
function tidyDocument(): void {
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}

/* Called by what scripts/lib/test-groups.mjs writes. */
Object.assign(globalThis, { tidyDocument });
