import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known, type Resource } from '../../../application/kernel/resource';
import type { SubAccount } from '../../../domain/account/sub-account';
import type { Decimal } from '../../../domain/shared/decimal';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { transferable } from '../../../domain/wallet/transferable';
import { Select } from '../../kit/antd/select';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { PlainForm } from '../../kit/controls/plain-form';
import { ProblemText } from '../../kit/controls/problem-text';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useResource } from '../../kit/data/use-resource';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { AmountField } from '../money-kit/amount-field.view';
import { AssetSelect } from '../money-kit/asset-select.view';
import styles from './transfer.module.css';
import type { TransferStore } from './transfer.store';
import { TransferResult } from './transfer-result.view';

interface TransferFormProps {
  readonly store: TransferStore;
  readonly mainId: string;
  readonly accounts: readonly SubAccount[];
  readonly first: string;
}

/** Decimals that the ledger keeps. */
const places = 12;

export const TransferForm = observer(function TransferForm({ store, mainId, accounts, first }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  const failureText = useFailureText();
  const [figure] = useState(() => new TypedFigure(format.marks));
  const [asset, setAsset] = useState(first === '' ? 'USDT' : first);
  const [subId, setSubId] = useState(accounts[0]!.applicationId);
  const [outward, setOutward] = useState(true);
  const { state } = store;
  const given = useGivable(store, outward ? undefined : subId);
  const assets = [
    ...new Set([asset, ...(given ?? []).filter(({ available }) => available.gt(0)).map((each) => each.asset)]),
  ];
  const movable = outward
    ? store.transferable.of(asset)
    : given && transferable(asset, (name) => given.find((each) => each.asset === name));
  const bounds = { ...movable, places };
  const change = (): void => store.begin();
  const send = (): void => {
    figure.leave();
    const amount = goodAmount(figure.value, bounds);
    if (!amount) return;
    const [fromAccountId, toAccountId] = outward ? [mainId, subId] : [subId, mainId];
    void store.send({ asset, amount, fromAccountId, toAccountId });
  };
  if (state.status === 'done') {
    const { toAccountId } = state.order;
    const to = accounts.find(({ applicationId }) => applicationId === toAccountId)?.alias ?? t('main');
    return <TransferResult order={state.order} to={to} onAgain={change} />;
  }
  const sending = state.status === 'sending';
  return (
    <PlainForm className={styles.form} onSubmit={send}>
      <div className={styles.accounts} data-turned={!outward || undefined}>
        <Party label={t(outward ? 'from' : 'to')} accounts={[{ value: mainId, label: t('main') }]} value={mainId} />
        <IconButton
          label={t('swap')}
          icon="reverse"
          disabled={sending}
          onClick={() => (setOutward(!outward), change())}
        />
        <Party
          label={t(outward ? 'to' : 'from')}
          accounts={accounts.map(({ applicationId, alias }) => ({ value: applicationId, label: alias }))}
          value={subId}
          disabled={sending}
          onChange={(id) => (setSubId(id), change())}
        />
      </div>
      <AssetSelect
        label={t('asset')}
        assets={assets}
        value={asset}
        disabled={sending}
        onChange={(each) => (setAsset(each), change())}
      />
      <AmountField
        label={t('amount')}
        figure={figure}
        asset={asset}
        bounds={bounds}
        disabled={sending}
        autoFocus
        onChange={change}
      />
      <ProblemText>{state.status === 'refused' ? failureText(state.failure) : null}</ProblemText>
      <p role="status">{sending && state.lost ? t('lost') : null}</p>
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {t('send')}
      </Button>
    </PlainForm>
  );
});

interface Givable {
  readonly asset: string;
  readonly available: Decimal;
  readonly lent?: Decimal | undefined;
}

/** What the account that gives has to give, read again when something was moved; `undefined` while it is not known. */
function useGivable(store: TransferStore, subId: string | undefined): readonly Givable[] | undefined {
  const resource: Resource<readonly Givable[]> = useMemo(
    () => (subId === undefined ? store.wallet.holdings() : store.accounts.balances(subId)),
    [store, subId],
  );
  const { status } = store.state;
  useEffect(() => {
    if (status === 'done') void resource.refresh();
  }, [resource, status]);
  return known(useResource(resource));
}

interface PartyProps {
  readonly label: string;
  readonly accounts: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange?: (accountId: string) => void;
}

function Party({ label, accounts, value, disabled = false, onChange = () => undefined }: PartyProps) {
  const id = useId();
  return (
    <div className={styles.party}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        size="large"
        className={styles.wide}
        disabled={disabled || accounts.length < 2}
        options={accounts}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
