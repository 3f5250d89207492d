import { registerIndicator } from 'klinecharts';
import type { Instant } from '../../../../domain/shared/instant';

/** A rate that was settled, in percent. */
export interface SettledRate {
  readonly at: Instant;
  readonly percent: number;
}

interface FundingBar {
  readonly rate?: number;
}

/** The rate that was settled last before each candle ended; what was settled comes with its part. */
export function registerFunding(): void {
  registerIndicator<FundingBar, never, (() => readonly SettledRate[]) | undefined>({
    name: 'FUNDING',
    shortName: 'FUNDING %',
    calcParams: [],
    precision: 4,
    // The library copies data, but not a function that gives it.
    shouldUpdate: (before, now) => ({ calc: before.extendData !== now.extendData, draw: true }),
    figures: [
      {
        key: 'rate',
        title: '',
        type: 'bar',
        baseValue: 0,
        styles: ({ data: { current }, indicator, defaultStyles }) => {
          const bars = indicator.styles?.bars?.[0] ?? defaultStyles!.bars[0]!;
          const colour = (current?.rate ?? 0) >= 0 ? bars.upColor : bars.downColor;
          return colour === undefined ? {} : { style: 'fill', color: colour, borderColor: colour };
        },
      },
    ],
    calc: (bars, { extendData }) => {
      const rates = extendData?.() ?? [];
      let next = 0;
      let percent: number | undefined;
      return bars.map((_bar, index) => {
        const end = bars[index + 1]?.timestamp ?? Number.POSITIVE_INFINITY;
        for (; next < rates.length && rates[next]!.at < end; next += 1) percent = rates[next]!.percent;
        return percent === undefined ? {} : { rate: percent };
      });
    },
  });
}
