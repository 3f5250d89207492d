/** The product's colours for a canvas, which cannot read CSS variables itself. */
export interface CssTokens {
  readonly family: string;
  color(token: string): string;
}

/** Each is read once, because a document that is asked works out its styles anew: whoever draws asks again when colours change. */
export function cssTokens(element: HTMLElement): CssTokens {
  const css = getComputedStyle(element);
  const known = new Map<string, string>();
  return {
    family: css.fontFamily,
    color: (token) => {
      const color = known.get(token) ?? css.getPropertyValue(token).trim();
      known.set(token, color);
      return color;
    },
  };
}
