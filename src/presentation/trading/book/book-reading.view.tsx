import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bidShare, depthWithin } from '../../../domain/markets/depth';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { useFormat } from '../../kernel/use-format';
import { useDesk } from '../desk/desk-context';
import { useMarketFigures } from '../figures';
import styles from './book-companion.module.css';
import type { BookPanelStore } from './book-panel.store';

/** As many levels as the feed keeps. */
const everyLevel = Infinity;
const near = 0.01;

/** The book in one paragraph, each time somebody asks and never by itself. */
export const BookReading = observer(function BookReading({ panel }: { readonly panel: BookPanelStore }) {
  const reading = useReading();
  const { readings } = panel;
  const [text, setText] = useState('');
  useEffect(() => {
    setText(readings > 0 ? reading() : '');
    // Only a question is answered; figures that change in between are not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [readings]);
  return (
    <div role="status" className={styles.reading}>
      {text === '' ? null : <p key={readings}>{text}</p>}
    </div>
  );
});

function useReading(): () => string {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const { instrument, book } = useDesk();
  const figures = useMarketFigures(instrument);
  return () => {
    const { feed, bestBid, bestAsk, middle, status } = book;
    if (!feed || status === 'loading' || bestBid === undefined || bestAsk === undefined || middle === undefined) return t('reading.unknown');
    const bids = depthWithin(feed.book.bestBids(everyLevel), middle, near);
    const asks = depthWithin(feed.book.bestAsks(everyLevel), middle, near);
    const text = t('reading.text', {
      market: marketDisplayName(instrument.symbol),
      bid: figures.price(bestBid),
      ask: figures.price(bestAsk),
      spread: figures.price(Number((bestAsk - bestBid).toPrecision(12))),
      percent: `${format.price(((bestAsk - bestBid) / middle) * 100, 3)}%`,
      bids: figures.size(bids),
      asks: figures.size(asks),
      asset: instrument.base,
      share: format.part(bidShare(bids, asks)),
    });
    return status === 'stale' ? `${t('reading.stale')} ${text}` : text;
  };
}
