import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { internalNetwork, leftOfDay } from '../../../domain/wallet/withdrawal';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { PlainForm } from '../../kit/controls/plain-form';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { AmountField } from '../money-kit/amount-field.view';
import type { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { DayLimit } from './day-limit.view';
import { RecipientField } from './recipient-field.view';
import { useHeldPrice } from './use-held-price';
import { useObstacle } from './use-obstacle';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';
import { WithdrawalSum } from './withdrawal-sum.view';

interface WithdrawFormProps {
  readonly store: WithdrawStore;
  readonly movements: NewestMovementsStore;
}

export const WithdrawForm = observer(function WithdrawForm({ store, movements }: WithdrawFormProps) {
  const { t } = useTranslation('withdraw');
  const { session } = useApp();
  const ownUserId = session.account?.userId;
  const { asset, recipient } = store;
  const networks = useMemo(() => store.chains.networks(asset), [store, asset]);
  const state = useResource(networks);
  const all = known(state);
  const book = known(useResource(useMemo(() => store.queries.addressBook(), [store])));
  useEffect(() => {
    if (all) recipient.know({ networks: all });
    if (book) {
      recipient.know({ book });
      if (book.listedOnly) recipient.choose('saved');
    }
  }, [recipient, all, book]);
  useEffect(() => recipient.know({ ownUserId }), [recipient, ownUserId]);
  const { rows } = movements;
  useEffect(() => {
    const usedBefore = rows.filter(({ network }) => network !== internalNetwork).map((row) => row.targetAddress);
    recipient.know({ usedBefore });
  }, [recipient, rows]);

  return (
    <DataBlock
      state={state}
      onRetry={() => void networks.refresh()}
      skeleton={<Skeleton height={320} />}
      isEmpty={(value) => !value.some(({ withdrawals }) => withdrawals)}
      empty={<EmptyState title={t('noNetwork.title')} text={t('noNetwork.text', { asset })} />}
    >
      {() => <Fields store={store} />}
    </DataBlock>
  );
});

const Fields = observer(function Fields({ store }: Pick<WithdrawFormProps, 'store'>) {
  const { t } = useTranslation(['withdraw', 'accountKit', 'moneyKit', 'common']);
  const format = useFormat();
  const { asset, amount } = store;
  const { email, factor, heldUntil, refuses, waiting } = useObstacle(store);
  const whyNotId = useId();
  const allowance = known(useResource(useMemo(() => store.queries.allowance(), [store])));
  const price = useHeldPrice(store, asset);
  useEffect(() => {
    store.allow(allowance && price && leftOfDay(allowance, price));
  }, [store, asset, allowance, price]);
  return (
    <PlainForm className={styles.steps} onSubmit={() => void store.review()}>
      <RecipientField store={store} />
      {amount ? <AmountField label={t('moneyKit:amount')} figure={amount} asset={asset} bounds={store.bounds} /> : null}
      <WithdrawalSum store={store} amount={goodAmount(amount?.value, store.bounds)} />
      <DayLimit store={store} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          busy={store.busy}
          idle={waiting}
          disabled={refuses}
          aria-describedby={refuses ? whyNotId : undefined}
        >
          {t('common:action.continue')}
        </Button>
        {refuses ? (
          <span id={whyNotId} className={styles.note}>
            {email
              ? t('accountKit:emailFirst.title')
              : factor
                ? t('obstacle.factor.title')
                : t('obstacle.hold.title', { until: format.dateTime(heldUntil) })}
          </span>
        ) : null}
      </div>
    </PlainForm>
  );
});
