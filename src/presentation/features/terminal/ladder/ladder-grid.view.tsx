import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deepOrderBook } from '../../../../application/markets/order-book-feed';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useBriefSize } from '../../../kit/formats/brief-figures';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { LadderLine } from './ladder-line.view';
import type { LadderStore } from './ladder.store';
import styles from './ladder-grid.module.css';
import { useLadderHand } from './use-ladder-hand';
import { useLadderKeys } from './use-ladder-keys';

const usualRowHeight = 24;
const fewestRows = 7;

/** The rows: what is bid, the price, what is offered, and what was traded there. */
export const LadderGrid = observer(function LadderGrid({ ladder }: { readonly ladder: LadderStore }) {
  const { t } = useTranslation(['ladder', 'trade']);
  const { instrument } = useMarket();
  const figures = useMarketFigures(instrument);
  const size = useBriefSize(figures.sizeDecimals);
  const body = useRef<HTMLDivElement>(null);
  useRoom(body, ladder);
  useWheel(body, ladder);
  const keys = useLadderKeys(body, ladder);
  const hand = useLadderHand(ladder);
  const { rows, carried } = ladder;
  const unknown = t('known', { levels: String(deepOrderBook.depth) });
  const largest = Math.max(0, ...rows.map(({ bid, ask }) => Math.max(bid ?? 0, ask ?? 0)));
  return (
    <div
      role="grid"
      aria-label={t('label', { market: marketDisplayName(instrument.symbol) })}
      aria-rowcount={rows.length + 1}
      aria-colcount={4}
      className={styles.grid}
      data-carrying={carried ? '' : undefined}
      data-stale={ladder.market.book.status === 'stale' || undefined}
      onKeyDown={keys.press}
      onFocus={keys.focus}
      onBlur={keys.blur}
      {...hand}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <span role="columnheader">{t(`trade:side.${ladder.actOn('BUY')}`)}</span>
        <span role="columnheader">{t('trade:column.price')}</span>
        <span role="columnheader">{t(`trade:side.${ladder.actOn('SELL')}`)}</span>
        <span role="columnheader">{t('column.traded')}</span>
      </div>
      <div ref={body} role="rowgroup" className={styles.body}>
        {rows.map((row, index) => (
          <LadderLine
            key={row.number}
            row={row}
            index={index + 2}
            largest={largest}
            over={carried?.row === row.number}
            tabStop={keys.tabStop(row.number)}
            figures={figures}
            size={size}
            unknown={unknown}
          />
        ))}
      </div>
    </div>
  );
});

/** As many rows as fit. */
function useRoom(body: React.RefObject<HTMLElement | null>, ladder: LadderStore): void {
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = (): void => {
      const height = parseFloat(getComputedStyle(element).getPropertyValue('--ladder-row')) || usualRowHeight;
      ladder.window.fit(Math.max(fewestRows, Math.floor(element.clientHeight / height)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [body, ladder]);
}

/** The wheel moves the ladder, not the page, except where it stays centred anyway. */
function useWheel(body: React.RefObject<HTMLElement | null>, ladder: LadderStore): void {
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent): void => {
      if (ladder.preferences.centring === 'auto' || event.deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      ladder.window.scroll(event.deltaY < 0 ? 1 : -1);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [body, ladder]);
}
