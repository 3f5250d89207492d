import { paths } from '../../runtime/paths';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { MovableBalances } from '../../../application/wallet/movable-balances';
import { ButtonLink } from '../../kit/controls/button-link';
import { Checkbox } from '../../kit/controls/checkbox';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { Select } from '../../kit/controls/select';
import { SearchField } from '../../kit/controls/text-field';
import { useAssetColumns } from './asset-columns';
import { orders } from './wallet-choices';
import styles from './wallet.module.css';
import type { WalletStore } from './wallet.store';

interface AssetsSectionProps {
  readonly wallet: WalletStore;
  readonly movable: Pick<MovableBalances, 'kept'>;
}

/** Every asset of the account, as one likes to see them. */
export const AssetsSection = observer(function AssetsSection({ wallet, movable }: AssetsSectionProps) {
  const { t } = useTranslation('wallet');
  const columns = useAssetColumns(wallet);
  const { choices } = wallet;
  const rows = wallet.rows(movable);
  const holdsNothing = (wallet.holdings ?? []).every(({ total }) => total.eq(0));
  return (
    <section className={styles.assets} aria-labelledby="assets">
      <div className={styles.toolbar}>
        <h2 id="assets" className={styles.heading}>
          {t('assets.title')}
        </h2>
        <SearchField
          size="small"
          aria-label={t('assets.search')}
          placeholder={t('assets.search')}
          value={wallet.search}
          onChange={(event) => wallet.look(event.target.value)}
        />
        <Checkbox checked={choices.hideSmall} onChange={(hideSmall) => wallet.choose({ hideSmall })}>
          {t('assets.hideSmall')}
        </Checkbox>
        <Select
          size="small"
          aria-label={t('assets.order')}
          value={choices.order}
          options={orders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
          onChange={(order) => wallet.choose({ order })}
        />
      </div>
      {rows.length > 0 ? (
        <div className={styles.table}>
          <RecordTable
            caption={t('assets.title')}
            roomy
            columns={columns}
            rows={rows}
            rowKey={({ asset }) => asset}
            stale={wallet.state.status === 'failed'}
          />
        </div>
      ) : holdsNothing ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink size="small" variant="primary" to={paths.inWallet('deposit')}>
              {t('action.deposit')}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      )}
    </section>
  );
});
