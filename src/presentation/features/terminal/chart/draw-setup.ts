import type { CandleType, Chart, DeepPartial, IndicatorStyle } from 'klinecharts';
import { indicatorKind } from '../../../../domain/markets/chart-indicators';
import type {
  ChartIndicator,
  ChartLook,
  ChartScale,
  ChartSetup,
  ChartType,
} from '../../../../domain/markets/chart-setup';
import { narrowWidth } from './chart-styles';
import { noLegend } from './no-legend';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { registerFunding, type SettledRate } from './funding-bars';
import { volumeBars, registerVolumeBars } from './volume-bars';
import { heikinAshiBars, registerHeikinAshi, type BarColours } from './heikin-ashi-bars';

registerHeikinAshi();
registerVolumeBars();
registerFunding();

export const pricePane = 'candle_pane';
/** Other markets' prices among the indicators of a chart. */
export const comparedName = 'COMPARED';
/** Before the symbol of each. */
export const comparedPrefix = 'compared ';
const ownPrefix = 'own ';
/** Of the width, what may stand empty after the newest candle. */
const mostAhead = 0.9;
const heikinAshiId = 'heikin-ashi';
/** Where the legend begins, in pixels, beside the tools to draw with and without them. */
const railWidth = 48;
const plainOffset = 4;
const tallestOwnPane = 100;
const lowestOwnPane = 24;
/** What panes below the prices have together at most, of the whole height, and what each has. */
const ownPanesShare = 0.5;
const ownPaneShare = 0.25;
/** Pixels of a pane below which its highest price is not written beside the candle, and below which it has no room for a legend. */
const roomyPane = 180;
const lowPane = 110;
/** Pixels that the line of an indicator's legend takes. */
const legendRoom = 34;

const candleTypes: Record<ChartType, CandleType> = {
  candles: 'candle_solid',
  hollow: 'candle_up_stroke',
  bars: 'ohlc',
  line: 'area',
  area: 'area',
  heikinAshi: 'candle_solid',
};
const axes: Record<ChartScale, string> = { linear: 'normal', logarithmic: 'logarithm', percent: 'percentage' };

interface LegendPlace {
  /** The market and the length of its candles. */
  readonly title: string;
  /** The figures alone take two lines. */
  readonly narrow: boolean;
  /** The title is written over the figures. */
  readonly titled: boolean;
  /** The tools to draw with stand at the left edge. */
  readonly rail: boolean;
}

/** Brings a chart to what somebody has chosen; done again after each change, it changes only what differs. */
export function drawSetup(
  chart: Chart,
  setup: ChartSetup,
  look: Pick<ChartLook, 'grid' | 'volume'>,
  css: CssTokens,
  { title, narrow, titled, rail }: LegendPlace,
): void {
  const colours = { up: css.color('--candle-up'), down: css.color('--candle-down') };
  const named = setup.indicators.length > 0 && !narrow;
  drawVolume(chart, look.volume, css);
  drawIndicators(chart, setup.indicators, {
    bars: [{ upColor: colours.up, downColor: colours.down, noChangeColor: css.color('--text-3') }],
  });
  const { height: priceHeight = 0 } = chart.getSize(pricePane, 'main') ?? {};
  // Where legends are, or hardly any room, the highest price would be written over them.
  const roomy =
    chart.getDom()!.clientWidth >= narrowWidth &&
    priceHeight >= roomyPane &&
    setup.compared.length === 0 &&
    setup.indicators.length === 0;
  // The figures stand beside the rail.
  const beside = rail ? railWidth : plainOffset;
  stopAtOldest(chart, rail ? railWidth : 0);
  chart.setStyles({
    grid: { show: look.grid },
    candle: {
      type: candleTypes[setup.type],
      bar: barColours(setup.type === 'heikinAshi' ? undefined : colours, css),
      area: area(setup.type === 'area', css),
      priceMark: { high: { show: roomy } },
      // In a narrow pane the figures alone take two lines.
      tooltip: {
        offsetLeft: beside,
        title: {
          show: titled,
          template: title,
          size: 12,
          weight: '600',
          family: css.family,
          color: css.color('--text'),
        },
      },
    },
    indicator: {
      lines: lineColours(css),
      tooltip: { offsetLeft: beside, ...legend(named, css) },
    },
  });
  drawHeikinAshi(chart, setup.type === 'heikinAshi' ? colours : undefined);
  chart.overrideYAxis({
    paneId: pricePane,
    name: axes[setup.scale],
    // The lowest price is written below its candle.
    gap: { top: headroom(priceHeight, narrow), bottom: priceHeight < roomyPane ? 20 : 0.1 },
  });
  for (const paneId of ownPanesOf(chart)) {
    const { height = 0 } = chart.getSize(paneId, 'main') ?? {};
    chart.overrideYAxis({ paneId, gap: { top: named && height > 2 * legendRoom ? legendRoom : 0.2, bottom: 0.1 } });
  }
}

