import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { positionEffect } from '../../../../domain/trading/position-effect';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { EmptyState } from '../../../kit/controls/empty-state';
import { FailureState } from '../../../kit/data/failure-state';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { OwnTradesStores } from './own-trades.store';
import styles from './tape.module.css';
import { view } from '../../../runtime/feature';

interface OwnTradesPartStores {
  readonly trades: OwnTradesStores;
}

/** The own trades of the market, as they happened to oneself: bought or sold. */
export const OwnTrades = observer(function OwnTrades({ stores }: { readonly stores: OwnTradesPartStores }) {
  const { t } = useTranslation(['ladder', 'trade']);
  const format = useFormat();
  const { session } = useApp();
  const { instrument } = useMarket();
  const figures = useMarketFigures(instrument);
  const loggedIn = session.status === 'loggedIn';
  const own = useMemo(() => stores.trades.of(instrument.symbol), [stores.trades, instrument]);
  useEffect(() => (loggedIn ? own.start() : undefined), [own, loggedIn]);
  if (!loggedIn) return <EmptyState title={t('mine.loggedOut.title')} text={t('mine.loggedOut.text')} />;
  if (own.status === 'failed' && own.failure)
    return <FailureState failure={own.failure} onRetry={() => void own.retry()} />;
  if (own.status === 'loading') return <RowsSkeleton />;
  if (own.fills.length === 0) return <EmptyState title={t('mine.empty.title')} text={t('mine.empty.text')} />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('trade:column.priceIn', { asset: instrument.quote })}</th>
          <th scope="col">{t('trade:column.sizeIn', { asset: instrument.base })}</th>
          <th scope="col">{t('trade:column.time')}</th>
        </tr>
      </thead>
      <tbody>
        {own.fills.map((fill) => (
          <tr key={fill.id} className={fill.side === 'BUY' ? styles.buy : styles.sell}>
            <td className={styles.price}>
              <span
                role="img"
                aria-label={t(`trade:side.${positionEffect(fill) ?? (fill.side === 'BUY' ? 'bought' : 'sold')}`)}
                className={styles.arrow}
              >
                {fill.side === 'BUY' ? '▲' : '▼'}
              </span>
              {figures.price(fill.price)}
            </td>
            <td>{figures.size(fill.quantity)}</td>
            <td className={styles.time}>{format.time(fill.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

export default view(OwnTrades, { trades: OwnTradesStores });
