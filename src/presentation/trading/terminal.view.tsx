import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../domain/markets/instrument';
import { classNames } from '../ui/class-names';
import { ErrorBoundary } from '../ui/error-boundary';
import { AccountPanel } from './account/account-panel.view';
import { useDesk } from './desk/desk-context';
import { ChartPanel } from './chart/chart-panel.view';
import { OrderBookPanel } from './book/order-book.view';
import { OrderEntry } from './ticket/order-entry.view';
import { OrderSheet } from './ticket/order-sheet.view';
import { SymbolBar } from './market/symbol-bar.view';
import { tabPanel, Tabs } from '../ui/tabs';
import { TapePanel } from './book/tape.view';
import type { TradePageStores } from './trade-page-stores';
import styles from './trade.module.css';
import { useTradeLayout } from './use-layout';

interface TerminalProps {
  readonly instruments: readonly Instrument[];
  readonly stores: TradePageStores;
}

type PhoneTab = 'chart' | 'book' | 'tape';

/** The panels of one market, arranged for the width there is. */
export const Terminal = observer(function Terminal({ instruments, stores }: TerminalProps) {
  const { t } = useTranslation('trade');
  const layout = useTradeLayout();
  const [tab, setTab] = useState<PhoneTab>('chart');
  const { tickers, favourites, preferences } = stores;
  const desk = useDesk();
  const { instrument, form } = desk;
  const { paused } = tickers;
  const phone = layout === 'phone';

  const chart = (
    <ErrorBoundary name="trade/chart">
      <ChartPanel instrument={instrument} chart={desk.chart} preferences={preferences} />
    </ErrorBoundary>
  );
  const book = (
    <ErrorBoundary name="trade/book">
      <OrderBookPanel key={instrument.symbol} instrument={instrument} book={desk.book} preferences={preferences} titled={layout === 'wide'} paused={paused} onPrice={(price) => form.takePrice(price)} />
    </ErrorBoundary>
  );
  const tape = (
    <ErrorBoundary name="trade/tape">
      <TapePanel instrument={instrument} tape={desk.tape} paused={paused} />
    </ErrorBoundary>
  );
  const entry = (
    <ErrorBoundary name="trade/form">
      <OrderEntry stores={stores} />
    </ErrorBoundary>
  );

  return (
    <div className={styles.terminal} data-layout={layout} data-stale={tickers.stale || undefined}>
      <div className={styles.bar}>
        <SymbolBar instrument={instrument} instruments={instruments} tickers={tickers} favourites={favourites} />
      </div>
      {phone ? (
        <div className={styles.phone}>
          <Tabs
            wide
            name="terminal"
            label={t('panels.label')}
            tabs={(['chart', 'book', 'tape'] as const).map((id) => ({ id, label: t(`panels.${id}`) }))}
            selected={tab}
            onSelect={setTab}
          />
          <div {...tabPanel('terminal', tab)} className={styles.phonePanel}>
            {{ chart, book, tape }[tab]}
          </div>
        </div>
      ) : (
        <>
          <div className={classNames(styles.area, styles.sized)} style={{ gridArea: 'chart' }}>
            {chart}
          </div>
          <BookArea together={layout === 'wide'} book={book} tape={tape} />
          <div className={styles.formArea}>{entry}</div>
        </>
      )}
      <div className={classNames(styles.area, styles.account)}>
        <ErrorBoundary name="trade/account">
          <AccountPanel stores={stores} symbol={instrument.symbol} />
        </ErrorBoundary>
      </div>
      {phone ? <OrderSheet form={form}>{entry}</OrderSheet> : null}
    </div>
  );
});

/** Book and trades: one over the other where there is room, else as tabs. */
function BookArea({ together, book, tape }: { readonly together: boolean; readonly book: React.ReactNode; readonly tape: React.ReactNode }) {
  const { t } = useTranslation('trade');
  const [tab, setTab] = useState<'book' | 'tape'>('book');
  if (together) {
    return (
      <div className={classNames(styles.area, styles.sized)} style={{ gridArea: 'book' }}>
        {book}
        <div className={styles.tape}>
          <h2 className={styles.heading}>{t('panels.tape')}</h2>
          {tape}
        </div>
      </div>
    );
  }
  return (
    <div className={classNames(styles.area, styles.sized)} style={{ gridArea: 'book' }}>
      <Tabs
        name="book"
        label={t('panels.label')}
        tabs={(['book', 'tape'] as const).map((id) => ({ id, label: t(`panels.${id}`) }))}
        selected={tab}
        onSelect={setTab}
      />
      <div {...tabPanel('book', tab)} className={styles.tabbed}>
        {tab === 'book' ? book : tape}
      </div>
    </div>
  );
}
