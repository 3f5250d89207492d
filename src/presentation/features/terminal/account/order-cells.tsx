import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { orderAct, type SidedOrder } from '../../../../domain/trading/position-effect';
import { paths } from '../../../runtime/paths';
import styles from './order-cells.module.css';

/* The figures themselves, for whoever draws no cells. */
export { average, baseOf, exact, quoteOf } from './order-figures';

export function MarketCell({ symbol }: { readonly symbol: string }) {
  return (
    <Link to={paths.market(symbol)} className={styles.market}>
      {marketDisplayName(symbol)}
    </Link>
  );
}

/** Buy or sell; in hedge mode what is opened or closed by it. */
export function SideCell({ order }: { readonly order: SidedOrder }) {
  const { t } = useTranslation('trade');
  return <span className={order.side === 'BUY' ? styles.buy : styles.sell}>{t(`side.${orderAct(order)}`)}</span>;
}
