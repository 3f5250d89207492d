/** Size of the drawing area in its own units; the picture stretches to the place it is given. */
export const lineWidth = 240;
export const lineHeight = 64;
/** Room above and below, so that the stroke is not cut off. */
const margin = 2;

/** SVG path through the values, left to right, lowest at the bottom. A flat line runs through the middle. */
export function linePath(values: readonly number[]): string {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const step = values.length > 1 ? lineWidth / (values.length - 1) : 0;
  const height = lineHeight - 2 * margin;
  return values
    .map((value, index) => {
      const share = range === 0 ? 0.5 : (value - low) / range;
      return `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(margin + (1 - share) * height)}`;
    })
    .join('');
}

/** The same, closed along the bottom for filling. */
export function areaPath(values: readonly number[]): string {
  return `${linePath(values)}V${lineHeight}H0Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
