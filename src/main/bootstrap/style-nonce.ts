/**
 * Gives the nonce of this script to every style sheet that is made later: the component library has places that make
 * one without it (locking the page behind a dialog, measuring the scroll bar). Markup from text is refused and scripts
 * need the nonce themselves, so only the product's own code can make one.
 */
export function stampStyles(page: Document = document): void {
  const nonce = page.currentScript?.nonce;
  if (!nonce) return;
  const create = page.createElement.bind(page);
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
