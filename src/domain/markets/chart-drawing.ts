import type { Instant } from '../shared/instant';

/** What can be drawn, and how many points it takes. */
export const drawingTools = {
  segment: 2,
  ray: 2,
  line: 2,
  horizontal: 1,
  vertical: 1,
  channel: 3,
  fibonacci: 2,
  rectangle: 2,
  price: 1,
  note: 1,
} as const satisfies Record<string, number>;

export type DrawingTool = keyof typeof drawingTools;

export interface DrawingPoint {
  readonly at: Instant;
  readonly price: number;
}

/** Something drawn by hand, fixed to times and prices and so the same at every candle length. */
export interface Drawing {
  readonly id: string;
  readonly tool: DrawingTool;
  readonly points: readonly DrawingPoint[];
  /** The words of a note. */
  readonly text?: string | undefined;
}

/** Of one market. */
export const mostDrawings = 100;
/** Whose drawings are kept; those of the market drawn in longest ago go first. */
export const mostDrawnMarkets = 50;
export const longestNote = 80;

/** Drawings by market, the market drawn in last at the end. */
export type Drawings = Readonly<Record<string, readonly Drawing[]>>;

const retracements = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1];

interface RetracementLevel {
  readonly ratio: number;
  readonly price: number;
}

/** Prices of the Fibonacci levels of a move, from its end (0) back to where it began (1). By price: on a logarithmic axis they are not evenly apart. */
export function retracementLevels(began: number, ended: number): readonly RetracementLevel[] {
  return retracements.map((ratio) => ({ ratio, price: ended + (began - ended) * ratio }));
}

/** What is stored may be of another version or edited by hand: what cannot be understood is left out. */
export function readDrawings(stored: unknown): Drawings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const markets = Object.entries(stored).map(
    ([symbol, list]) => [symbol, Array.isArray(list) ? list.filter(isDrawing).slice(-mostDrawings) : []] as const,
  );
  return Object.fromEntries(markets.filter(([, list]) => list.length > 0).slice(-mostDrawnMarkets));
}

/** With the drawings of a market as they are now. */
export function withDrawings(drawings: Drawings, symbol: string, list: readonly Drawing[]): Drawings {
  const others = Object.entries(drawings).filter(([market]) => market !== symbol);
  const all = list.length > 0 ? [...others, [symbol, list.slice(-mostDrawings)] as const] : others;
  return Object.fromEntries(all.slice(-mostDrawnMarkets));
}

function isDrawing(value: unknown): value is Drawing {
  if (typeof value !== 'object' || value === null) return false;
  const { id, tool, points, text } = value as Partial<Record<keyof Drawing, unknown>>;
  if (typeof id !== 'string' || id === '' || typeof tool !== 'string' || !Object.hasOwn(drawingTools, tool))
    return false;
  if (text !== undefined && (typeof text !== 'string' || text.length > longestNote)) return false;
  return Array.isArray(points) && points.length === drawingTools[tool as DrawingTool] && points.every(isPoint);
}

function isPoint(value: unknown): value is DrawingPoint {
  if (typeof value !== 'object' || value === null) return false;
  const { at, price } = value as Partial<Record<keyof DrawingPoint, unknown>>;
  return Number.isFinite(at) && Number.isFinite(price);
}
