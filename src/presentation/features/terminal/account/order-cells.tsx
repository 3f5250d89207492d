import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { OrderSide } from '../../../../domain/trading/order';
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

export function SideCell({ side }: { readonly side: OrderSide }) {
  const { t } = useTranslation('trade');
  return <span className={side === 'BUY' ? styles.buy : styles.sell}>{t(`side.${side}`)}</span>;
}
