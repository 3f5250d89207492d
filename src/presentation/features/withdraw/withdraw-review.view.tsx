import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { Failure } from '../../../application/kernel/failure';
import { Button } from '../../kit/controls/button';
import { Fact, Facts } from '../../kit/controls/facts';
import { ProblemText } from '../../kit/controls/problem-text';
import { useResource } from '../../kit/data/use-resource';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { FullAddress } from '../money-kit/full-address.view';
import { useExact } from '../money-kit/use-exact';
import { ApprovalAhead } from './approval-ahead.view';
import { DayLimit } from './day-limit.view';
import { LoanToValue } from './loan-to-value.view';
import { MemoSaid } from './memo-said.view';
import { StepTitle } from './step-title.view';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';
import { WithdrawalSum } from './withdrawal-sum.view';

/** Everything that the proof will be for: it is good for exactly this and nothing else. */
export const WithdrawReview = observer(function WithdrawReview({ store }: { readonly store: WithdrawStore }) {
  const { t } = useTranslation(['withdraw', 'common']);
  const failureText = useFailureText();
  const exact = useExact();
  const mailed = known(useResource(useMemo(() => store.queries.requirements(), [store])))?.mailed;
  const { state } = store;
  if (state.status !== 'review') return null;
  const { asset, amount, to } = state.wish;
  const words = (failure: Failure): string =>
    failure.kind === 'cannotWithdraw' || failure.kind === 'notFound'
      ? t(`refused.${failure.kind}`)
      : failureText(failure);
  return (
    <section className={styles.card} aria-labelledby="withdraw-review">
      <StepTitle id="withdraw-review">{t('review.title')}</StepTitle>
      <Facts>
        <Fact name={t('review.amount')}>
          {exact(amount)} {asset}
        </Fact>
        <Fact name={t('review.network')}>
          {'userId' in to ? t('saved.internal') : (store.recipient.network?.name ?? to.network)}
        </Fact>
      </Facts>
      <div className={styles.field}>
        <span className={styles.label}>{'userId' in to ? t('user.label') : t('address.label')}</span>
        <FullAddress address={'userId' in to ? to.userId : to.address} />
      </div>
      {'userId' in to && store.payee ? (
        <div className={styles.field}>
          <span className={styles.label}>{t('recipient.title')}</span>
          <span>{store.payee.name}</span>
        </div>
      ) : null}
      <MemoSaid to={to} recipient={store.recipient} />
      <WithdrawalSum store={store} amount={amount} />
      <LoanToValue store={store} asset={asset} amount={amount} />
      <p className={styles.note}>{t('userId' in to ? 'review.finalUser' : 'review.final')}</p>
      <ApprovalAhead store={store} asset={asset} amount={amount} />
      {mailed ? <p className={styles.note}>{t('review.code')}</p> : null}
      <ProblemText>{state.failure ? words(state.failure) : null}</ProblemText>
      {state.failure?.kind === 'cannotWithdraw' ? <DayLimit store={store} /> : null}
      <div className={styles.buttons}>
        <Button variant="primary" busy={store.busy} onClick={() => void store.send()}>
          {t('review.send')}
        </Button>
        <Button disabled={store.busy} onClick={() => store.back()}>
          {t('common:action.back')}
        </Button>
      </div>
    </section>
  );
});
