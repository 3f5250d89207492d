import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { Skeleton } from '../../kit/controls/skeleton';
import { useFormat } from '../../kit/formats/use-format';
import type { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { CancelWithdrawalButton } from './cancel-withdrawal.view';
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
  const { t } = useTranslation('withdraw');
  const { marks } = useFormat();
  const { state } = store;
  const sent = state.status === 'sent' && !('userId' in state.wish.to) ? state.withdrawalId : undefined;
  // It can be taken back for some seconds only, which is shorter than a list at rest is read again.
  const { refresh } = movements;
  useEffect(() => {
    if (sent !== undefined) refresh();
  }, [sent, refresh]);
  if (state.status === 'typing' || state.status === 'review') return null;
  const internal = 'userId' in state.wish.to;
  const movement = movements.rows.find(({ id }) => id === sent);
  const waits = internal && state.status === 'sent' && state.waitsForApproval === true;
  return (
    <section className={styles.card} aria-live="polite" aria-labelledby="withdraw-result">
      <StepTitle id="withdraw-result">
        {t(internal && state.status === 'sent' && !waits ? 'result.given' : `result.${state.status}`)}
      </StepTitle>
      {state.status === 'sent' ? null : <p className={styles.note}>{t(`resultText.${state.status}`)}</p>}
      {waits ? <WaitsForApproval /> : null}
      {movement ? <WithdrawalTimeline movement={movement} /> : sent === undefined ? null : <Skeleton height={56} />}
      <div className={styles.buttons}>
        {movement ? <CancelWithdrawalButton store={store} movement={movement} onDone={movements.refresh} /> : null}
        {state.status === 'lookedUp' ? null : state.status === 'notSent' ? (
          <Button variant="primary" onClick={() => store.back()}>
            {t('result.again')}
          </Button>
        ) : (
          <Button onClick={() => store.begin(store.asset, marks)}>{t('result.another')}</Button>
        )}
      </div>
    </section>
  );
});
