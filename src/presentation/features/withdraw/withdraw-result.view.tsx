import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { useFormat } from '../../kit/formats/use-format';
import type { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { CancelWithdrawalButton } from './cancel-withdrawal.view';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';
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
  if (state.status === 'typing' || state.status === 'review') return null;
  const internal = 'userId' in state.wish.to;
  const movement =
    state.status === 'sent' && !internal ? movements.rows.find(({ id }) => id === state.withdrawalId) : undefined;
  return (
    <section className={styles.card} aria-live="polite">
      <h3 className={styles.title}>
        {t(internal && state.status === 'sent' ? 'result.given' : `result.${state.status}`)}
      </h3>
      {state.status === 'sent' ? null : <p className={styles.note}>{t(`resultText.${state.status}`)}</p>}
      {movement ? <WithdrawalTimeline movement={movement} /> : null}
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
