import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../domain/trading/order';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
import styles from './portfolio-cells.module.css';

/** How much of an order the book shows, where that is not all of it. */
export function IcebergTag({ order: { quantity, visible } }: { readonly order: Pick<Order, 'quantity' | 'visible'> }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  if (!visible || !quantity || visible.gte(quantity)) return null;
  return (
    <span className={styles.tag}>
      {visible.gt(0) ? t('orders.visible', { amount: exact(format, visible) }) : t('orders.hidden')}
    </span>
  );
}
