/** What stands in for an asset's logo: up to three letters, and a hue that is always the same for the asset. */
export function monogram(asset: string): { readonly letters: string; readonly hue: number } {
  // Multiplier contracts such as 1000PEPE are known by their letters.
  const name = asset.replace(/^\d+/, '') || asset;
  let hash = 0;
  for (const character of asset) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360_007;
  return { letters: name.slice(0, name.length <= 3 ? 3 : 1), hue: hash % 360 };
}

/** Address of an asset's logo; `undefined` where the deployment has no image host. */
export function logoUrl(pattern: string | undefined, asset: string): string | undefined {
  return pattern ? pattern.replace('{symbol}', encodeURIComponent(asset)) : undefined;
}
