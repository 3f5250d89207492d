import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { Competition } from '../../../domain/campaigns/campaign';
import { type Chase, chasesOf, pays } from '../../../domain/campaigns/campaign-chase';
import { decimal } from '../../../domain/shared/decimal';
import { Mark } from '../../kit/controls/mark';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import type { CampaignStores } from './campaign.page';
import { usePrize } from './use-prize';
import styles from './campaigns.module.css';

/** The nearest ones: who is far from the first place does not need its price. */
const mostChases = 5;

interface ChasesProps {
  readonly competition: Competition;
  readonly stores: CampaignStores;
  readonly stale: boolean;
}

/** What better ranks would take until the end, what that costs, and when it does not pay. */
export const Chases = observer(function Chases({ competition: { campaign, rows, me }, stores, stale }: ChasesProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const prize = usePrize();
  const now = useExchangeNow(false);
  const { programme, tickers } = stores;
  const reads = useMemo(() => [programme.programme(), programme.member()] as const, [programme]);
  const [tiers, member] = [useResource(reads[0]), useResource(reads[1])];
  if (campaign.type !== 'VOLUME' || campaign.status !== 'LIVE') return null;
  const rates = known(tiers)?.tiers.find(({ tier }) => tier === known(member)?.tier);
  if (!rates) {
    // What it costs is nobody's guess.
    const failed = [tiers, member].find(({ status }) => status === 'failed');
    if (failed?.status === 'failed')
      return (
        <Panel>
          <FailureState failure={failed.failure} onRetry={() => reads.forEach((read) => void read.refresh())} />
        </Panel>
      );
    return [tiers, member].some(({ status }) => status === 'loading') ? (
      <Panel>
        <p className={styles.note}>{t('chase.text')}</p>
        <RowsSkeleton roomy headed rows={mostChases} />
      </Panel>
    ) : null;
  }
  const { token } = campaign.prizePool;
  const close = token === 'USDT' ? 1 : tickers.statistics(`SPOT_${token}_USDT`)?.close;
  const chases = chasesOf({
    campaign,
    rows,
    me,
    now,
    rates,
    price: close === undefined ? undefined : decimal(close),
  });
  if (chases.length === 0) return null;
  const columns: readonly Column<Chase>[] = [
    { id: 'rank', title: t('board.rank'), cell: ({ rank }) => format.integer(rank) },
    { id: 'prize', title: t('board.prize'), numeric: true, cell: (chase) => prize(chase.prize) },
    { id: 'volume', title: t('chase.volume'), numeric: true, cell: ({ volume }) => format.decimal(volume, 2, 'up') },
    { id: 'fees', title: t('chase.fees'), numeric: true, cell: ({ fees }) => format.decimal(fees, 2, 'up') },
    {
      id: 'gain',
      title: t('chase.gain'),
      numeric: true,
      cell: ({ gain }) => (gain ? prize({ amount: gain, token: 'USDT' }) : unknownFigure),
    },
    { id: 'verdict', title: t('chase.verdict'), cell: (chase) => <Verdict chase={chase} /> },
  ];
  return (
    <Panel>
      <p className={styles.note}>{t('chase.text')}</p>
      <RecordTable
        caption={t('chase.title')}
        roomy
        stale={stale}
        columns={columns}
        rows={chases.slice(0, mostChases)}
        rowKey={({ rank }) => String(rank)}
      />
    </Panel>
  );
});

function Panel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('campaigns');
  return (
    <section className={styles.panel} aria-labelledby="campaign-chase">
      <h2 id="campaign-chase" className={styles.heading}>
        {t('chase.title')}
      </h2>
      {children}
    </section>
  );
}

function Verdict({ chase }: { readonly chase: Chase }) {
  const { t } = useTranslation('campaigns');
  const worth = pays(chase);
  if (chase.volume.eq(0)) return <Mark tone="good">{t('chase.onPace')}</Mark>;
  if (worth === undefined) return unknownFigure;
  return <Mark tone={worth ? 'neutral' : 'bad'}>{t(worth ? 'chase.pays' : 'chase.loses')}</Mark>;
}
