import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { summarise } from '../../../../domain/markets/order-book-summary';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import styles from './book-companion.module.css';
import type { BookPanelStore } from './book-panel.store';
import { spreadShare } from './spread-share';

const near = 0.01;

/** The book in one paragraph, each time somebody asks and never by itself. */
export const BookReading = observer(function BookReading({ panel }: { readonly panel: BookPanelStore }) {
  const reading = useReading(panel);
  const { readings } = panel;
  const [text, setText] = useState('');
  useEffect(() => {
    setText(readings > 0 ? reading() : '');
    // Only a question is answered; figures that change in between are not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [readings]);
  return (
    <div role="status" className={styles.reading}>
      {text === '' ? null : <p key={readings}>{text}</p>}
    </div>
  );
});

function useReading(panel: BookPanelStore): () => string {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const { instrument, book } = useMarket();
  const figures = useMarketFigures(instrument);
  return () => {
    const { status } = book;
    const feed = panel.deep ?? book.feed;
    const summary = feed && status !== 'loading' ? summarise(feed.book, near) : undefined;
    if (!summary) return t('reading.unknown');
    const text = t('reading.text', {
      market: marketDisplayName(instrument.symbol),
      bid: figures.price(summary.bestBid),
      ask: figures.price(summary.bestAsk),
      spread: figures.price(summary.spread),
      percent: spreadShare(format, summary.spreadPercent),
      near: format.part(summary.near),
      bids: figures.size(summary.bids),
      asks: figures.size(summary.asks),
      asset: instrument.base,
      share: format.part(summary.bidShare),
    });
    return status === 'stale' ? `${t('reading.stale')} ${text}` : text;
  };
}
