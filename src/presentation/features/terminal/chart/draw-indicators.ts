import type { Chart, DeepPartial, IndicatorStyle } from 'klinecharts';
import { indicatorKind } from '../../../../domain/markets/chart-indicators';
import type { ChartIndicator, ChartLook } from '../../../../domain/markets/chart-setup';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { ownPane, ownPrefix, panesOf, pricePane, sharePanes } from './chart-panes';
import { registerFunding, type SettledRate } from './funding-bars';
import { heikinAshiBars, registerHeikinAshi, type BarColours } from './heikin-ashi-bars';
import { noLegend } from './no-legend';
import { registerVolumeBars, volumeBars } from './volume-bars';

registerHeikinAshi();
registerVolumeBars();
registerFunding();

/** Other markets' prices among the indicators of a chart. */
export const comparedName = 'COMPARED';
/** Before the symbol of each. */
export const comparedPrefix = 'compared ';
const heikinAshiId = 'heikin-ashi';

/** Indicators in a pane of their own whose figures are differences of prices. */
const pricedPanes: ReadonlySet<string> = new Set(['MACD', 'AO', 'MTM', 'DMA']);
const figureDecimals = 2;

export function drawIndicators(
  chart: Chart,
  wanted: readonly ChartIndicator[],
  styles: DeepPartial<IndicatorStyle>,
): void {
  const before = panesOf(chart).join();
  const ids = new Set(wanted.map(({ id }) => ownPrefix + id));
  for (const { id } of chart.getIndicators())
    if (id.startsWith(ownPrefix) && !ids.has(id)) chart.removeIndicator({ id });
  for (const indicator of wanted) {
    const id = ownPrefix + indicator.id;
    const about = {
      name: indicator.name,
      id,
      calcParams: [...indicator.parameters],
      ...precisionOf(chart, indicator.name),
      styles,
    };
    if (chart.getIndicators({ id }).length > 0) {
      chart.overrideIndicator(about);
      continue;
    }
    chart.createIndicator({ ...about, paneId: indicatorKind(indicator.name)?.onPrice ? pricePane : ownPane(id) }, true);
  }
  if (before !== panesOf(chart).join()) sharePanes(chart);
}

/** Those over the prices have the precision of prices anyway, funding has its own. */
function precisionOf(chart: Chart, name: string): { readonly precision?: number } {
  if (pricedPanes.has(name)) return { precision: chart.getSymbol()?.pricePrecision ?? figureDecimals };
  return indicatorKind(name)?.onPrice || name === 'FUNDING' ? {} : { precision: figureDecimals };
}

export function drawVolume(chart: Chart, place: ChartLook['volume'], css: CssTokens): void {
  const below = chart.getIndicators({ name: 'VOL' }).length > 0;
  const behind = chart.getIndicators({ name: volumeBars }).length > 0;
  if (below !== (place === 'pane')) {
    if (below) chart.removeIndicator({ name: 'VOL' });
    else
      chart.createIndicator({ name: 'VOL', shortName: '', calcParams: [], createTooltipDataSource: noLegend }, false);
    sharePanes(chart);
  }
  const extendData = { up: css.color('--up-surface'), down: css.color('--down-surface') };
  if (place !== 'overlay') {
    if (behind) chart.removeIndicator({ name: volumeBars });
  } else if (behind) chart.overrideIndicator({ name: volumeBars, extendData });
  else chart.createIndicator({ name: volumeBars, paneId: pricePane, extendData }, true);
}

export function drawHeikinAshi(chart: Chart, colours: BarColours | undefined): void {
  const there = chart.getIndicators({ id: heikinAshiId }).length > 0;
  if (!colours) {
    if (there) chart.removeIndicator({ id: heikinAshiId });
    return;
  }
  if (there) chart.overrideIndicator({ name: heikinAshiBars, id: heikinAshiId, extendData: colours });
  else chart.createIndicator({ name: heikinAshiBars, id: heikinAshiId, paneId: pricePane, extendData: colours }, true);
}

/** Brings settled rates to the panes that show them. */
export function drawFunding(chart: Chart, rates: readonly SettledRate[]): void {
  for (const { id, name } of chart.getIndicators({ name: 'FUNDING' }))
    chart.overrideIndicator({ id, name, extendData: () => rates });
}
