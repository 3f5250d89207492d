import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ListingPrediction, VotingStanding } from '../../../domain/campaigns/listing-round';
import { Button } from '../../kit/controls/button';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { AssetName } from '../money-kit/asset-name.view';
import { Board } from './board.view';
import type { BoardsProps, RoundProps } from './listing-campaign.page';
import type { ListingStore } from './listing.store';
import { predictionField } from './prediction-field';
import { Share } from './share.view';
import styles from './listing-campaign.module.css';

/** Who of the candidates has most votes; to an account with its own. */
export function VotingBoard({ round, store, own }: BoardsProps) {
  return own ? (
    <OwnCandidates round={round} store={store} />
  ) : (
    <Candidates round={round} store={store} predictions={undefined} />
  );
}

function OwnCandidates({ round, store }: RoundProps) {
  const account = useResource(useMemo(() => store.queries.account(), [store]));
  return (
    <Candidates
      round={round}
      store={store}
      predictions={known(account)?.predictions.filter((each) => each.round === round.round) ?? []}
    />
  );
}

interface CandidatesProps extends RoundProps {
  /** Of this round; `undefined` for a visitor. */
  readonly predictions: readonly ListingPrediction[] | undefined;
}

function Candidates({ round, store, predictions }: CandidatesProps) {
  const { t } = useTranslation('listingCampaign');
  const own = predictions !== undefined;
  const board = useMemo(() => store.queries.voting(own), [store, own]);
  const columns = useColumns({ round, store, predictions });
  return (
    <Board round={round} phase="VOTING" board={board} rows={6}>
      {({ rows }, stale) => (
        <RecordTable
          caption={t('board.VOTING')}
          roomy
          stale={stale}
          columns={columns}
          rows={rows}
          rowKey={({ token }) => token}
        />
      )}
    </Board>
  );
}

function useColumns({ round, store, predictions }: CandidatesProps): readonly Column<VotingStanding>[] {
  const { t } = useTranslation('listingCampaign');
  const format = useFormat();
  const price = (token: string): string => {
    const now = round.candidates.find((each) => each.token === token)?.price;
    return now ? format.decimal(now, shownDecimals(now), 'half-even') : unknownFigure;
  };
  const foretold = (token: string): string => {
    const own = predictions?.find((each) => each.token === token)?.price;
    return own ? format.decimal(own, shownDecimals(own), 'half-even') : unknownFigure;
  };
  const canPredict = (token: string): boolean =>
    round.phase === 'VOTING' && predictions !== undefined && !predictions.some((each) => each.token === token);
  return [
    { id: 'rank', title: t('column.rank'), cell: ({ rank }) => format.integer(rank) },
    { id: 'token', title: t('column.token'), cell: ({ token }) => <AssetName asset={token} size={20} /> },
    { id: 'votes', title: t('column.votes'), numeric: true, cell: ({ votes }) => format.integer(votes) },
    { id: 'share', title: t('column.share'), numeric: true, cell: ({ share }) => <Share value={share} /> },
    { id: 'price', title: t('column.price'), numeric: true, cell: ({ token }) => price(token) },
    ...(predictions === undefined
      ? []
      : [
          {
            id: 'prediction',
            title: t('column.prediction'),
            numeric: true,
            cell: ({ token, mine = 0 }: VotingStanding) => (
              <>
                {foretold(token)}
                {mine > 0 ? (
                  <small className={styles.mine}>
                    {t('column.mine')}: {format.integer(mine)}
                  </small>
                ) : null}
              </>
            ),
          },
          ...(round.phase === 'VOTING'
            ? [
                {
                  id: 'action',
                  title: t('predict.action'),
                  actions: true,
                  cell: ({ token }: VotingStanding) =>
                    canPredict(token) ? <PredictButton token={token} store={store} /> : null,
                },
              ]
            : []),
        ]),
  ];
}

function PredictButton({ token, store }: { readonly token: string; readonly store: ListingStore }) {
  const { t } = useTranslation('listingCampaign');
  return (
    <Button
      size="small"
      aria-label={t('predict.of', { token })}
      onClick={() => {
        store.choose(token);
        document.getElementById(predictionField)?.focus();
      }}
    >
      {t('predict.action')}
    </Button>
  );
}
