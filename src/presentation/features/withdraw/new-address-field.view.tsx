import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenNetwork } from '../../../domain/wallet/token-network';
import { RadioList } from '../../kit/antd/choice';
import { LongTextField } from '../../kit/antd/text-field';
import { Labelled } from '../money-kit/labelled-field.view';
import { useExact } from '../money-kit/use-exact';
import { LookAlike } from './look-alike.view';
import { MemoField } from './memo-field.view';
import type { RecipientStore } from './recipient.store';
import styles from './withdraw.module.css';

interface NewAddressFieldProps {
  readonly store: RecipientStore;
  /** What is missing may be said; what is wrong is said at once. */
  readonly tried: boolean;
  /** What networks are called by their codes, once that is known. */
  readonly names: ReadonlyMap<string, string> | undefined;
}

/** An address, the networks that it fits, and the memo where the network knows one. */
export const NewAddressField = observer(function NewAddressField({ store, tried, names }: NewAddressFieldProps) {
  const { t } = useTranslation('withdraw');
  const { recognised, problem } = store;
  const wrong = problem?.field === 'address' && problem.kind !== 'lookAlike' ? problem : undefined;
  const problemText = (): string | undefined => {
    if (!wrong) return undefined;
    if (wrong.kind === 'missing') return tried ? t('address.missing') : undefined;
    return wrong.kind === 'otherNetwork'
      ? t('address.otherNetwork', {
          networks: wrong.like
            .slice(0, 3)
            .map((code) => names?.get(code) ?? code)
            .join(', '),
        })
      : t(`address.${wrong.kind}`);
  };
  return (
    <>
      <Labelled label={t('address.label')} problem={problemText()}>
        {(field) => (
          <LongTextField
            {...field}
            className={styles.code ?? ''}
            value={store.address}
            onChange={({ target }) => store.set({ address: target.value })}
          />
        )}
      </Labelled>
      <LookAlike store={store} tried={tried} />
      {recognised?.kind === 'fits' ? (
        <NetworkChoice networks={recognised.networks} store={store} missing={tried && problem?.field === 'network'} />
      ) : null}
      <MemoField
        store={store}
        tried={tried}
        memo={store.memo}
        without={store.withoutMemo}
        onMemo={(memo) => store.set({ memo })}
        onWithout={(withoutMemo) => store.set({ withoutMemo })}
      />
    </>
  );
});

interface NetworkChoiceProps {
  readonly networks: readonly TokenNetwork[];
  readonly store: RecipientStore;
  readonly missing: boolean;
}

const NetworkChoice = observer(function NetworkChoice({ networks, store, missing }: NetworkChoiceProps) {
  const { t } = useTranslation('withdraw');
  const exact = useExact();
  const titleId = useId();
  return (
    <div className={styles.field}>
      <span id={titleId} className={styles.label}>
        {t(networks.length === 1 ? 'network.recognised' : 'network.several')}
      </span>
      <RadioList
        aria-labelledby={titleId}
        aria-invalid={missing || undefined}
        aria-describedby={`${titleId}-missing`}
        value={store.network?.network ?? null}
        onChange={(chosenNetwork) => store.set({ chosenNetwork })}
        options={networks.map(({ network, name, token, withdrawals, withdrawalFee, minimumWithdrawal }) => ({
          value: network,
          label: name,
          text: withdrawals
            ? t('network.terms', {
                fee: exact(withdrawalFee),
                minimum: exact(minimumWithdrawal),
                asset: token,
              })
            : t('network.suspended'),
          disabled: !withdrawals,
        }))}
      />
      {missing ? (
        <p id={`${titleId}-missing`} role="alert" className={styles.problem}>
          {t('network.missing')}
        </p>
      ) : null}
    </div>
  );
});
