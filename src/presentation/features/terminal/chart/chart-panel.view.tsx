import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { Part } from '../../../runtime/part';
import { useApp } from '../../../runtime/app-context';
import { toolsTime } from '../../../runtime/stores/quiet.store';
import { PlainButton } from '../../../kit/controls/plain-button';
import { EmptyState } from '../../../kit/controls/empty-state';
import { FailureState } from '../../../kit/data/failure-state';
import { Skeleton } from '../../../kit/controls/skeleton';
import { intervalOfEach, type ChartIntervals } from './chart-intervals';
import styles from './chart-panel.module.css';
import { ChartView, ShownChartContext } from './chart-view';
import type { ChartStore } from '../market/chart.store';
import { IntervalPicker } from './interval-picker.view';
import { panelName } from '../market/panel-name';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { chartToolsFeature } from './chart-tools.feature';

const CandleChart = lazy(() => import('./candle-chart.view'));
const ChartTable = lazy(() => import('./chart-table.view'));

interface ChartPanelProps {
  readonly instrument: Instrument;
  readonly chart: ChartStore;
  /** Each market's own where nothing is said. */
  readonly intervals?: ChartIntervals | undefined;
  readonly preferences: TradePreferencesStore;
}

/** The candle chart of the market, or the same candles as a table. */
export const ChartPanel = observer(function ChartPanel({
  instrument,
  chart,
  preferences,
  intervals: given,
}: ChartPanelProps) {
  const { t } = useTranslation('trade');
  const [asTable, setAsTable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState(false);
  const ready = chart.status === 'ready';
  useEffect(() => {
    if (!ready || wanted) return undefined;
    const timer = window.setTimeout(() => setWanted(true), toolsTime);
    return () => window.clearTimeout(timer);
  }, [ready, wanted]);
  // The canvas takes longer to make than all other panels together: they are shown before it.
  const canvas = useDeferredValue(true, false);
  const { quiet } = useApp();
  const intervals = useMemo(() => given ?? intervalOfEach(preferences), [given, preferences]);
  const interval = intervals.of(instrument.symbol);
  const [view] = useState(() => new ChartView());
  const shown = useMemo(
    () => ({ view, instrument, interval, intervals, preferences }),
    [view, instrument, interval, intervals, preferences],
  );
  const { source } = chart;
  useEffect(() => chart.begin(), [chart, instrument.symbol, interval, attempt, source]);

  return (
    <section
      className={styles.panel}
      aria-label={panelName(t('chart.title'), instrument.symbol)}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
    >
      <ShownChartContext value={shown}>
        <div className={styles.toolbar}>
          <IntervalPicker
            interval={interval}
            favourites={preferences.intervals}
            onChoose={(chosen) => intervals.choose(instrument.symbol, chosen)}
          />
          <div ref={view.placeToolbar} className={styles.tools} />
          <PlainButton className={styles.tool} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('chart.table')}
          </PlainButton>
        </div>
        <div ref={view.placeStage} className={styles.stage} data-live>
          <Suspense fallback={<ChartSkeleton />}>
            {canvas ? (
              <CandleChart
                key={`${instrument.symbol} ${interval} ${attempt} ${source?.kind}`}
                instrument={instrument}
                interval={interval}
                chart={chart}
              />
            ) : (
              <ChartSkeleton />
            )}
          </Suspense>
          <ChartOverlay chart={chart} onRetry={() => setAttempt(attempt + 1)} />
          <Suspense>
            {asTable ? <ChartTable instrument={instrument} interval={interval} chart={chart} /> : null}
          </Suspense>
        </div>
        {quiet.over || wanted ? <Part feature={chartToolsFeature} /> : null}
      </ShownChartContext>
    </section>
  );
});

const ChartOverlay = observer(function ChartOverlay({
  chart,
  onRetry,
}: {
  readonly chart: ChartStore;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('trade');
  if (chart.status === 'ready') return null;
  return (
    <div className={styles.overlay}>
      {chart.status === 'failed' && chart.failure ? <FailureState failure={chart.failure} onRetry={onRetry} /> : null}
      {chart.status === 'empty' ? <EmptyState title={t('chart.empty.title')} text={t('chart.empty.text')} /> : null}
      {chart.status === 'loading' ? <ChartSkeleton /> : null}
    </div>
  );
});

const skeletonBars = [38, 46, 42, 55, 61, 52, 47, 58, 66, 72, 64, 57, 62, 70, 78, 69, 60, 54, 63, 71, 66, 58, 50, 57];

function ChartSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {skeletonBars.map((height, index) => (
        <Skeleton key={index} width="100%" height={`${height}%`} />
      ))}
    </div>
  );
}
