import type { CandleType, Chart } from 'klinecharts';
import type { ChartLook, ChartScale, ChartSetup, ChartType } from '../../../../domain/markets/chart-setup';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { ownPanesOf, pricePane } from './chart-panes';
import { narrowWidth } from './chart-styles';
import { drawHeikinAshi, drawIndicators, drawVolume } from './draw-indicators';
import type { BarColours } from './heikin-ashi-bars';

/** Of the width, what may stand empty after the newest candle. */
const mostAhead = 0.9;
/** Where the legend begins, in pixels, beside the tools to draw with and without them. */
const railWidth = 48;
const plainOffset = 4;
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

/** Its name and figures over each indicator; on a narrow chart they would hide what they are about. */
function legend(shown: boolean, css: CssTokens) {
  const text = { size: 11, family: css.family, color: css.color('--text-2') };
  return { showRule: shown ? ('always' as const) : ('none' as const), title: text, legend: text };
}
