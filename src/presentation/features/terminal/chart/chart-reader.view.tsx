import type { KLineData } from 'klinecharts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawingPoint, type DrawingTool, drawingTools } from '../../../../domain/markets/chart-drawing';
import { changePercent } from '../../../../domain/markets/ticker';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { ChartCursor } from './chart-cursor';
import { useShownChart } from './chart-view';
import type { DrawingHand } from './drawing-hand';
import { focusedOf } from './use-chart-cursor';

/** Somebody who holds an arrow key hears where they stop, not every candle on the way; milliseconds. */
const pause = 250;
const leap = 10;
/** Pixels that a key moves the price by; with Shift it is one tick. */
const stride = 6;

/** What is said where a key has led. */
type Said =
  | { readonly candle: KLineData }
  | { readonly price: number }
  | { readonly placed: number; readonly of: number; readonly at: number };

interface ChartReaderProps {
  readonly cursor: ChartCursor;
  readonly hand: DrawingHand;
}

/** Moves the crosshair by the arrow keys, candle by candle or in price, says where it stops, and opens the menu or draws there. */
export const ChartReader = observer(function ChartReader({ cursor, hand }: ChartReaderProps) {
  const { t } = useTranslation('chart');
  const { view, instrument } = useShownChart();
  const { drawn } = view;
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const [said, setSaid] = useState<Said>();

  useEffect(() => {
    const focused = drawn && focusedOf(drawn.getDom()!);
    if (!drawn || !focused) return undefined;
    const tick = instrument.tick.toNumber();
    let index: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (next: Said): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setSaid(next), pause);
    };
    let here: DrawingPoint | undefined;
    const show = (next: number, price: number): void => {
      index = next;
      here = { at: drawn.getDataList()[next]!.timestamp, price };
      hand.lead(here);
      cursor.show(next, price);
    };
    const read = (next: number): void => {
      const candle = drawn.getDataList()[next]!;
      show(next, candle.close);
      say({ candle });
    };
    const movePrice = (direction: 1 | -1, fine: boolean): void => {
      const { price } = cursor;
      if (price === undefined) return;
      const wanted = fine ? price + direction * tick : cursor.priceAt(cursor.heightOf(price) - direction * stride);
      const onTick = Math.max(tick, Math.round((wanted ?? price) / tick) * tick);
      show(index ?? drawn.getDataList().length - 1, onTick);
      say({ price: onTick });
    };
    const place = (tool: DrawingTool): void => {
      const last = drawn.getDataList().length - 1;
      if (last < 0) return;
      if (!here) show(last, drawn.getDataList()[last]!.close);
      say({ placed: hand.place(here!), of: drawingTools[tool], at: here!.price });
    };
    const press = (event: KeyboardEvent): void => {
      if (event.target !== focused || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextIndex(event.key, index, drawn.getDataList().length);
      if (next !== undefined) read(next);
      else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
        movePrice(event.key === 'ArrowUp' ? 1 : -1, event.shiftKey);
      else if (event.key === 'Enter' && hand.tool) place(hand.tool);
      else if (event.key === 'Enter' || event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
        cursor.openMenu();
      else return;
      event.preventDefault();
    };
    const forget = (): void => {
      index = undefined;
      here = undefined;
      clearTimeout(timer);
      setSaid(undefined);
    };
    const leave = (): void => {
      // The menu is about the price that the crosshair is at.
      if (cursor.menu) return;
      forget();
      cursor.hide();
    };
    focused.addEventListener('keydown', press);
    focused.addEventListener('blur', leave);
    return () => {
      forget();
      focused.removeEventListener('keydown', press);
      focused.removeEventListener('blur', leave);
    };
  }, [drawn, cursor, hand, instrument]);

  useEffect(() => {
    const focused = drawn && focusedOf(drawn.getDom()!);
    focused?.setAttribute('aria-description', t('reader.keys'));
  }, [drawn, t]);

  const text = (): string => {
    if (!said) return '';
    if ('placed' in said)
      return t('draw.placed', { number: said.placed, total: said.of, price: figures.price(said.at) });
    if ('price' in said) return t('reader.price', { price: figures.price(said.price) });
    const { candle } = said;
    return t('reader.candle', {
      time: format.dateTime(candle.timestamp),
      open: figures.price(candle.open),
      high: figures.price(candle.high),
      low: figures.price(candle.low),
      close: figures.price(candle.close),
      change: format.percent(changePercent(candle.open, candle.close)),
      volume: format.compact(candle.volume),
    });
  };
  return (
    <p role="status" className="unseen">
      {text()}
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
