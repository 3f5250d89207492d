import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ChaseOrders } from '../../../../application/trading/chase-orders';
import { hasStopped } from '../../../../application/trading/kept-chases';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Button } from '../../../kit/controls/button';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from './order-cells';
import styles from './running-chases.module.css';

/** Orders that follow the market, of all markets: how far each may go, or why it stopped, and the way to stop it. */
export const RunningChases = observer(function RunningChases({
  chases,
}: {
  readonly chases: Pick<ChaseOrders, 'list' | 'stop'>;
}) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const failureText = useFailureText();
  const list = chases.list.current;
  if (list.length === 0) return null;
  return (
    <ul className={styles.chases} aria-label={t('chase.list')}>
      {list.map((chase) => {
        const { orderId, symbol, side, limit, atLimit, failure } = chase;
        const market = marketDisplayName(symbol);
        const stopped = hasStopped(chase);
        return (
          <li key={orderId} className={styles.chase}>
            <span className={styles.name}>{t('chase.name', { side: t(`trade:side.${side}`), market })}</span>
            <span role="status">
              {stopped
                ? `${t('chase.failed')}. ${failure ? failureText(failure) : t('chase.edited')}`
                : t(atLimit ? 'chase.atLimit' : 'chase.running', { price: exact(format, limit) })}
            </span>
            <Button
              size="tiny"
              aria-label={t(stopped ? 'chase.dismissOne' : 'chase.stopOne', { market })}
              onClick={() => chases.stop(orderId)}
            >
              {t(stopped ? 'chase.dismiss' : 'chase.stop')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
});
