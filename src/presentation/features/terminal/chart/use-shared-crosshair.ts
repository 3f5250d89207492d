import { autorun } from 'mobx';
import { useContext, useEffect } from 'react';
import type { Chart } from 'klinecharts';
import type { Instant } from '../../../../domain/shared/instant';
import { ChartCrosshairsContext } from './chart-crosshairs';
import type { ChartCursor } from './chart-cursor';
import { useShownChart } from './chart-view';
import { pricePane } from './chart-panes';

/** Points where the other charts point, and has them point where somebody points here. */
export function useSharedCrosshair(cursor: ChartCursor | undefined): void {
  const crosshairs = useContext(ChartCrosshairsContext);
  const { drawn } = useShownChart().view;
  useEffect(() => {
    if (!crosshairs || !drawn || !cursor) return undefined;
    const stops = [
      autorun(() => crosshairs.point(cursor, cursor.time)),
      autorun(() => {
        const { pointed } = crosshairs;
        if (pointed?.by !== cursor) showTime(drawn, pointed?.at);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      crosshairs.point(cursor, undefined);
    };
  }, [crosshairs, drawn, cursor]);
}

/** On the candle of that time; nothing where this chart shows none of it. */
function showTime(chart: Chart, at: Instant | undefined): void {
  const bars = chart.getDataList();
  const index = at === undefined ? -1 : bars.findLastIndex(({ timestamp }) => timestamp <= at);
  const { from, to } = chart.getVisibleRange();
  const place =
    index >= from && index < to
      ? chart.convertToPixel({ dataIndex: index, value: bars[index]!.close }, { paneId: pricePane })
      : undefined;
  chart.executeAction(
    'onCrosshairChange',
    (place && !Array.isArray(place) ? { ...place, paneId: pricePane } : undefined) as never,
  );
}
