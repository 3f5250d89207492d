import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../../domain/shared/decimal';
import { isMovable, newPrice, shownLinePrice, type PriceLine } from '../../../../domain/trading/price-line';
import { useMarketFigures, type MarketFigures } from '../../../kit/formats/market-figures';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { useMarket } from '../market/market-context';
import type { ChartToolsStores } from './chart-tools-stores';
import { useShownChart } from './chart-view';
import { LineDrawer } from './draw-lines';
import type { DrawnLine, LinePrice } from './line-overlay';
import { useChartCanvas } from './use-chart-canvas';
import { useLineWords } from './use-line-words';

/** Keeps the account's own prices on the canvas, with the mark and the index as far as somebody wants them. For observers alone. */
export function useOwnLines({ lines, setups, profits }: Pick<ChartToolsStores, 'lines' | 'setups' | 'profits'>): void {
  const { t } = useTranslation('chart');
  const { view, instrument } = useShownChart();
  const { drawn } = view;
  const market = useMarket();
  const figures = useMarketFigures(instrument);
  const words = useLineWords(profits, 'short');
  const drawer = useRef<LineDrawer>(undefined);

  useEffect(() => {
    const lineOf = (id: string): PriceLine | undefined => lines.of(instrument.symbol).find((line) => line.id === id);
    const made =
      drawn &&
      new LineDrawer(drawn, 'own lines', {
        putAt: (id, price) => {
          const line = lineOf(id);
          return line && priceOf(line, newPrice(line, price, instrument) ?? line.price, figures);
        },
        moved: (id, price) => {
          const line = lineOf(id);
          if (line) lines.propose(line, price, instrument);
        },
        cancelled: (id) => {
          const line = lineOf(id);
          if (line && isMovable(line)) void lines.cancel(line);
        },
      });
    drawer.current = made;
    return () => made?.clear();
  }, [drawn, lines, instrument, figures]);

  useChartCanvas(
    drawn,
    (_chart, css) => {
      const own = lines.shown(instrument.symbol).map((line) => {
        const price = (lines.proposed?.line.id === line.id ? lines.proposed.price : undefined) ?? line.price;
        return ownLine(line, priceOf(line, price, figures), words(line), lines.busy.has(line.id), css);
      });
      const { markPrice, indexPrice } = market.contract?.prices ?? {};
      const references = [
        {
          id: 'mark',
          price: setups.shows('mark') ? markPrice : undefined,
          label: t('line.mark'),
          colour: css.color('--text-2'),
        },
        {
          id: 'index',
          price: setups.shows('index') ? indexPrice : undefined,
          label: t('line.index'),
          colour: css.color('--text-3'),
        },
      ].flatMap(({ price, ...line }) =>
        price === undefined
          ? []
          : [{ ...line, price, priceText: figures.price(price), dashed: true, movable: false, busy: false }],
      );
      drawer.current?.draw([...own, ...references], css);
    },
    [lines, setups, market, words, figures, t],
  );
}

/** A line at its own price, or at another that it is brought to. */
function priceOf(line: PriceLine, price: Decimal, figures: MarketFigures): LinePrice {
  const shown = shownLinePrice({ ...line, price }, figures.priceDecimals);
  return { price: price.toNumber(), priceText: figures.price(shown) };
}

function ownLine(line: PriceLine, at: LinePrice, label: string, busy: boolean, css: CssTokens): DrawnLine {
  return {
    id: line.id,
    ...at,
    label,
    colour: css.color(colourOf(line)),
    dashed: line.kind !== 'order',
    movable: isMovable(line),
    busy,
  };
}

function colourOf(line: PriceLine): string {
  if (line.kind === 'order') return line.order.side === 'BUY' ? '--up' : '--down';
  return { trigger: '--accent', entry: '--link', liquidation: '--error' }[line.kind];
}
