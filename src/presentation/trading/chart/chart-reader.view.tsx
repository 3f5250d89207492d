import type { Chart, KLineData } from 'klinecharts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePercent } from '../../../domain/markets/ticker';
import { useFormat } from '../../kernel/use-format';
import { useMarketFigures } from '../figures';
import styles from './chart-tools.module.css';
import { useShownChart } from './chart-view';
import { pricePane } from './draw-setup';

/** Somebody who holds an arrow key hears where they stop, not every candle on the way; milliseconds. */
const pause = 250;
const leap = 10;

/** Moves the crosshair candle by candle with the arrow keys and says each candle it stops at. */
export const ChartReader = observer(function ChartReader() {
  const { t } = useTranslation('chart');
  const { view, instrument } = useShownChart();
  const { drawn } = view;
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const [candle, setCandle] = useState<KLineData>();
  const index = useRef<number>(undefined);

  useEffect(() => {
    const focused = drawn?.getDom()?.closest<HTMLElement>('[role="application"]');
    if (!drawn || !focused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const move = (event: KeyboardEvent): void => {
      if (event.target !== focused || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextIndex(event.key, index.current, drawn.getDataList().length);
      if (next === undefined) return;
      event.preventDefault();
      index.current = next;
      pointAt(drawn, next);
      clearTimeout(timer);
      timer = setTimeout(() => setCandle(drawn.getDataList()[next]), pause);
    };
    const leave = (): void => {
      index.current = undefined;
      setCandle(undefined);
      drawn.executeAction('onCrosshairChange', undefined as never);
    };
    focused.addEventListener('keydown', move);
    focused.addEventListener('blur', leave);
    return () => {
      clearTimeout(timer);
      index.current = undefined;
      setCandle(undefined);
      focused.removeEventListener('keydown', move);
      focused.removeEventListener('blur', leave);
    };
  }, [drawn]);

  return (
    <p role="status" className={styles.spoken}>
      {candle
        ? t('reader.candle', {
            time: format.dateTime(candle.timestamp),
            open: figures.price(candle.open),
            high: figures.price(candle.high),
            low: figures.price(candle.low),
            close: figures.price(candle.close),
            change: format.percent(changePercent(candle.open, candle.close)),
            volume: format.compact(candle.volume),
          })
        : ''}
    </p>
  );
});

/** From no candle the first step leads to the newest. */
function nextIndex(key: string, from: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -leap, PageDown: leap };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return undefined;
  return from === undefined ? last : Math.min(last, Math.max(0, from + step));
}

function pointAt(chart: Chart, index: number): void {
  const { from, to } = chart.getVisibleRange();
  if (index < from || index >= to) chart.scrollToDataIndex(index);
  const candle = chart.getDataList()[index];
  const at = chart.convertToPixel({ dataIndex: index, value: candle?.close ?? 0 }, { paneId: pricePane });
  if (!Array.isArray(at)) chart.executeAction('onCrosshairChange', { ...at, paneId: pricePane });
}
