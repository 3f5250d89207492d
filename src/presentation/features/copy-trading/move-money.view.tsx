import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MovedMoney } from '../../../application/social/move-copy-money.use-case';
import { leastCopied, type OwnCopy } from '../../../domain/social/own-copy';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import { PlainForm } from '../../kit/controls/plain-form';
import { Segmented } from '../../kit/controls/segmented';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { AmountField } from '../money-kit/amount-field.view';
import { OnceResult } from '../money-kit/once-result.view';
import type { MoveMoneyStore } from './move-money.store';
import { useShareWords } from './use-share-words';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

interface MoveMoneyDialogProps {
  readonly copy: OwnCopy;
  readonly store: MoveMoneyStore;
  readonly onClose: () => void;
}

/** More money for a copy that runs, or less. */
export const MoveMoneyDialog = observer(function MoveMoneyDialog({ copy, store, onClose }: MoveMoneyDialogProps) {
  const { t } = useTranslation('copyTrading');
  const { marks } = useFormat();
  const begin = useEffectEvent(() => store.begin(marks));
  useEffect(() => begin(), [store]);
  useEffect(() => store.movable.start(), [store]);
  const { draft } = store;
  return (
    <Modal title={t('money.title')} onClose={onClose}>
      {draft === undefined ? null : draft.once.state.status === 'typing' || draft.once.state.status === 'sending' ? (
        <MoneyForm copy={copy} store={store} />
      ) : (
        <OnceResult store={draft.once} done={(moved) => <Moved moved={moved} onClose={onClose} />} />
      )}
    </Modal>
  );
});

const MoneyForm = observer(function MoneyForm({ copy, store }: Omit<MoveMoneyDialogProps, 'onClose'>) {
  const { t } = useTranslation('copyTrading');
  const failureText = useFailureText();
  const format = useFormat();
  const shareWords = useShareWords(copy);
  const { draft, way } = store;
  if (!draft) return null;
  const { amount, once } = draft;
  const { state } = once;
  const refused = state.status === 'typing' ? state.failure : undefined;
  return (
    <PlainForm className={styles.form} onSubmit={() => store.send(copy)}>
      <Segmented
        label={t('money.way')}
        value={way}
        options={(['add', 'take'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
        onChange={(chosen) => store.choose(chosen)}
      />
      <AmountField
        label={t('panel.amount')}
        figure={amount}
        asset="USDT"
        bounds={store.bounds(copy)}
        disabled={state.status === 'sending'}
        problem={refused && failureText(refused)}
        onChange={() => {
          if (refused) once.again();
        }}
      />
      <p className={styles.words}>
        {t(`money.${way}Text`, { least: format.integer(leastCopied) })}
        {way === 'take' ? <> {shareWords || t('money.takeShare')}</> : null}
      </p>
      <div>
        <Button type="submit" variant="primary" busy={state.status === 'sending'}>
          {t(`money.${way}`)}
        </Button>
      </div>
    </PlainForm>
  );
});

function Moved({ moved: { amount, shared }, onClose }: { readonly moved: MovedMoney; readonly onClose: () => void }) {
  const { t } = useTranslation(['copyTrading', 'common']);
  const usdt = useUsdt();
  return (
    <>
      <p>{t(amount.gt(0) ? 'money.added' : 'money.taken', { amount: usdt(amount.abs()) })}</p>
      {shared?.gt(0) ? <p>{t('money.shared', { amount: usdt(shared) })}</p> : null}
      <div>
        <Button variant="primary" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
    </>
  );
}
