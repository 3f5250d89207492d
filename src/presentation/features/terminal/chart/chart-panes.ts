import type { Chart } from 'klinecharts';

export const pricePane = 'candle_pane';
/** Before the identifiers of indicators that somebody has chosen. */
export const ownPrefix = 'own ';
const tallestOwnPane = 100;
const lowestOwnPane = 24;
/** What panes below the prices have together at most, of the whole height, and what each has. */
const ownPanesShare = 0.5;
const ownPaneShare = 0.25;

/** The pane that an indicator has for itself. */
export function ownPane(id: string): string {
  return `pane ${id}`;
}

/** Below the prices. */
export function panesOf(chart: Chart): readonly string[] {
  return [...new Set(chart.getIndicators().map(({ paneId }) => paneId))].filter((paneId) => paneId !== pricePane);
}

/** Those of indicators that somebody has chosen, whose names stand in them. */
export function ownPanesOf(chart: Chart): readonly string[] {
  return panesOf(chart).filter((paneId) => paneId.startsWith(ownPane(ownPrefix)));
}

/** After the chart has another size: heights that somebody dragged stay as long as the candles keep half of it. */
export function keepPanes(chart: Chart): void {
  const height = chart.getDom()?.clientHeight ?? 0;
  const heights = panesOf(chart).map((id) => chart.getSize(id)?.height ?? 0);
  const below = heights.reduce((sum, each) => sum + each, 0);
  // As high as the library makes them, which is much of a low chart.
  const isUntouched = heights.every((each) => each === tallestOwnPane);
  if (below > height * ownPanesShare || isUntouched) sharePanes(chart);
}

/** Panes below the prices get lower where there are many or the chart is low, so that the candles keep half of the height. */
export function sharePanes(chart: Chart): void {
  const panes = panesOf(chart);
  const room = (chart.getDom()?.clientHeight ?? 0) * Math.min(ownPaneShare, ownPanesShare / Math.max(1, panes.length));
  const height = Math.round(Math.max(lowestOwnPane, Math.min(tallestOwnPane, room)));
  for (const id of panes) chart.setPaneOptions({ id, height, minHeight: Math.min(height, lowestOwnPane) });
}

/** Below this width the figures of a candle take two lines, and indicators are not named. */
export const narrowLegend = 480;
/** A lower pane of prices has no room for the market's name, nor for those of indicators. */
const lowPane = 220;
/** Where it is narrow as well, the figures are told of the candle that is pointed at alone. */
const lowestPane = 150;
/** Pixels of a line, and of what is free above the first one. */
const lineHeight = 18;
const inset = 10;
/** Of a compared market's name, with what is free beside it. */
const comparedHeight = 26;
const comparedWidth = 168;
/** What the axis and the edges take of the width. */
const beside = 80;

/** What is written over the candles, as far as there is room for it. */
interface LegendRoom {
  /** The market and the length of its candles stand over the figures. */
  readonly titled: boolean;
  /** What is written stands there all the time; elsewhere it comes with the pointer. */
  readonly lasting: boolean;
  /** Indicators have a line each. */
  readonly named: boolean;
  /** What title and figures take from the top, in pixels. */
  readonly height: number;
}

/** @param essential the title says which price the candles are of */
export function legendRoom(chart: Chart, essential: boolean): LegendRoom {
  const narrow = chart.getDom()!.clientWidth < narrowLegend;
  const paneHeight = priceHeight(chart);
  const low = paneHeight < lowPane;
  const titled = essential || (!narrow && !low);
  const lasting = !narrow || paneHeight >= lowestPane;
  const lines = (titled ? 1 : 0) + (lasting ? (narrow ? 2 : 1) : 0);
  return { titled, lasting, named: !narrow && !low, height: lines === 0 ? 0 : inset + lineHeight * lines };
}

/** Pixels that the names of compared markets take, this one's among them; they stand beside each other. */
export function comparedRoom(chart: Chart, compared: number): number {
  if (compared === 0 || !legendRoom(chart, false).lasting) return 0;
  const abreast = Math.max(1, Math.floor((chart.getDom()!.clientWidth - beside) / comparedWidth));
  return comparedHeight * Math.ceil((compared + 1) / abreast);
}

export function priceHeight(chart: Chart): number {
  return chart.getSize(pricePane, 'main')?.height ?? 0;
}
