import { registerIndicator, type Chart } from 'klinecharts';
import { comparedPrices, type Closes, type TimedClose } from '../../../../domain/markets/chart-comparison';
import type { Instant } from '../../../../domain/shared/instant';
import { pricePane } from './chart-panes';
import { comparedName, comparedPrefix } from './draw-indicators';
import { noLegend } from './no-legend';

/** As a function: data itself would be copied by the library, which knows no maps. */
type Comparison = () => { readonly closes: Closes; readonly since: Instant };

registerIndicator<{ readonly price?: number }, never, Comparison>({
  name: comparedName,
  shortName: '',
  series: 'price',
  shouldOhlc: false,
  figures: [{ key: 'price', type: 'line' }],
  calc: (bars, { extendData }) => {
    const { closes, since } = extendData();
    return comparedPrices(timed(bars), closes, since).map((price) => (price === undefined ? {} : { price }));
  },
  shouldUpdate: (before, now) => ({ calc: before.extendData !== now.extendData, draw: true }),
  createTooltipDataSource: noLegend,
});

interface ComparedLine {
  readonly symbol: string;
  readonly closes: Closes;
  readonly colour: string;
  /** Pixels of stroke and gap, so that colour alone tells nothing; a whole line where absent. */
  readonly dashes: readonly number[] | undefined;
}

/** Lines of other markets over the candles, each as it moved since the left edge of the picture. */
export function drawComparison(chart: Chart, lines: readonly ComparedLine[], since: Instant): void {
  const wanted = new Set(lines.map(({ symbol }) => comparedPrefix + symbol));
  for (const { id } of chart.getIndicators({ name: comparedName })) if (!wanted.has(id)) chart.removeIndicator({ id });
  for (const { symbol, closes, colour, dashes } of lines) {
    const id = comparedPrefix + symbol;
    const about = {
      name: comparedName,
      id,
      extendData: () => ({ closes, since }),
      styles: {
        lines: [
          {
            color: colour,
            size: 2,
            style: dashes ? ('dashed' as const) : ('solid' as const),
            dashedValue: [...(dashes ?? [])],
            smooth: false,
          },
        ],
      },
    };
    if (chart.getIndicators({ id }).length > 0) chart.overrideIndicator(about);
    else chart.createIndicator({ ...about, paneId: pricePane }, true);
  }
}

export function barsOf(chart: Chart): readonly TimedClose[] {
  return timed(chart.getDataList());
}

function timed(bars: readonly { readonly timestamp: number; readonly close: number }[]): readonly TimedClose[] {
  return bars.map(({ timestamp, close }) => ({ at: timestamp, close }));
}
