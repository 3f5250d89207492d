/** What is there of a page's texts at a width. */
export interface Look {
  /** Pixels by which the page is wider than the window. */
  readonly sideways: number;
  /** Texts that a box cuts off though nothing scrolls there and no title tells the rest. */
  readonly clipped: readonly string[];
  /** Every text on screen but those that say they are in another language, and those of programs. */
  readonly shown: readonly string[];
}

/**
 * Run in the page, in one call, since many looks are taken. The terminal chooses its layout in the frame after the
 * width has changed, and what it then opens may have to load: looks until nothing is wrong, for two seconds at most.
 */
export async function lookAtTexts(): Promise<Look> {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const untilTrue = async (isTrue: () => boolean, milliseconds: number): Promise<boolean> => {
    for (const began = performance.now(); !isTrue(); await frame())
      if (performance.now() - began > milliseconds) return false;
    return true;
  };

  const hides = (element: Element): boolean => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  // Words for assistive technology alone take one pixel.
  const isTiny = ({ width, height }: DOMRect): boolean => width <= 2 || height <= 2;
  const isCut = (node: Node, holder: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (isTiny(text)) return false;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
      const place = box.getBoundingClientRect();
      if (isTiny(place)) return false;
      if (hides(box) && (text.right > place.right + 2 || text.left < place.left - 2)) return true;
    }
    return false;
  };

  const look = (): Look => {
    const language = document.documentElement.lang;
    const shown: string[] = [];
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (text === '' || !holder || holder.closest('script, style, canvas, noscript')) continue;
      if (!holder.checkVisibility({ checkVisibilityCSS: true })) continue;
      const spoken = holder.closest('[lang]')?.getAttribute('lang') ?? language;
      if (spoken === language && !holder.closest('code, pre')) shown.push(text);
      if (!holder.closest('[title]') && isCut(node, holder)) clipped.push(text);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, clipped, shown };
  };

  await frame();
  await frame();
  const isSettled = (): boolean =>
    document.querySelector('main') !== null &&
    document.querySelector('html[data-rendered], [aria-busy="true"]') === null;
  if (!(await untilTrue(isSettled, 15_000))) throw new Error('Something is still loading after 15 s.');
  let seen: Look | undefined;
  const isRight = (): boolean => {
    seen = look();
    return seen.sideways <= 0 && seen.clipped.length === 0;
  };
  await untilTrue(isRight, 2_000);
  return seen!;
}
