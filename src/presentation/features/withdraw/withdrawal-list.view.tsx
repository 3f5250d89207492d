import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import type { Movement } from '../../../domain/wallet/movement';
import { internalNetwork } from '../../../domain/wallet/withdrawal';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark, type MarkTone } from '../../kit/controls/mark';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { FullAddress } from '../money-kit/full-address.view';
import type { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useExact } from '../money-kit/use-exact';
import { CancelWithdrawalButton } from './cancel-withdrawal.view';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';

interface WithdrawalListProps {
  readonly store: WithdrawStore;
  readonly movements: NewestMovementsStore;
}

const tones: Readonly<Partial<Record<Movement['status'], MarkTone>>> = {
  COMPLETED: 'good',
  CANCELED: 'warning',
  REFUSED: 'warning',
  EXPIRED: 'warning',
};
const shown = 5;

/** The newest withdrawals of the asset; one that has not left can be taken back here as well. */
export const WithdrawalList = observer(function WithdrawalList({ store, movements }: WithdrawalListProps) {
  const { t } = useTranslation(['withdraw', 'wallet']);
  const format = useFormat();
  const exact = useExact();
  const { paths } = useApp();
  const { asset } = store;
  const names = known(useResource(useMemo(() => store.chains.networkNames(), [store])));
  return (
    <section className={styles.list} aria-label={t('list.title')}>
      <h3 className={styles.heading}>{t('list.title')}</h3>
      <DataBlock
        state={movements.state}
        onRetry={movements.refresh}
        skeleton={<RowsSkeleton roomy rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('list.empty.title')} text={t('list.empty.text', { asset })} />}
      >
        {(rows) => (
          <ul>
            {rows.slice(0, shown).map((row) => (
              <li key={row.id} className={styles.row}>
                <span className={styles.between}>
                  <OwnAmount>
                    <span className={styles.amount}>
                      −{exact(row.amount)} {asset}
                    </span>
                  </OwnAmount>
                  <Mark tone={tones[row.status] ?? 'neutral'}>
                    {row.waitsForApproval && row.status === 'NEW'
                      ? t('approval.mark')
                      : t(`wallet:status.${row.status === 'other' ? 'PROCESSING' : row.status}`)}
                  </Mark>
                </span>
                {row.network === internalNetwork ? (
                  <span>
                    {t('user.label')} <FullAddress address={row.targetAddress} />
                  </span>
                ) : (
                  <FullAddress address={row.targetAddress} />
                )}
                <span className={styles.between}>
                  <span className={styles.note}>
                    {row.network === internalNetwork ? t('saved.internal') : (names?.get(row.network) ?? row.network)} ·{' '}
                    {format.dateTime(row.createdAt)}
                  </span>
                  {row.network === internalNetwork && row.waitsForApproval ? (
                    <Link to={paths.approvals}>{t('approval.link')}</Link>
                  ) : (
                    <CancelWithdrawalButton store={store} movement={row} onDone={movements.refresh} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
    </section>
  );
});
