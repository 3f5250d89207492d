import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingAccount, ListingRound } from '../../../domain/campaigns/listing-round';
import { ButtonLink } from '../../kit/controls/button-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { RoundProps } from './listing-campaign.page';
import { predictionField } from './prediction-field';
import { PredictionForm } from './prediction-form.view';
import styles from './listing-campaign.module.css';

/** Predict to win: what the account has to give, and the form while the round takes predictions. */
export const PredictionPanel = observer(function PredictionPanel({ round, store }: RoundProps) {
  const { t } = useTranslation(['listingCampaign', 'campaigns']);
  const { session, paths } = useApp();
  return (
    <section className={styles.panel} aria-labelledby="listing-predict">
      <h2 id="listing-predict" className={styles.heading}>
        {t('predict.title')}
      </h2>
      <p className={styles.note}>{t('predict.text')}</p>
      {session.account === undefined ? (
        <div>
          <ButtonLink to={paths.login(paths.listingCampaign)} variant="primary">
            {t('predict.logIn')}
          </ButtonLink>
        </div>
      ) : (
        <OwnVotes round={round} store={store} />
      )}
    </section>
  );
});

function OwnVotes({ round, store }: RoundProps) {
  const account = useMemo(() => store.queries.account(), [store]);
  return (
    <DataBlock
      state={useResource(account)}
      onRetry={() => void account.refresh()}
      skeleton={<RowsSkeleton roomy rows={4} />}
    >
      {(value) => (
        <>
          <Votes account={value} />
          <Form round={round} account={value} store={store} />
        </>
      )}
    </DataBlock>
  );
}

function Votes({ account: { votesLeft, votesUsed } }: { readonly account: ListingAccount }) {
  const { t } = useTranslation('listingCampaign');
  const format = useFormat();
  return (
    <Facts figures>
      <Fact name={t('votes.left')}>{format.integer(votesLeft)}</Fact>
      <Fact name={t('votes.used')}>{format.integer(votesUsed)}</Fact>
    </Facts>
  );
}

interface FormProps extends RoundProps {
  readonly account: ListingAccount;
}

const Form = observer(function Form({ round, account, store }: FormProps) {
  const { t } = useTranslation('listingCampaign');
  const open = openCandidates(round, account);
  const { length } = open;
  const before = useRef(length);
  useEffect(() => {
    // The form that had the focus has made way for that of the next candidate.
    if (length < before.current && document.activeElement === document.body)
      document.getElementById(predictionField)?.focus();
    before.current = length;
  }, [length]);
  if (round.phase !== 'VOTING') return <p className={styles.note}>{t('predict.closed')}</p>;
  if (length === 0) return <p className={styles.note}>{t('predict.all')}</p>;
  const token = open.find((each) => each === store.token) ?? open[0]!;
  return <PredictionForm key={length} round={round} account={account} store={store} open={open} token={token} />;
});

/** Candidates without a prediction of the account. */
function openCandidates({ round, candidates }: ListingRound, { predictions }: ListingAccount): readonly string[] {
  const given = predictions.filter((each) => each.round === round).map(({ token }) => token);
  return candidates.map(({ token }) => token).filter((token) => !given.includes(token));
}
