import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { known } from '../../../application/kernel/resource';
import { cameBack } from '../../../domain/wallet/movement';
import { withdrawalIdOfTransfer } from '../../../domain/wallet/withdrawal';
import { paths } from '../../runtime/paths';
import { FullAddress } from '../money-kit/full-address.view';
import type { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { useExact } from '../money-kit/use-exact';
import { CancelWithdrawalButton } from './cancel-withdrawal.view';
import { MemoSaid } from './memo-said.view';
import { StepTitle } from './step-title.view';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';
import { WaitsForApproval } from './waits-for-approval.view';
import { WithdrawalTimeline } from './withdrawal-timeline.view';

interface WithdrawResultProps {
  readonly store: WithdrawStore;
  readonly movements: NewestMovementsStore;
}

/** What became of the withdrawal, followed to its end. */
export const WithdrawResult = observer(function WithdrawResult({ store, movements }: WithdrawResultProps) {
  const { t } = useTranslation(['withdraw', 'wallet']);
  const { marks } = useFormat();
  const exact = useExact();
  const names = known(useResource(useMemo(() => store.chains.networkNames(), [store])));
  const { state } = store;
  const withdrawalId = state.status === 'sent' ? state.withdrawalId : undefined;
  // It can be taken back for some seconds only, which is shorter than a list at rest is read again.
  const { refresh } = movements;
  useEffect(() => {
    if (withdrawalId !== undefined) refresh();
  }, [withdrawalId, refresh]);
  if (state.status === 'typing' || state.status === 'review') return null;
  const { asset, amount, to } = state.wish;
  const internal = 'userId' in to;
  const sent = withdrawalId !== undefined && internal ? withdrawalIdOfTransfer(withdrawalId) : withdrawalId;
  const movement = movements.rows.find(({ id }) => id === sent);
  // Until it is read among the others, the answer is all that is known.
  const waits = movement?.waitsForApproval ?? (state.status === 'sent' && state.waitsForApproval === true);
  const words = (): string => {
    if (movement && cameBack(movement.status))
      return t(movement.status === 'CANCELED' ? 'result.cancelled' : `wallet:status.${movement.status}`);
    return t(internal && state.status === 'sent' && !waits ? 'result.given' : `result.${state.status}`);
  };
  return (
    <section className={styles.card} aria-live="polite" aria-labelledby="withdraw-result">
      <StepTitle id="withdraw-result">{words()}</StepTitle>
      {state.status === 'sent' ? null : <p className={styles.note}>{t(`resultText.${state.status}`)}</p>}
      <Facts>
        <Fact name={t('review.amount')}>
          {exact(amount)} {asset}
        </Fact>
        {internal ? (
          <Fact name={t('user.label')}>{to.userId}</Fact>
        ) : (
          <Fact name={t('review.network')}>{names?.get(to.network) ?? to.network}</Fact>
        )}
      </Facts>
      {internal ? null : (
        <div className={styles.field}>
          <span className={styles.label}>{t('address.label')}</span>
          <FullAddress address={to.address} />
        </div>
      )}
      <MemoSaid to={to} recipient={store.recipient} />
      {movement ? (
        <WithdrawalTimeline movement={movement} />
      ) : waits ? (
        <WaitsForApproval internal={internal} />
      ) : sent === undefined || internal ? null : (
        <Skeleton height={56} />
      )}
      <div className={styles.buttons}>
        {movement ? (
          <CancelWithdrawalButton store={store} movement={movement} size="medium" onDone={movements.refresh} />
        ) : null}
        {state.status === 'lookedUp' ? null : state.status === 'notSent' ? (
          <Button variant="primary" onClick={() => store.back()}>
            {t('result.again')}
          </Button>
        ) : (
          <Button onClick={() => store.begin(store.asset, marks)}>{t('result.another')}</Button>
        )}
        {internal && state.status === 'sent' ? (
          <ButtonLink to={`${paths.inWallet('movements')}&kind=SUB_ACCOUNT_TRANSFER`}>{t('result.history')}</ButtonLink>
        ) : null}
      </div>
    </section>
  );
});
