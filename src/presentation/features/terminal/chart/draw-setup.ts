import type { CandleType, Chart } from 'klinecharts';
import type { ChartLook, ChartScale, ChartSetup, ChartType } from '../../../../domain/markets/chart-setup';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { comparedRoom, legendRoom, ownPanesOf, priceHeight, pricePane } from './chart-panes';
import { narrowWidth } from './chart-styles';
import { drawHeikinAshi, drawIndicators, drawVolume } from './draw-indicators';
import type { BarColours } from './heikin-ashi-bars';

/** Of the width, what may stand empty after the newest candle. */
const mostAhead = 0.9;
/** Where the legend begins, in pixels, beside the tools to draw with and without them. */
const railWidth = 48;
const plainOffset = 4;
/** Pixels of a pane below which its lowest price has a fixed room. */
const roomyPane = 180;
/** Pixels that the highest price takes over its candle, and what is free there without it. */
const priceRoom = 16;
const plainRoom = 10;
/** Of the height, what candles keep at least. */
const candlesShare = 0.5;
/** Pixels that the line of an indicator's legend takes. */
const indicatorRoom = 34;

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
  /** It says which price the candles are of. */
  readonly essential: boolean;
  /** The tools to draw with stand at the left edge. */
  readonly rail: boolean;
}

/** Brings a chart to what somebody has chosen; done again after each change, it changes only what differs. */
export function drawSetup(
  chart: Chart,
  setup: ChartSetup,
  look: Pick<ChartLook, 'grid' | 'volume'>,
  css: CssTokens,
  { title, essential, rail }: LegendPlace,
): void {
  const colours = { up: css.color('--candle-up'), down: css.color('--candle-down') };
  drawVolume(chart, look.volume, css);
  drawIndicators(chart, setup.indicators, {
    bars: [{ upColor: colours.up, downColor: colours.down, noChangeColor: css.color('--text-3') }],
  });
  const room = legendRoom(chart, essential);
  const named = setup.indicators.length > 0 && room.named;
  const width = chart.getDom()!.clientWidth;
  // Where legends are, or hardly any room, the highest price would be written over them.
  const roomy = width >= narrowWidth && room.named && setup.compared.length === 0 && setup.indicators.length === 0;
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
      tooltip: {
        offsetLeft: beside,
        ...figures(room.lasting, css),
        title: {
          show: room.titled,
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
  const height = priceHeight(chart);
  const legends = room.height + comparedRoom(chart, setup.compared.length);
  // The lowest price is written below its candle.
  const bottom = height < roomyPane ? 20 : 0.1;
  chart.overrideYAxis({
    paneId: pricePane,
    name: axes[setup.scale],
    gap: { top: gapOver(legends + (roomy ? priceRoom : plainRoom), height, bottom), bottom },
  });
  for (const paneId of ownPanesOf(chart)) {
    const { height = 0 } = chart.getSize(paneId, 'main') ?? {};
    chart.overrideYAxis({
      paneId,
      gap: { top: named && height > 2 * indicatorRoom ? indicatorRoom : 0.2, bottom: 0.1 },
    });
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
 * What the library is to be told so that so many pixels over the highest price stay free: it adds both gaps to the
 * prices and draws it all in the same height, so that a gap comes out smaller than it was said.
 *
 * @param bottom pixels, or below 1 a share, as the library is told
 */
function gapOver(free: number, height: number, bottom: number): number {
  if (height === 0) return 0.2;
  const kept = Math.min(free, height * candlesShare);
  const below = bottom < 1 ? bottom : bottom / height;
  return (height * kept * (1 + below)) / (height - kept);
}

/** Where they would be all there is to see, the figures come with the pointer, on a ground of their own. */
function figures(lasting: boolean, css: CssTokens) {
  const apart = lasting ? 4 : 1;
  return {
    legend: { marginTop: apart, marginBottom: apart },
    showRule: lasting ? ('always' as const) : ('follow_cross' as const),
    showType: lasting ? ('standard' as const) : ('rect' as const),
    rect: { color: css.color('--surface-2'), borderColor: css.color('--line-strong') },
  };
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
