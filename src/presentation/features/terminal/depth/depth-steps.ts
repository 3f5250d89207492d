import type { OrderBookLevel } from '../../../../domain/markets/order-book';

/** Width and height of the drawing, in units of its own; it is stretched to the panel. */
export const drawing = { width: 1000, height: 400 } as const;

/** What the drawing shows: prices this share about the middle, and up to this much base. */
export interface DepthWindow {
  readonly middle: number;
  /** 0.01 is 1 % to each side. */
  readonly reach: number;
  readonly tallest: number;
}

/** Share of the drawing that a side leaves empty because the exchange tells of no more; 0 where it reaches the edge. */
export function unknownShare(end: number | undefined, window: DepthWindow, side: 'bid' | 'ask'): number {
  if (end === undefined) return 0;
  const place = placeOf(end, window);
  return Math.max(0, Math.min(0.5, side === 'bid' ? place : 1 - place));
}

/** Where a price stands, 0 at the left edge and 1 at the right one. */
export function placeOf(price: number, { middle, reach }: DepthWindow): number {
  return 0.5 + (price / middle - 1) / (2 * reach);
}

export function priceAt(place: number, { middle, reach }: DepthWindow): number {
  return middle * (1 + (place - 0.5) * 2 * reach);
}

/** The most base that either side holds within reach. */
export function tallestWithin(
  bids: readonly OrderBookLevel[],
  asks: readonly OrderBookLevel[],
  middle: number,
  reach: number,
): number {
  const within = (levels: readonly OrderBookLevel[]): number =>
    levels.findLast(({ price }) => Math.abs(price / middle - 1) <= reach)?.total ?? 0;
  return Math.max(within(bids), within(asks));
}

/**
 * The running total of one side as steps, from the best price outwards, as points of an SVG polyline.
 *
 * @param cut whether nobody tells what is behind the last level; otherwise nothing is
 */
export function stepsOf(
  levels: readonly OrderBookLevel[],
  window: DepthWindow,
  side: 'bid' | 'ask',
  cut: boolean,
): readonly (readonly [x: number, y: number])[] {
  const first = levels[0];
  if (!first) return [];
  const x = (price: number): number => Math.max(0, Math.min(1, placeOf(price, window))) * drawing.width;
  const y = (total: number): number =>
    drawing.height * (1 - (window.tallest > 0 ? Math.min(1, total / window.tallest) : 0));
  const points: (readonly [number, number])[] = [[x(first.price), drawing.height]];
  let total = 0;
  for (const level of levels) {
    const at = x(level.price);
    points.push([at, y(total)], [at, y(level.total)]);
    total = level.total;
    if (at <= 0 || at >= drawing.width) break;
  }
  if (!cut) points.push([side === 'bid' ? 0 : drawing.width, y(total)]);
  return points;
}
