import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../portfolio.module.css';
import { Segments } from '../segments';
import { ClosedPositions } from './closed-positions.view';
import { ClosingOrders } from './closing-orders.view';
import type { HistoriesStores } from './histories-tab.view';

const kinds = ['positions', 'orders'] as const;

/** What was closed: position by position, or order by order. */
export function ClosedView({ stores }: { readonly stores: HistoriesStores }) {
  const { t } = useTranslation('portfolio');
  const [kind, setKind] = useState<(typeof kinds)[number]>('positions');
  const View = kind === 'positions' ? ClosedPositions : ClosingOrders;
  return (
    <>
      <div className={styles.bar}>
        <Segments label={t('closed.kind')} choices={kinds.map((value) => ({ value, name: t(`closed.${value}`) }))} chosen={kind} onChoose={setKind} />
      </div>
      <View stores={stores} />
    </>
  );
}
