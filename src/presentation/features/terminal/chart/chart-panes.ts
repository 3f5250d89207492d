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
