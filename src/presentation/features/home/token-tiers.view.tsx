import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgrammeQueries } from '../../../application/earn/programme.queries';
import type { ProgrammeTier } from '../../../domain/earn/programme';
import type { FeeRates } from '../../../domain/trading/order-estimate';
import { RecordTable } from '../../kit/controls/record-table';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { useExact } from '../money-kit/use-exact';

/** Stake and what it gives, tier by tier. */
function TokenTiers({ stores: { programme } }: { readonly stores: { readonly programme: ProgrammeQueries } }) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const exact = useExact();
  const read = useMemo(() => programme.programme(), [programme]);
  const rates = ({ maker, taker }: FeeRates): string => `${format.rate(maker)} / ${format.rate(taker)}`;
  return (
    <DataBlock state={useResource(read)} onRetry={() => void read.refresh()} skeleton={<Skeleton height={320} />}>
      {({ asset, tiers }, stale) => (
        <RecordTable<ProgrammeTier>
          caption={t('tiers.title')}
          roomy
          wide
          stale={stale}
          rows={tiers}
          rowKey={({ tier }) => String(tier)}
          columns={[
            { id: 'tier', title: t('tiers.tier'), cell: ({ tier }) => t('tiers.name', { tier: format.integer(tier) }) },
            {
              id: 'stake',
              title: t('tiers.stake', { asset }),
              numeric: true,
              cell: ({ staked }) => (staked.gt(0) ? exact(staked) : unknownFigure),
            },
            { id: 'spot', title: t('tiers.spot'), numeric: true, cell: ({ spot }) => rates(spot) },
            { id: 'contracts', title: t('tiers.contracts'), numeric: true, cell: ({ contracts }) => rates(contracts) },
            {
              id: 'free',
              title: t('tiers.free'),
              numeric: true,
              cell: ({ freeWithdrawals }) => format.integer(freeWithdrawals),
            },
          ]}
        />
      )}
    </DataBlock>
  );
}

export default view(TokenTiers, { programme: ProgrammeQueries });