/**
 * The oldest candle goes no farther than the left edge, and the newest one not out of the picture.
 *
 * @param taken at that edge, in pixels
 */
function stopAtOldest(chart: Chart, taken: number): void {
  chart.setMaxOffsetLeftDistance(taken);
  chart.setMaxOffsetRightDistance(chart.getDom()!.clientWidth * mostAhead);
}

/**
 * Room above the highest price for the two lines of the legend, in a wide and high pane for the label of that price too:
 * pixels, or below 1 a share of the pane. A low pane has no room to give away.
 */
function headroom(height: number, narrow: boolean): number {
  if (height < lowPane) return 0.2;
  return narrow ? 64 : height < roomyPane ? 52 : 80;
}

function barColours(colours: BarColours | undefined, css: CssTokens): Record<string, string> {
  const up = colours?.up ?? 'transparent';
  const down = colours?.down ?? 'transparent';
  const none = colours ? css.color('--text-3') : 'transparent';
  return {
    upColor: up,
    downColor: down,
    noChangeColor: none,
    upBorderColor: up,
    downBorderColor: down,
    noChangeBorderColor: none,
    upWickColor: up,
    downWickColor: down,
    noChangeWickColor: none,
  };
}

function area(filled: boolean, css: CssTokens) {
  const colour = css.color('--link');
  const backgroundColor = filled
    ? [
        { offset: 0, color: `${colour}0a` },
        { offset: 1, color: `${colour}40` },
      ]
    : 'transparent';
  return { lineColor: colour, lineSize: 2, smooth: false, backgroundColor, point: { show: false, animation: false } };
}

function lineColours(css: CssTokens) {
  return ['--link', '--accent', '--first', '--second', '--text-2'].map((token) => ({
    color: css.color(token),
    size: 1,
    style: 'solid' as const,
    smooth: false,
  }));
}

function drawHeikinAshi(chart: Chart, colours: BarColours | undefined): void {
  const there = chart.getIndicators({ id: heikinAshiId }).length > 0;
  if (!colours) {
    if (there) chart.removeIndicator({ id: heikinAshiId });
    return;
  }
  if (there) chart.overrideIndicator({ name: heikinAshiBars, id: heikinAshiId, extendData: colours });
  else chart.createIndicator({ name: heikinAshiBars, id: heikinAshiId, paneId: pricePane, extendData: colours }, true);
}

function drawVolume(chart: Chart, place: ChartLook['volume'], css: CssTokens): void {
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

function drawIndicators(chart: Chart, wanted: readonly ChartIndicator[], styles: DeepPartial<IndicatorStyle>): void {
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
    chart.createIndicator(
      { ...about, paneId: indicatorKind(indicator.name)?.onPrice ? pricePane : `pane ${id}` },
      true,
    );
  }
  if (before !== panesOf(chart).join()) sharePanes(chart);
}

/** Indicators in a pane of their own whose figures are differences of prices. */
const pricedPanes: ReadonlySet<string> = new Set(['MACD', 'AO', 'MTM', 'DMA']);
const figureDecimals = 2;

/** Those over the prices have the precision of prices anyway, funding has its own. */
function precisionOf(chart: Chart, name: string): { readonly precision?: number } {
  if (pricedPanes.has(name)) return { precision: chart.getSymbol()?.pricePrecision ?? figureDecimals };
  return indicatorKind(name)?.onPrice || name === 'FUNDING' ? {} : { precision: figureDecimals };
}

function panesOf(chart: Chart): readonly string[] {
  return [...new Set(chart.getIndicators().map(({ paneId }) => paneId))].filter((paneId) => paneId !== pricePane);
}

/** Those of indicators, whose names stand in them. */
function ownPanesOf(chart: Chart): readonly string[] {
  return panesOf(chart).filter((paneId) => paneId.startsWith(`pane ${ownPrefix}`));
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

/** Brings settled rates to the panes that show them. */
export function drawFunding(chart: Chart, rates: readonly SettledRate[]): void {
  for (const { id, name } of chart.getIndicators({ name: 'FUNDING' }))
    chart.overrideIndicator({ id, name, extendData: () => rates });
}

/** Its name and figures over each indicator; on a narrow chart they would hide what they are about. */
function legend(shown: boolean, css: CssTokens) {
  const text = { size: 11, family: css.family, color: css.color('--text-2') };
  return { showRule: shown ? ('always' as const) : ('none' as const), title: text, legend: text };
}
