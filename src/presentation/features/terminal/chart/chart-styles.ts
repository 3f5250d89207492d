import type { DeepPartial, KLineData, Styles } from 'klinecharts';

/** Below this many pixels the legend takes the room of the highest price. */
export const narrowWidth = 720;

interface LegendLabels {
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

interface LegendFormats {
  readonly price: (value: number) => string;
  readonly volume: (value: number) => string;
}

/**
 * The product's tokens as the chart library wants them; a canvas cannot read CSS variables itself.
 *
 * @param narrow the legend takes the top lines, so that the highest price is not written there, too
 */
export function chartStyles(
  css: CSSStyleDeclaration,
  labels: LegendLabels,
  formats: LegendFormats,
  narrow: boolean,
): DeepPartial<Styles> {
  const token = (name: string): string => css.getPropertyValue(name).trim();
  const up = token('--up');
  const down = token('--down');
  const risen = token('--candle-up');
  const fallen = token('--candle-down');
  const line = token('--line');
  const grid = token('--surface-3');
  const text = token('--text-3');
  const family = css.fontFamily;
  const label = { color: text, size: 11, family };
  const mark = {
    color: token('--text'),
    backgroundColor: token('--surface-3'),
    borderColor: token('--line-strong'),
    family,
    size: 11,
  };
  const legend = ({
    current,
  }: {
    current: KLineData | null;
  }): { title: { text: string; color: string }; value: { text: string; color: string } }[] => {
    if (!current) return [];
    const color = current.close >= current.open ? up : down;
    const item = (title: string, value: string) => ({
      title: { text: `${title} `, color: text },
      value: { text: value, color },
    });
    return [
      item(labels.open, formats.price(current.open)),
      item(labels.high, formats.price(current.high)),
      item(labels.low, formats.price(current.low)),
      item(labels.close, formats.price(current.close)),
      // Mark and index are not traded.
      ...(current.volume ? [item(labels.volume, formats.volume(current.volume))] : []),
    ];
  };
  return {
    grid: { horizontal: { color: grid, style: 'dashed' }, vertical: { color: grid, style: 'dashed' } },
    candle: {
      bar: {
        upColor: risen,
        downColor: fallen,
        noChangeColor: text,
        upBorderColor: risen,
        downBorderColor: fallen,
        noChangeBorderColor: text,
        upWickColor: risen,
        downWickColor: fallen,
        noChangeWickColor: text,
      },
      priceMark: {
        high: { show: !narrow, color: text, textFamily: family },
        low: { show: !narrow, color: text, textFamily: family },
        last: {
          upColor: token('--up-strong'),
          downColor: token('--down-strong'),
          noChangeColor: text,
          text: { family, size: 11, color: token('--on-strong') },
        },
      },
      tooltip: {
        title: { show: false },
        legend: { ...label, size: narrow ? 11 : 12, template: (data: { current: KLineData | null }) => legend(data) },
      },
    },
    indicator: {
      bars: [{ upColor: token('--up-surface'), downColor: token('--down-surface'), noChangeColor: line }],
      lastValueMark: { show: false },
      tooltip: { showRule: 'none' },
    },
    xAxis: { axisLine: { color: line }, tickLine: { color: line }, tickText: label },
    yAxis: { axisLine: { color: line }, tickLine: { color: line }, tickText: label },
    separator: { color: line, activeBackgroundColor: token('--surface-3') },
    crosshair: {
      horizontal: { line: { color: token('--line-strong') }, text: mark },
      vertical: { line: { color: token('--line-strong') }, text: mark },
    },
  };
}
