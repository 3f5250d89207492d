import type { CandleType, Chart, DeepPartial, IndicatorStyle } from 'klinecharts';
import { indicatorKind } from '../../../domain/markets/chart-indicators';
import type { ChartIndicator, ChartScale, ChartSetup, ChartType } from '../../../domain/markets/chart-setup';
import type { CssTokens } from './css-tokens';
import { heikinAshiBars, registerHeikinAshi, type BarColours } from './heikin-ashi-bars';

registerHeikinAshi();

export const pricePane = 'candle_pane';
const ownPrefix = 'own ';
const heikinAshiId = 'heikin-ashi';
const ownPaneHeight = 96;

const candleTypes: Record<ChartType, CandleType> = { candles: 'candle_solid', hollow: 'candle_up_stroke', bars: 'ohlc', line: 'area', area: 'area', heikinAshi: 'candle_solid' };
const axes: Record<ChartScale, string> = { linear: 'normal', logarithmic: 'logarithm', percent: 'percentage' };

/** Brings a chart to what somebody has chosen; done again after each change, it changes only what differs. */
export function drawSetup(chart: Chart, setup: ChartSetup, css: CssTokens, narrow: boolean): void {
  const colours = { up: css.color('--up'), down: css.color('--down') };
  const legends = setup.indicators.some(({ name }) => indicatorKind(name)?.onPrice);
  chart.setStyles({
    grid: { show: setup.grid },
    candle: { type: candleTypes[setup.type], bar: barColours(setup.type === 'heikinAshi' ? undefined : colours, css), area: area(setup.type === 'area', css), priceMark: { high: { show: !narrow && !legends } } },
    indicator: { lines: lineColours(css), tooltip: legend(setup.indicators.length > 0 && !narrow, css) },
  });
  drawHeikinAshi(chart, setup.type === 'heikinAshi' ? colours : undefined);
  chart.overrideYAxis({ paneId: pricePane, name: axes[setup.scale] });
  drawIndicators(chart, setup.indicators, { bars: [{ upColor: colours.up, downColor: colours.down, noChangeColor: css.color('--text-3') }] });
}

function barColours(colours: BarColours | undefined, css: CssTokens): Record<string, string> {
  const up = colours?.up ?? 'transparent';
  const down = colours?.down ?? 'transparent';
  const none = colours ? css.color('--text-3') : 'transparent';
  return { upColor: up, downColor: down, noChangeColor: none, upBorderColor: up, downBorderColor: down, noChangeBorderColor: none, upWickColor: up, downWickColor: down, noChangeWickColor: none };
}

function area(filled: boolean, css: CssTokens) {
  const colour = css.color('--link');
  const backgroundColor = filled ? [{ offset: 0, color: `${colour}0a` }, { offset: 1, color: `${colour}40` }] : 'transparent';
  return { lineColor: colour, lineSize: 2, smooth: false, backgroundColor, point: { show: false, animation: false } };
}

function lineColours(css: CssTokens) {
  return ['--link', '--accent', '--first', '--second', '--text-2'].map((token) => ({ color: css.color(token), size: 1, style: 'solid' as const, smooth: false }));
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

function drawIndicators(chart: Chart, wanted: readonly ChartIndicator[], styles: DeepPartial<IndicatorStyle>): void {
  const ids = new Set(wanted.map(({ id }) => ownPrefix + id));
  for (const { id } of chart.getIndicators()) if (id.startsWith(ownPrefix) && !ids.has(id)) chart.removeIndicator({ id });
  for (const indicator of wanted) {
    const id = ownPrefix + indicator.id;
    const about = { name: indicator.name, id, calcParams: [...indicator.parameters], styles };
    if (chart.getIndicators({ id }).length > 0) {
      chart.overrideIndicator(about);
      continue;
    }
    const onPrice = indicatorKind(indicator.name)?.onPrice ?? false;
    const paneId = onPrice ? pricePane : `pane ${id}`;
    chart.createIndicator({ ...about, paneId }, true);
    if (!onPrice) chart.setPaneOptions({ id: paneId, height: ownPaneHeight, minHeight: ownPaneHeight / 2 });
  }
}

/** Its name and figures over each indicator; on a narrow chart they would hide what they are about. */
function legend(shown: boolean, css: CssTokens) {
  const text = { size: 11, family: css.family, color: css.color('--text-2') };
  return { showRule: shown ? ('always' as const) : ('none' as const), title: text, legend: text };
}
