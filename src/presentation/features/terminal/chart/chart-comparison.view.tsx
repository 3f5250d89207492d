import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Chart } from 'klinecharts';
import { comparedChange } from '../../../../domain/markets/chart-comparison';
import { indicatorKind } from '../../../../domain/markets/chart-indicators';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { Instant } from '../../../../domain/shared/instant';
import { IconButton } from '../../../kit/controls/icon-button';
import { ChangeText } from '../../../kit/controls/change-text';
import { useMarket } from '../market/market-context';
import styles from './chart-comparison.module.css';
import { legendRoom } from './chart-panes';
import { ChartSetupsStore } from './chart-setups.store';
import { useShownChart } from './chart-view';
import { type ComparedMarket, ComparedMarkets } from './compared-markets';
import { barsOf, drawComparison } from './draw-comparison';
import { useChartCanvas } from './use-chart-canvas';
import { view } from '../../../runtime/feature';

interface ChartComparisonStores {
  readonly setups: ChartSetupsStore;
  readonly markets: ComparedMarkets;
}

const strokes = [
  { colour: '--compared-1', dashes: undefined, border: 'solid' },
  { colour: '--compared-2', dashes: [8, 4], border: 'dashed' },
  { colour: '--compared-3', dashes: [2, 3], border: 'dotted' },
] as const;

/** Pixels of a line of figures of an indicator. */
const indicatorLine = 20;

/** Markets that are drawn beside this one, with what each has made since the left edge. */
export const ChartComparison = observer(function ChartComparison({
  stores: { setups, markets },
}: {
  readonly stores: ChartComparisonStores;
}) {
  const { view, instrument, interval } = useShownChart();
  const { drawn, stage, room } = view;
  const own = setups.of(instrument.symbol);
  const symbols = own.compared.join(' ');
  const compared = useMemo(
    () => (symbols === '' ? [] : symbols.split(' ').map((symbol) => markets.market(symbol, interval))),
    [markets, symbols, interval],
  );
  const seen = useSeen(drawn);

  useEffect(() => {
    const stops = compared.map((each) => each.start());
    return () => stops.forEach((stop) => stop());
  }, [compared]);
  const oldest = seen?.oldest;
  useEffect(() => {
    if (oldest !== undefined) for (const each of compared) void each.reach(oldest);
  }, [compared, oldest]);
  const since = seen?.from;
  useChartCanvas(
    drawn,
    (chart, css) => {
      if (since !== undefined)
        drawComparison(
          chart,
          compared.map(({ symbol, closes }, index) => ({
            symbol,
            closes,
            colour: css.color(strokes[index]!.colour),
            dashes: strokes[index]!.dashes,
          })),
          since,
        );
    },
    [compared, since],
  );
  useEffect(() => () => (drawn?.getDom() ? drawComparison(drawn, [], 0) : undefined), [drawn]);

  if (!drawn || !stage || !seen || compared.length === 0) return null;
  const { height, named, lasting } = legendRoom(drawn, own.price !== 'last');
  const indicators = own.setup.indicators.filter(({ name }) => indicatorKind(name)?.onPrice).length;
  return createPortal(
    <Legend
      key={room}
      chart={drawn}
      seen={seen}
      compared={compared}
      top={height + (named ? indicatorLine * indicators : 0)}
      lasting={lasting}
      onRemove={(symbol) => own.endComparing(symbol)}
    />,
    stage,
  );
});

interface LegendProps {
  readonly chart: Chart;
  readonly seen: Seen;
  readonly compared: readonly ComparedMarket[];
  /** Pixels that the figures of the candle and of indicators take. */
  readonly top: number;
  /** There is room for it besides the candles; elsewhere it comes with the pointer or the focus. */
  readonly lasting: boolean;
  readonly onRemove: (symbol: string) => void;
}

const Legend = observer(function Legend({ chart, seen, compared, top, lasting, onRemove }: LegendProps) {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const { latest } = useMarket().chart;
  const bars = barsOf(chart);
  // The picture tells nobody that its newest candle has moved; the market's own candles do.
  const own = new Map([
    ...bars.map(({ at, close }) => [at, close] as const),
    ...latest.map(({ startAt, close }) => [startAt, close] as const),
  ]);
  return (
    <ul
      className={styles.legend}
      style={{ insetBlockStart: top }}
      data-passing={!lasting || undefined}
      aria-label={t('compare.legend')}
    >
      <li className={styles.market}>
        <span className={styles.name}>{marketDisplayName(instrument.symbol)}</span>{' '}
        <ChangeText value={comparedChange(bars, own, seen.from, seen.to)} />
      </li>
      {compared.map(({ symbol, closes, failed }, index) => (
        <li key={symbol} className={styles.market}>
          <span
            className={styles.stroke}
            style={{ borderBlockStart: `2px ${strokes[index]!.border} var(${strokes[index]!.colour})` }}
            aria-hidden="true"
          />
          <span className={styles.name}>{marketDisplayName(symbol)}</span>{' '}
          {failed && closes.size === 0 ? (
            <span>{t('compare.failed')}</span>
          ) : (
            <ChangeText value={comparedChange(bars, closes, seen.from, seen.to)} />
          )}
          <IconButton
            icon={<>×</>}
            size="tiny"
            className={styles.remove}
            label={t('compare.removeOne', { market: marketDisplayName(symbol) })}
            onClick={() => onRemove(symbol)}
          />
        </li>
      ))}
    </ul>
  );
});

interface Seen {
  /** Starts of the first and the last candle in the picture, and of the oldest there is. */
  readonly from: Instant;
  readonly to: Instant;
  readonly oldest: Instant;
}

/** What of the candles is in the picture. */
function useSeen(chart: Chart | undefined): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    if (!chart) return undefined;
    const look = (): void => {
      const bars = chart.getDataList();
      const { from, to } = chart.getVisibleRange();
      const [first, last, oldest] = [bars[Math.max(0, from)], bars[Math.min(to, bars.length) - 1], bars[0]];
      if (!first || !last || !oldest) return;
      const next = { from: first.timestamp, to: last.timestamp, oldest: oldest.timestamp };
      setSeen((before) =>
        before && before.from === next.from && before.to === next.to && before.oldest === next.oldest ? before : next,
      );
    };
    look();
    chart.subscribeAction('onVisibleRangeChange', look);
    return () => {
      chart.unsubscribeAction('onVisibleRangeChange', look);
      setSeen(undefined);
    };
  }, [chart]);
  return seen;
}

export default view(ChartComparison, { setups: ChartSetupsStore, markets: ComparedMarkets });
