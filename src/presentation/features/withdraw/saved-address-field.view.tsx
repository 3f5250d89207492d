import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedAddress } from '../../../domain/wallet/address-book';
import { internalNetwork } from '../../../domain/wallet/withdrawal';
import { RadioList } from '../../kit/antd/choice';
import { EmptyState } from '../../kit/controls/empty-state';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { FullAddress } from '../money-kit/full-address.view';
import { useExact } from '../money-kit/use-exact';
import { MemoField } from './memo-field.view';
import type { RecipientStore } from './recipient.store';
import styles from './withdraw.module.css';

interface SavedAddressFieldProps {
  readonly store: RecipientStore;
  readonly tried: boolean;
}

/** One of the address book that the asset can go to. */
export const SavedAddressField = observer(function SavedAddressField({ store, tried }: SavedAddressFieldProps) {
  const { t } = useTranslation('withdraw');
  const format = useFormat();
  const exact = useExact();
  const titleId = useId();
  const now = useExchangeNow(false);
  const { savedForAsset, book, networks, network, problem } = store;
  if (savedForAsset.length === 0) return <EmptyState title={t('saved.none.title')} text={t('saved.none.text')} />;
  const nameOf = (code: string): string => networks.find(({ network }) => network === code)?.name ?? code;
  const waiting = ({ usableAt }: BookedAddress): boolean => book?.listedOnly === true && usableAt > now;
  const suspended = (name: string): boolean =>
    networks.some(({ network, withdrawals }) => network === name && !withdrawals);
  return (
    <div className={styles.field}>
      <span id={titleId} className={styles.label}>
        {t('recipient.saved')}
      </span>
      <RadioList
        aria-labelledby={titleId}
        value={store.savedId ?? null}
        onChange={(savedId) => store.set({ savedId })}
        options={savedForAsset.map((each) => ({
          value: each.addressId,
          label: `${each.label} · ${each.network === internalNetwork ? t('saved.internal') : nameOf(each.network)}`,
          text: (
            <>
              <FullAddress address={each.address} />
              {each.memo === '' ? null : ` · ${t('memo.label')}: ${each.memo}`}
              {each.withoutMemo ? ` · ${t('memo.without')}` : null}
              {waiting(each) ? ` · ${t('saved.usable', { at: format.dateTime(each.usableAt) })}` : null}
              {suspended(each.network) ? ` · ${t('network.suspended')}` : null}
            </>
          ),
          disabled: waiting(each) || suspended(each.network),
        }))}
      />
      {network ? (
        <p className={styles.note}>
          {t('network.terms', {
            fee: exact(network.withdrawalFee),
            minimum: exact(network.minimumWithdrawal),
            asset: network.token,
          })}
        </p>
      ) : null}
      <MemoField
        store={store}
        tried={tried}
        memo={store.savedMemo}
        without={store.savedWithoutMemo}
        onMemo={(savedMemo) => store.set({ savedMemo })}
        onWithout={(savedWithoutMemo) => store.set({ savedWithoutMemo })}
      />
      {problem?.field === 'saved' && (tried || problem.kind !== 'missing') ? (
        <p role="alert" className={styles.problem}>
          {t(problem.kind === 'missing' ? 'saved.missing' : `user.${problem.kind}`)}
        </p>
      ) : null}
    </div>
  );
});
