import { dispose, init, type Chart, type KLineData } from 'klinecharts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candle, CandleInterval } from '../../../../domain/markets/candle';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useFormat } from '../../../kit/formats/use-format';
import { useApp } from '../../../runtime/app-context';
import { axisText } from './axis-text';
import { chartDate } from './chart-dates';
import styles from './chart-panel.module.css';
import { chartPeriod } from './chart-period';

import { chartStyles, narrowWidth } from './chart-styles';
import { useShownChart } from './chart-view';
import type { ChartStore } from '../market/chart.store';
import { noLegend } from './no-legend';
import { useMarketFigures } from '../../../kit/formats/market-figures';

interface CandleChartProps {
  readonly instrument: Instrument;
  readonly interval: CandleInterval;
  readonly chart: ChartStore;
}

/**
 * The candles drawn. Made anew for each market and interval, so that an answer for another one cannot get in.
 * The tools that come later read it out by the arrow keys.
 */
const CandleChart = observer(function CandleChart({ instrument, interval, chart: store }: CandleChartProps) {
  const { t, i18n } = useTranslation('trade');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<Chart>(null);
  const { view } = useShownChart();
  const { room } = view;
  const { colours } = useApp().theme;
  const { symbol } = instrument;
  const { priceDecimals, sizeDecimals } = figures;

  useEffect(() => {
    const chart = init(element.current!, {
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      hotkey: { enabled: false },
    });
    if (!chart) return undefined;
    drawn.current = chart;
    // The library makes its own element the first stop of the whole page; the one around it is where the keyboard reads the chart.
    chart.getDom()!.tabIndex = -1;
    const refill = (): void => chart.resetData();
    let stopFollowing = (): void => undefined;
    chart.setSymbol({ ticker: symbol, pricePrecision: priceDecimals, volumePrecision: sizeDecimals });
    chart.setPeriod(chartPeriod(interval));
    chart.setOffsetRightDistance(64);
    chart.createIndicator({ name: 'VOL', shortName: '', calcParams: [], createTooltipDataSource: noLegend }, false);
    chart.setDataLoader({
      getBars: async ({ type, timestamp, callback }) => {
        // Newer candles than the newest come by the stream only.
        if (type === 'backward' || type === 'update') return callback([], { forward: true, backward: false });
        const slice = await store.history(symbol, interval, type === 'forward' ? (timestamp ?? undefined) : undefined);
        if (drawn.current === chart) callback(slice.candles.map(bar), { forward: slice.more, backward: false });
      },
      subscribeBar: ({ callback }) => {
        stopFollowing();
        stopFollowing = store.follow(symbol, interval, (candle) => callback(bar(candle)), refill);
      },
      unsubscribeBar: () => stopFollowing(),
    });
    const stopReconnect = store.onReconnect(refill);
    const container = element.current!;
    const resize = new ResizeObserver(() => {
      chart.resize();
      view.measure(container.clientWidth, chart.getSize('candle_pane', 'main')?.height ?? 0);
    });
    resize.observe(container);
    view.show(chart);
    return () => {
      drawn.current = null;
      view.show(undefined);
      resize.disconnect();
      stopReconnect();
      stopFollowing();
      dispose(container);
    };
  }, [store, view, symbol, interval, priceDecimals, sizeDecimals]);

  useEffect(() => {
    const chart = drawn.current;
    if (!chart) return;
    chart.setTimezone(format.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
    const labels = {
      open: t('chart.legend.open'),
      high: t('chart.legend.high'),
      low: t('chart.legend.low'),
      close: t('chart.legend.close'),
      volume: t('chart.legend.volume'),
    };
    chart.setStyles(
      chartStyles(
        getComputedStyle(element.current!),
        labels,
        { price: figures.price, volume: format.compact },
        element.current!.clientWidth < narrowWidth,
      ),
    );
    chart.setFormatter({
      formatDate: ({ timestamp, template, type }) => chartDate(i18n.language, format, timestamp, template, type),
      formatBigNumber: (value) => format.compact(Number(value)),
    });
    // The format decides that.
    chart.setDecimalFold({ threshold: Infinity, format: String });
    chart.setThousandsSeparator({ sign: '', format: (value) => axisText(format, String(value)) });
  }, [colours, t, i18n.language, figures, format, symbol, interval, store, room]);

  return (
    <div
      ref={element}
      className={styles.chart}
      role="application"
      tabIndex={0}
      aria-label={t('chart.label', { market: marketDisplayName(symbol), interval: t(`interval.${interval}`) })}
    />
  );
});

export default CandleChart;

function bar(candle: Candle): KLineData {
  return {
    timestamp: candle.startAt,
    open: candle.open,
    high: candle.high,
    low: candle.low,
    close: candle.close,
    volume: candle.volume,
    turnover: candle.amount,
  };
}
