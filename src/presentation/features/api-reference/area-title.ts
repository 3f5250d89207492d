/** The name of an area as a title: `marketData` is "Market data". */
export function areaTitle(area: string): string {
  const words = area.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
