/** What stands in for an asset's logo: up to three letters, and a hue that is always the same for the asset. */
export function monogram(asset: string): { readonly letters: string; readonly hue: number } {
  // Multiplier contracts such as 1000PEPE are known by their letters.
  const name = asset.replace(/^\d+/, '') || asset;
  return { letters: name.slice(0, name.length <= 3 ? 3 : 1), hue: (hash(asset) % hues) * (360 / hues) };
}

/** So few that two of them never look almost alike. */
const hues = 15;

/** FNV-1a, mixed once more: names that differ in one letter lie far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Address of an asset's logo; `undefined` where the deployment has no image host. */
export function logoUrl(pattern: string | undefined, asset: string): string | undefined {
  return pattern ? pattern.replace('{symbol}', encodeURIComponent(asset)) : undefined;
}
