import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Movement } from '../../../domain/wallet/movement';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark } from '../../kit/controls/mark';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useFormat } from '../../kit/formats/use-format';
import type { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useExact } from '../money-kit/use-exact';
import styles from './deposit.module.css';

interface DepositListProps {
  readonly store: NewestMovementsStore;
  readonly asset: string;
  /** What networks are called by their codes, once that is known. */
  readonly names: ReadonlyMap<string, string> | undefined;
}

/** Deposits of the asset, those that are under way with their confirmations. */
export const DepositList = observer(function DepositList({ store, asset, names }: DepositListProps) {
  const { t } = useTranslation('deposit');
  return (
    <section className={styles.list} aria-label={t('list.title')}>
      <h3>{t('list.title')}</h3>
      <DataBlock
        state={store.state}
        onRetry={store.refresh}
        skeleton={<RowsSkeleton roomy rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('list.empty.title')} text={t('list.empty.text', { asset })} />}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <DepositRow key={row.id} row={row} asset={asset} network={names?.get(row.network) ?? row.network} />
            ))}
          </ul>
        )}
      </DataBlock>
    </section>
  );
});

interface DepositRowProps {
  readonly row: Movement;
  readonly asset: string;
  /** Its name. */
  readonly network: string;
}

function DepositRow({ row, asset, network }: DepositRowProps) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const exact = useExact();
  const { confirmations, status } = row;
  return (
    <li className={styles.row}>
      <OwnAmount>
        <span className={styles.amount}>
          +{exact(row.amount)} {asset}
        </span>
      </OwnAmount>
      <span className={styles.note}>
        {network} · {format.dateTime(row.createdAt)}
      </span>
      {status === 'COMPLETED' ? (
        <Mark tone="good">{t('list.credited')}</Mark>
      ) : confirmations ? (
        <span className={styles.progress}>
          <progress value={confirmations.counted} max={confirmations.needed} aria-label={t('list.progress')} />
          <span>{t('list.confirmed', confirmations)}</span>
        </span>
      ) : (
        <Mark tone="neutral">{t('list.processing')}</Mark>
      )}
    </li>
  );
}
