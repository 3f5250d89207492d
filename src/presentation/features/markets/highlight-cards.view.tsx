import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changePercent } from '../../../domain/markets/ticker';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { ChangeText } from '../../kit/controls/change-text';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import styles from './highlight-cards.module.css';
import type { MarketRow } from './market-row';
import type { MarketsStore } from './markets.store';
import type { TickersStore } from './tickers.store';

interface HighlightCardsProps {
  readonly markets: MarketsStore;
  readonly tickers: TickersStore;
}

/** The day in four figures. */
export const HighlightCards = observer(function HighlightCards({ markets, tickers }: HighlightCardsProps) {
  const { t } = useTranslation('markets');
  const { topGainer, topLoser, mostActive } = markets.highlights;
  return (
    <dl className={styles.cards} aria-label={t('highlights.label')} data-stale={tickers.stale || undefined}>
      <Card label={t('highlights.volume')}>
        <Totals tickers={tickers} />
      </Card>
      <Card label={t('highlights.topGainer')}>
        <Highlight row={topGainer} tickers={tickers} />
      </Card>
      <Card label={t('highlights.topLoser')}>
        <Highlight row={topLoser} tickers={tickers} />
      </Card>
      <Card label={t('highlights.mostActive')}>
        <Highlight row={mostActive} tickers={tickers} />
      </Card>
    </dl>
  );
});

function Card({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.content}>{children}</dd>
    </div>
  );
}

const Totals = observer(function Totals({ tickers }: { readonly tickers: TickersStore }) {
  const { t } = useTranslation('markets');
  const format = useFormat();
  const { totals } = tickers;
  return (
    <>
      <span className={styles.figure}>{format.compact(totals?.volume)} USDT</span>
      <span className={styles.detail}>
        {totals
          ? t('highlights.trades', { count: totals.transactions, trades: format.integer(totals.transactions) })
          : unknownFigure}
      </span>
    </>
  );
});

const Highlight = observer(function Highlight({
  row,
  tickers,
}: {
  readonly row: MarketRow | undefined;
  readonly tickers: TickersStore;
}) {
  const format = useFormat();
  if (!row) return <span className={styles.figure}>{unknownFigure}</span>;
  const statistics = tickers.statistics(row.symbol);
  return (
    <>
      <Link to={row.path} className={styles.market}>
        <SymbolLogo asset={row.base} size={24} />
        {row.name}
      </Link>
      <span className={styles.detail}>
        <span>{format.price(statistics?.close, row.priceDecimals)}</span>
        <ChangeText value={statistics && changePercent(statistics.open, statistics.close)} />
      </span>
    </>
  );
});
