import type { Chart } from 'klinecharts';
import { useEffect, useState } from 'react';
import type { Instant } from '../../../../domain/shared/instant';

/** Start of the oldest candle that the chart has; earlier ones come as somebody scrolls back. */
export function useOldestCandle(chart: Chart | undefined): Instant | undefined {
  const [oldest, setOldest] = useState<Instant>();
  useEffect(() => {
    if (!chart) return undefined;
    const look = (): void => setOldest(chart.getDataList()[0]?.timestamp);
    look();
    chart.subscribeAction('onVisibleRangeChange', look);
    return () => {
      chart.unsubscribeAction('onVisibleRangeChange', look);
      setOldest(undefined);
    };
  }, [chart]);
  return oldest;
}
