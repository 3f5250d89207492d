import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pricePlaces } from '../../../domain/markets/price-display';
import { changePercent } from '../../../domain/markets/ticker';
import { ChangeText } from '../../kit/controls/change-text';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { TickersStore } from '../markets/tickers.store';
import styles from './market-link.module.css';

interface MarketLinkProps {
  /** The exchange's. */
  readonly symbol: string;
  readonly tickers: TickersStore;
  /** What the article calls it. */
  readonly children: ReactNode;
}

/** A market that an article names, with what it costs right now. */
export const MarketLink = observer(function MarketLink({ symbol, tickers, children }: MarketLinkProps) {
  const { paths, environment } = useApp();
  const format = useFormat();
  const statistics = tickers.statistics(symbol);
  return (
    <span className={styles.market} data-stale={tickers.stale || undefined}>
      <Link to={paths.market(symbol)}>{children}</Link>{' '}
      <span className={styles.figures}>
        <span>{format.price(statistics?.close, pricePlaces(symbol, environment.brand.productToken))}</span>
        <ChangeText value={statistics && changePercent(statistics.open, statistics.close)} />
      </span>
    </span>
  );
});
