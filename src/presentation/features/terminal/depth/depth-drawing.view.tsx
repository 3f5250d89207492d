import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { walkTo } from '../../../../domain/markets/depth';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { drawing, priceAt, stepsOf, tallestWithin, unknownShare, type DepthWindow } from './depth-steps';
import styles from './depth.module.css';
import { levelsRead, type DepthSides } from './depth.store';

interface DepthDrawingProps {
  readonly sides: DepthSides;
  readonly middle: number;
  /** 0.01 shows 1 % to each side. */
  readonly reach: number;
  readonly stale: boolean;
  /** -1 looks closer. */
  readonly onZoom: (by: 1 | -1) => void;
}

const smallStep = 0.01;
const largeStep = 0.1;

/** Both sides as steps, with a cursor that says what going as far as it would cost. */
export const DepthDrawing = observer(function DepthDrawing({ sides, middle, reach, stale, onZoom }: DepthDrawingProps) {
  const { t } = useTranslation('ladder');
  const [cursor, setCursor] = useState(0.75);
  const box = useRef<HTMLDivElement>(null);
  useWheelZoom(box, onZoom);
  const window: DepthWindow = { middle, reach, tallest: tallestWithin(sides.bids, sides.asks, middle, reach) };
  const words = useCursorWords(sides, window, cursor);
  const move = (event: KeyboardEvent): void => {
    const to = {
      ArrowLeft: cursor - smallStep,
      ArrowRight: cursor + smallStep,
      ArrowDown: cursor - smallStep,
      ArrowUp: cursor + smallStep,
      PageDown: cursor - largeStep,
      PageUp: cursor + largeStep,
      Home: 0,
      End: 1,
    }[event.key];
    if (event.key === '+') onZoom(-1);
    else if (event.key === '-') onZoom(1);
    else if (to === undefined) return;
    else setCursor(within(to));
    event.preventDefault();
  };
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setCursor(within((event.clientX - left) / width));
  };
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={t('depth.cursor')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(cursor * 100)}
        aria-valuetext={words}
        className={styles.drawing}
        data-stale={stale || undefined}
        onKeyDown={move}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} preserveAspectRatio="none" aria-hidden="true">
          <Side points={stepsOf(sides.bids, window, 'bid', sides.ends.bid !== undefined)} side="bid" />
          <Side points={stepsOf(sides.asks, window, 'ask', sides.ends.ask !== undefined)} side="ask" />
          <line
            x1={drawing.width / 2}
            x2={drawing.width / 2}
            y1={0}
            y2={drawing.height}
            className={styles.middle}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {(['bid', 'ask'] as const).map((side) => (
          <span
            key={side}
            className={styles.unknown}
            data-side={side}
            style={{ inlineSize: `${unknownShare(sides.ends[side], window, side) * 100}%` }}
            aria-hidden="true"
          />
        ))}
        <span className={styles.bids}>{t('depth.bids')}</span>
        <span className={styles.asks}>{t('depth.asks')}</span>
        <span className={styles.cursor} style={{ insetInlineStart: `${cursor * 100}%` }} aria-hidden="true" />
      </div>
      <Scale window={window} />
      <p className={styles.words}>{words}</p>
    </>
  );
});

function Side({ points, side }: { readonly points: ReturnType<typeof stepsOf>; readonly side: 'bid' | 'ask' }) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <g data-side={side}>
      <polygon
        points={`${line} ${last[0].toFixed(1)},${drawing.height} ${first[0].toFixed(1)},${drawing.height}`}
        className={styles.area}
      />
      <polyline points={line} className={styles.line} vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** Prices under the drawing. */
function Scale({ window }: { readonly window: DepthWindow }) {
  const { instrument } = useMarket();
  const figures = useMarketFigures(instrument);
  return (
    <div className={styles.scale} aria-hidden="true">
      {[0, 0.5, 1].map((place) => (
        <span key={place}>{figures.price(priceAt(place, window))}</span>
      ))}
    </div>
  );
}

/** Price, size, cost and slippage at the cursor. */
function useCursorWords({ bids, asks, ends }: DepthSides, window: DepthWindow, cursor: number): string {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const { instrument } = useMarket();
  const figures = useMarketFigures(instrument);
  const side = cursor < 0.5 ? 'bid' : 'ask';
  const price = priceAt(cursor, window);
  const end = ends[side];
  if (end !== undefined && (side === 'bid' ? price < end : price > end))
    return t('depth.beyond', { levels: String(levelsRead), price: figures.price(end) });
  const { base, quote, averagePrice, slippagePercent } = walkTo(price, side === 'bid' ? bids : asks, side);
  if (averagePrice === undefined) return t('depth.none', { price: figures.price(price) });
  return t(side === 'bid' ? 'depth.sell' : 'depth.buy', {
    price: figures.price(price),
    base: figures.size(base),
    asset: instrument.base,
    quote: figures.total(quote),
    quoteAsset: instrument.quote,
    average: figures.price(averagePrice),
    slippage: `${format.price(slippagePercent, 3)}${format.percentMark}`,
  });
}

/** The wheel looks closer or wider; the page stays where it is. */
function useWheelZoom(box: React.RefObject<HTMLElement | null>, onZoom: (by: 1 | -1) => void): void {
  const zoom = useRef(onZoom);
  useEffect(() => {
    zoom.current = onZoom;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent): void => {
      if (event.deltaY === 0) return;
      event.preventDefault();
      zoom.current(event.deltaY < 0 ? -1 : 1);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [box]);
}

function within(place: number): number {
  return Math.max(0, Math.min(1, place));
}
