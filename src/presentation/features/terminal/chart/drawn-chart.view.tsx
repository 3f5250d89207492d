import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { candleStartsAt } from '../../../../domain/markets/candle-close';
import { hasIndicator } from '../../../../domain/markets/chart-indicators';
import type { ChartLook, ChartSetup } from '../../../../domain/markets/chart-setup';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { fillMarks, labelledMarks } from '../../../../domain/trading/fill-marks';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
import type { ChartToolsStores } from './chart-tools-stores';
import type { ChartSetupsStore } from './chart-setups.store';
import { useShownChart } from './chart-view';
import { drawCountdown } from './draw-countdown';
import { drawDrawings } from './draw-drawings';
import { drawFills } from './draw-fills';
import { keepPanes } from './chart-panes';
import { drawSetup } from './draw-setup';
import { useChartCanvas } from './use-chart-canvas';
import { useFillWords } from './use-fill-words';
import { useOwnLines } from './use-own-lines';

interface DrawnChartProps {
  readonly stores: ChartToolsStores;
  /** The tools to draw with stand over the candles, at the left edge. */
  readonly rail: boolean;
  readonly onChosen: (drawing: string | undefined) => void;
}

/** Shows nothing of its own: keeps what lies on the canvas as the stores have it. */
export const DrawnChart = observer(function DrawnChart({ stores, rail, onChosen }: DrawnChartProps) {
  const { setups, drawings, fills, lines, clock } = stores;
  const { view, instrument, interval } = useShownChart();
  const { drawn } = view;
  const { symbol } = instrument;
  const { t } = useTranslation(['chart', 'trade']);
  const format = useFormat();
  const { connection } = useApp();
  const words = useFillWords(instrument);

  useChartCanvas(
    drawn,
    (chart, css) => {
      const { price } = setups.of(symbol);
      const words = [marketDisplayName(symbol), t(`trade:interval.${interval}`)];
      const title = [...words, ...(price === 'last' ? [] : [t(`price.${price}`)])].join(' · ');
      drawSetup(chart, shownSetup(setups, instrument), shownLook(setups, symbol), css, {
        title,
        essential: price !== 'last',
        rail,
      });
      drawCountdown(chart, interval, setups.look.countdown, () => clock.now() - connection.clockAhead, css);
    },
    [setups, clock, connection, instrument, rail, t],
  );
  useChartCanvas(
    drawn,
    (chart, css) => {
      const draw = (): void => {
        const { magnet, locked, hidden } = drawings;
        drawDrawings(chart, drawings.of(symbol), { magnet, locked, hidden }, css, {
          moved: (id, points) => drawings.move(symbol, id, points),
          chosen: onChosen,
          lost: draw,
        });
      };
      draw();
    },
    [drawings, symbol, onChosen],
  );
  useChartCanvas(
    drawn,
    (chart, css) => {
      const marks = setups.shows('fills') ? fillMarks(fills.of(symbol)) : [];
      drawFills(
        chart,
        labelledMarks(marks, (at) => candleStartsAt(at, interval)).map((mark) => ({
          ...mark,
          price: mark.price.toNumber(),
          whole: words.short(mark),
        })),
        (total) => exact(format, total),
        css,
      );
    },
    [fills, setups, symbol, words],
  );
  useOwnLines(stores);
  useEffect(() => {
    if (!drawn) return undefined;
    const resize = new ResizeObserver(() => keepPanes(drawn));
    resize.observe(drawn.getDom()!);
    return () => resize.disconnect();
  }, [drawn]);
  useEffect(() => () => lines.decline(), [lines, symbol]);
  return null;
});

/** As far as the market has it; what is compared has no price in common but in percent. */
function shownSetup(setups: ChartSetupsStore, { symbol, type }: Instrument): ChartSetup {
  const { setup, compared } = setups.of(symbol);
  const indicators = setup.indicators.filter(({ name }) => hasIndicator(type, name));
  return { ...setup, indicators, scale: compared.length > 0 ? 'percent' : setup.scale };
}

/** Nothing is traded in a mark or an index. */
function shownLook(setups: ChartSetupsStore, symbol: string): ChartLook {
  return setups.of(symbol).price === 'last' ? setups.look : { ...setups.look, volume: 'hidden' };
}
