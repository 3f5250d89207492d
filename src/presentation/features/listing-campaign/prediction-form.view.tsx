import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Foretold } from '../../../application/campaigns/predict-listing.use-case';
import { type ListingAccount, type ListingRound, predictionProblem } from '../../../domain/campaigns/listing-round';
import type { Decimal } from '../../../domain/shared/decimal';
import { Button } from '../../kit/controls/button';
import { ProblemText } from '../../kit/controls/problem-text';
import { Select } from '../../kit/controls/select';
import { NumberField } from '../../kit/controls/text-field';
import { PlainForm } from '../../kit/controls/plain-form';
import { TypedFigure } from '../../kit/data/typed-figure';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { OnceStore } from '../money-kit/once.store';
import { useSpokenFigure } from '../../kit/data/use-spoken-figure';
import type { ListingStore } from './listing.store';
import { predictionField } from './prediction-field';
import styles from './listing-campaign.module.css';

interface PredictionFormProps {
  readonly round: ListingRound;
  readonly account: ListingAccount;
  readonly store: ListingStore;
  /** Candidates without a prediction, at least one. */
  readonly open: readonly string[];
  readonly token: string;
}

/** A candidate and what it will cost at the end of the round. What is sent is locked. */
export const PredictionForm = observer(function PredictionForm({
  round,
  account,
  store,
  open,
  token,
}: PredictionFormProps) {
  const { t } = useTranslation(['listingCampaign', 'moneyKit']);
  const format = useFormat();
  const { notices } = useApp();
  const [figure] = useState(() => new TypedFigure(format.marks));
  useSpokenFigure(figure);
  const [once] = useState(() => new OnceStore<Foretold>());
  const price = round.candidates.find((each) => each.token === token)?.price;
  const { status } = once.state;
  const busy = status === 'sending' || status === 'lookedUp';
  const wrong = useProblem(figure, once, price);
  const submit = async (): Promise<void> => {
    const foretold = await store.predict(once, figure, round, token);
    if (!foretold) return;
    const shown = format.decimal(foretold, shownDecimals(foretold), 'half-even');
    notices.show('success', { key: 'listingCampaign:predict.sent', values: { token, price: shown } });
  };
  return (
    <PlainForm
      className={styles.form}
      onSubmit={() => {
        if (status === 'notDone') once.again();
        void submit();
      }}
    >
      <label className={styles.field}>
        <span>{t('column.token')}</span>
        <Select
          value={token}
          disabled={busy}
          options={open.map((value) => ({ value, label: value }))}
          onChange={(chosen) => store.choose(chosen)}
        />
      </label>
      <div className={styles.field}>
        <label htmlFor={predictionField}>{t('predict.price')}</label>
        <NumberField
          id={predictionField}
          value={figure.text}
          readOnly={busy}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby="listing-prediction-words"
          onChange={({ target }) => {
            figure.type(target.value);
            if (status === 'typing') once.again();
          }}
          onBlur={() => {
            if (!figure.isEmpty) figure.leave();
          }}
        />
        <div id="listing-prediction-words">
          {wrong === undefined ? (
            <span className={styles.hint}>
              {price
                ? t('predict.now', { price: format.decimal(price, shownDecimals(price), 'half-even') })
                : t('predict.noPrice')}
            </span>
          ) : (
            <ProblemText>{wrong}</ProblemText>
          )}
        </div>
      </div>
      <p className={styles.note}>
        {account.votesLeft > 0 ? t('predict.votes', { count: account.votesLeft, token }) : t('predict.noVotes')}
      </p>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('predict.submit')}
        </Button>
      </div>
    </PlainForm>
  );
});

/** What is wrong with the price, or what became of it. */
function useProblem(
  figure: TypedFigure,
  { state }: OnceStore<Foretold>,
  last: Decimal | undefined,
): string | undefined {
  const { t } = useTranslation(['listingCampaign', 'moneyKit']);
  const failureText = useFailureText();
  const format = useFormat();
  if (state.status === 'notDone' || state.status === 'unknown') return t(`moneyKit:onceText.${state.status}`);
  if (state.status === 'typing' && state.failure)
    return state.failure.kind === 'duplicate'
      ? t('predict.duplicate')
      : state.failure.kind === 'invalid'
        ? t('predict.refused')
        : failureText(state.failure);
  const { input } = figure;
  if (!figure.touched) return undefined;
  if (!input.ok) return input.problem === 'empty' ? t('predict.missing') : t(`moneyKit:input.${input.problem}`);
  const broken = predictionProblem(input.value, last);
  if (broken?.kind === 'aboveMaximum')
    return t('moneyKit:problem.aboveMaximum', {
      amount: `${format.decimal(broken.bound, shownDecimals(broken.bound), 'down')} USDT`,
    });
  if (broken?.kind === 'tooManyDecimals') return t('moneyKit:problem.tooManyDecimals', { count: broken.places });
  return broken && t('moneyKit:input.negative');
}
