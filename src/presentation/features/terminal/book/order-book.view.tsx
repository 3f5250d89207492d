import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../runtime/part';
import { useApp } from '../../../runtime/app-context';
import { FailureState } from '../../../kit/data/failure-state';
import { useMarket } from '../market/market-context';
import { panelName } from '../market/panel-name';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { BookBalance } from './book-balance.view';
import { BookGrid } from './book-grid.view';
import { BookPanelContext, BookPanelStore } from './book-panel.store';
import { BookToolbar } from './book-toolbar.view';
import styles from './order-book.module.css';
import { bookCompanionFeature } from './book-companion.feature';

interface OrderBookProps {
  readonly preferences: TradePreferencesStore;
  /** Says what it is where no tab does. */
  readonly titled: boolean;
  /** Somebody stopped the figures of the whole page. */
  readonly paused: boolean;
}

/** The order book: asks above, bids below, the spread between. A price that is picked goes into the order form. */
export const OrderBookPanel = observer(function OrderBookPanel({ preferences, titled, paused }: OrderBookProps) {
  const { t } = useTranslation('trade');
  const { session } = useApp();
  const { instrument, book } = useMarket();
  const [panel] = useState(() => new BookPanelStore());
  const [used, setUsed] = useState(false);
  // Own orders are marked and wide groups filled without being asked for; everything else waits for the first touch.
  const accompanied = used || session.status === 'loggedIn' || preferences.isGrouped(instrument.symbol);
  useEffect(() => panel.point(undefined), [panel, instrument]);

  const leave = (): void => {
    panel.point(undefined);
    panel.hush();
  };

  return (
    <BookPanelContext value={panel}>
      <section
        className={styles.panel}
        aria-label={panelName(t('book.title'), instrument.symbol)}
        onPointerEnter={() => setUsed(true)}
        onFocus={() => setUsed(true)}
        onPointerLeave={leave}
        onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : leave())}
      >
        <BookToolbar titled={titled} instrument={instrument} book={book} preferences={preferences} panel={panel} />
        {book.status === 'loading' && book.failure ? (
          <FailureState failure={book.failure} onRetry={() => book.retry()} />
        ) : (
          <BookGrid preferences={preferences} panel={panel} paused={paused || panel.paused} />
        )}
        <BookBalance book={book} paused={paused || panel.paused} />
        {accompanied ? <Part feature={bookCompanionFeature} /> : null}
      </section>
    </BookPanelContext>
  );
});
