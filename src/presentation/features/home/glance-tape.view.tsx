import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/controls/class-names';
import { useFormat } from '../../kit/formats/use-format';
import { tradeCount, type GlanceStore } from './glance.store';
import styles from './hero-terminal.module.css';
import type { HomeMarket } from './home-market';

/** The last trades of the market, newest first. */
export const GlanceTape = observer(function GlanceTape({
  market,
  glance,
}: {
  readonly market: HomeMarket | undefined;
  readonly glance: GlanceStore;
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const trades = glance.symbol === market?.symbol ? glance.trades : [];
  return (
    <table className={styles.tape}>
      <caption className="unseen">{t('terminal.trades')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('terminal.trade')}</th>
          <th scope="col">{t('terminal.time')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: tradeCount }, (_, index) => {
          const trade = trades[index];
          return (
            <tr key={index} className={classNames(styles.row, trade && styles[trade.side === 'BUY' ? 'bid' : 'ask'])}>
              <td>
                <span className={styles.arrow} aria-hidden="true">
                  {trade ? (trade.side === 'BUY' ? '▲' : '▼') : ''}
                </span>
                {trade ? (
                  <span className="unseen">{t(trade.side === 'BUY' ? 'terminal.bought' : 'terminal.sold')}</span>
                ) : null}
                {format.price(trade?.price, market?.priceDecimals ?? 2)}
              </td>
              <td>{format.time(trade?.at)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
