/* Run in the page: each function stands alone. */

/** Every text on screen but those that say they are in another language, and those of programs. */
export function shownTexts(): string[] {
  const language = document.documentElement.lang;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const holder = node.parentElement;
    if (text === '' || !holder || holder.closest('script, style, code, pre, noscript')) continue;
    if (!holder.checkVisibility({ checkVisibilityCSS: true })) continue;
    const marked = holder.closest('[lang]');
    if (marked && marked.getAttribute('lang') !== language) continue;
    texts.push(text);
  }
  return texts;
}

/** Texts that a box cuts off though nothing scrolls there and no title tells the rest. */
export function clippedTexts(): string[] {
  const hides = (element: Element): boolean => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  // Words for assistive technology alone take one pixel.
  const isTiny = ({ width, height }: DOMRect): boolean => width <= 2 || height <= 2;
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const holder = node.parentElement;
    if (
      text === '' ||
      !holder ||
      holder.closest('[title], script, style, canvas') ||
      !holder.checkVisibility({ checkVisibilityCSS: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = range.getBoundingClientRect();
    if (isTiny(shown)) continue;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) break;
      const place = box.getBoundingClientRect();
      if (isTiny(place)) break;
      if (hides(box) && (shown.right > place.right + 2 || shown.left < place.left - 2)) {
        cut.push(text);
        break;
      }
    }
  }
  return cut;
}
