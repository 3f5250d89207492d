import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { decimal } from '../../../domain/shared/decimal';
import { BarChart } from '../../kit/charts/bar-chart';
import { Button } from '../../kit/controls/button';
import { PagedRecords } from '../../kit/data/paged-records';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { saveFile } from '../../kit/hooks/save-file';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import type { StakingStore } from './staking.store';
import { useStakeText } from './use-stake-text';

const size = 30;

/** What was paid, day by day: as bars, as a table, and as a file. */
export const StakingRewards = observer(function StakingRewards({
  staking,
  asset,
}: {
  readonly staking: StakingStore;
  readonly asset: string;
}) {
  const { t } = useTranslation('staking');
  const format = useFormat();
  const text = useStakeText(asset);
  const [page, setPage] = useState(1);
  const rewards = useMemo(() => staking.queries.rewards(page, size), [staking, page]);
  const rows = known(useResource(rewards))?.rows ?? [];
  const save = async (): Promise<void> => {
    const file = await staking.rewardsFile();
    if (file !== undefined) saveFile('staking-rewards.csv', 'text/csv;charset=utf-8', file);
  };
  return (
    <Section
      title={t('rewards.title')}
      actions={
        rows.length === 0 ? undefined : (
          <Button size="small" variant="ghost" busy={staking.writing} onClick={() => void save()}>
            {t('rewards.export')}
          </Button>
        )
      }
    >
      {staking.failure ? <FailureState failure={staking.failure} onRetry={() => void save()} /> : null}
      {rows.length > 1 ? (
        <BarChart
          height={128}
          bars={rows
            .map(({ paidAt, amount }) => ({ name: format.dateTime(paidAt), value: amount.toNumber() }))
            .reverse()}
          format={(amount) => <OwnAmount>{text(decimal(amount))}</OwnAmount>}
        />
      ) : null}
      <PagedRecords
        caption={t('rewards.title')}
        resource={rewards}
        page={page}
        size={size}
        onPage={setPage}
        rowKey={({ id }) => id}
        empty={{ title: t('rewards.none'), text: t('rewards.noneText') }}
        columns={[
          { id: 'time', title: t('rewards.time'), cell: ({ paidAt }) => format.dateTime(paidAt) },
          {
            id: 'stake',
            title: t('rewards.stake'),
            numeric: true,
            cell: ({ stake }) => <OwnAmount>{text(stake)}</OwnAmount>,
          },
          {
            id: 'amount',
            title: t('rewards.reward'),
            numeric: true,
            cell: ({ amount }) => <OwnAmount>{text(amount)}</OwnAmount>,
          },
        ]}
      />
    </Section>
  );
});
