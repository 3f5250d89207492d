/** The product's colours for a canvas, which cannot read CSS variables itself. */
export interface CssTokens {
  readonly family: string;
  color(token: string): string;
}

export function cssTokens(element: HTMLElement): CssTokens {
  const css = getComputedStyle(element);
  return { family: css.fontFamily, color: (token) => css.getPropertyValue(token).trim() };
}
