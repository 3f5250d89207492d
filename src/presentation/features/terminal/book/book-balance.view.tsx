import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bidShare } from '../../../../domain/markets/depth';
import { atRest } from './at-rest';
import styles from './order-book.module.css';
import type { OrderBookStore } from '../market/order-book.store';

/** It moves with every change, and each move is a layout of the page. */
const rest = 250;

/** How much of what rests is bids, written past React as the rows are. */
export const BookBalance = observer(function BookBalance({
  book,
  paused,
}: {
  readonly book: OrderBookStore;
  readonly paused: boolean;
}) {
  const { t } = useTranslation('trade');
  const meter = useRef<HTMLDivElement>(null);
  const { feed, status } = book;
  const known = status !== 'loading';
  useLayoutEffect(() => {
    const element = meter.current;
    if (!element || !feed || !known) return undefined;
    let shown: number | undefined;
    const paint = (): void => {
      const { bids, asks } = feed.book.volumes;
      const share = bidShare(bids, asks);
      const percent = share === undefined ? undefined : Math.round(share * 100);
      if (percent === shown) return;
      shown = percent;
      element.hidden = percent === undefined;
      if (percent === undefined) return;
      const shares = { bids: percent, asks: 100 - percent };
      const [bidPart, askPart] = element.children;
      bidPart!.textContent = t('book.bidShare', shares);
      askPart!.textContent = t('book.askShare', shares);
      element.style.setProperty('--bids', `${percent}%`);
      element.setAttribute('aria-valuenow', String(percent));
      element.setAttribute('aria-valuetext', t('book.balanceText', shares));
    };
    paint();
    if (paused) return undefined;
    const painting = atRest(rest, paint);
    const stops = [feed.onChange(painting.want), painting.stop];
    return () => stops.forEach((stop) => stop());
  }, [feed, known, paused, t]);
  return (
    <div
      ref={meter}
      hidden
      role="meter"
      aria-label={t('book.balance')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={50}
      className={styles.balance}
      data-live
    >
      <span data-share="bids" />
      <span data-share="asks" />
    </div>
  );
});
