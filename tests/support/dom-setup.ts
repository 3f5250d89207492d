import { TextDecoder, TextEncoder } from 'node:util';

/* What jsdom lacks and the page's libraries ask for. */
Object.assign(globalThis, { TextEncoder, TextDecoder });

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})) as typeof window.matchMedia;

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** What tests can tell of a style: whether something is seen and can be clicked. */
const told = ['display', 'visibility', 'opacity', 'pointer-events'];
const read = new WeakSet<CSSStyleSheet>();

/* jsdom tries every rule of every sheet on each element it is asked about, and antd writes hundreds of them. */
function keepWhatIsTold(sheet: CSSStyleSheet): void {
  if (read.has(sheet)) return;
  read.add(sheet);
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index] as CSSStyleRule;
    if (!rule.style || !told.some((property) => rule.style.getPropertyValue(property) !== '')) sheet.deleteRule(index);
  }
}

// jsdom logs "not implemented" for pseudo-elements, which antd's table asks for.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) => {
  for (const sheet of document.styleSheets) keepWhatIsTold(sheet);
  return computedStyle(element);
};
