import { type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import type { Chart } from 'klinecharts';
import { observable, observableRef } from 'mobx';
import type { Candle } from '../../../../../../src/domain/markets/candle';
import { AlertAtPrice } from '../../../../../../src/presentation/features/terminal/chart/alert-at-price.view';
import { ChartCursor } from '../../../../../../src/presentation/features/terminal/chart/chart-cursor';
import { intervalOfEach } from '../../../../../../src/presentation/features/terminal/chart/chart-intervals';
import { ChartView, ShownChartContext } from '../../../../../../src/presentation/features/terminal/chart/chart-view';
import { DrawingHand } from '../../../../../../src/presentation/features/terminal/chart/drawing-hand';
import { DrawingsStore } from '../../../../../../src/presentation/features/terminal/chart/drawings.store';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { bitcoin } from '../../../../domain/trading/instruments';
import { renderShell } from '../../../shell/shell-fixture';
import { tradeStores } from '../trading-fixture';
import { placed } from './pointer';

const bars = [59000, 59500, 60000].map((close, index) => ({
  timestamp: index * 60_000,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
}));

/** As much of the drawing library as the tools use: a pixel is 10 USDT, the top is 61,000. */
function drawnIn(element: HTMLElement, overlays: Map<string, object>): Chart {
  return {
    getDom: (pane?: string) => (pane === undefined ? element.firstElementChild : placed(600, 300)),
    getDataList: () => bars,
    getVisibleRange: () => ({ from: 0, to: bars.length }),
    convertToPixel: ({ dataIndex, value }: { dataIndex?: number; value: number }) => ({
      x: (dataIndex ?? 0) * 10,
      y: (61000 - value) / 10,
    }),
    convertFromPixel: ([{ y }]: [{ y: number }]) => [{ value: 61000 - y * 10, timestamp: 0 }],
    executeAction: () => undefined,
    scrollToDataIndex: () => undefined,
    subscribeAction: () => undefined,
    unsubscribeAction: () => undefined,
    getIndicators: () => [],
    createIndicator: () => undefined,
    createOverlay: (overlay: { readonly id: string }) => overlays.set(overlay.id, overlay),
    removeOverlay: ({ id }: { readonly id: string }) => overlays.delete(id),
    getOverlays: ({ id }: { readonly id?: string }) =>
      id === undefined ? [...overlays.values()] : [...(overlays.has(id) ? [overlays.get(id)] : [])],
    overrideOverlay: (overlay: { readonly id: string }) =>
      overlays.set(overlay.id, { ...overlays.get(overlay.id), ...overlay }),
    getSize: () => ({ width: 600, height: 300 }),
    getOffsetRightDistance: () => Infinity,
  } as unknown as Chart;
}

/** A line on the canvas, as a pointer takes it. */
export interface HeldLine {
  readonly points: readonly { readonly value: number }[];
  readonly extendData: { readonly priceText: string };
  readonly onPressedMoveStart: (event: { readonly y: number }) => void;
}

/** Alerts that were asked for. */
export const added: unknown[] = [];
const alerts = { addPriceAlert: (...alert: unknown[]) => (added.push(alert), true) } as never;

/** A chart that keys can walk, with what `make` adds to it. */
export async function showChart(make: (cursor: ChartCursor, hand: DrawingHand, drawings: DrawingsStore) => ReactNode) {
  const overlays = new Map<string, object>();
  const stage = document.createElement('div');
  stage.innerHTML = '<div role="application" tabindex="0" aria-label="chart"><div></div></div>';
  document.body.append(stage);
  const focused = stage.firstElementChild as HTMLElement;
  Object.defineProperty(focused.firstElementChild, 'clientWidth', { value: 600 });
  const drawn = drawnIn(focused, overlays);
  const view = new ChartView();
  view.show(drawn);
  view.placeStage(stage);
  const cursor = new ChartCursor(drawn);
  const drawings = new DrawingsStore(new MemoryStorage());
  const hand = new DrawingHand(drawn, drawings, bitcoin.symbol);
  const { ticket, tape, preferences } = await tradeStores();
  const candles = observable({ latest: [] as readonly Candle[] }, { latest: observableRef });
  const market = {
    instrument: bitcoin,
    ticket,
    tape,
    chart: candles,
    contract: undefined,
  } as unknown as MarketStores;
  const shown = {
    view,
    instrument: bitcoin,
    interval: '15m',
    intervals: intervalOfEach(preferences),
    preferences,
  } as const;
  const page = (
    <MarketContext value={market}>
      <ShownChartContext value={shown}>{make(cursor, hand, drawings)}</ShownChartContext>
    </MarketContext>
  );
  const shell = await renderShell({
    at: '/trade/BTC_USDT',
    texts: ['chart'],
    open: async ({ id, path }) => ({
      View: () =>
        id === 'chart-alert' ? <AlertAtPrice stores={{ alerts }} /> : path?.startsWith('/trade') ? page : null,
      stores: {},
    }),
  });
  return { user: userEvent.setup(), candles, cursor, ticket, focused, shell, hand, drawings, overlays };
}
