import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import { EmptyState } from '../../kit/controls/empty-state';
import { ButtonLink } from '../../kit/controls/button-link';
import { RecordTable } from '../../kit/controls/record-table';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';

/** The programme's levels as they run. */
export function CommissionLevels({ referral }: { readonly referral: ReferralQueries }) {
  const { t } = useTranslation('affiliates');
  const { paths } = useApp();
  const format = useFormat();
  const programme = useMemo(() => referral.programme(), [referral]);
  return (
    <Section title={t('levels.title')} text={t('levels.text')}>
      <DataBlock
        state={useResource(programme)}
        onRetry={() => void programme.refresh()}
        skeleton={<Skeleton height={208} />}
        isEmpty={(known) => known.length === 0}
        empty={
          <EmptyState
            title={t('levels.none')}
            text={t('levels.noneText')}
            action={
              <ButtonLink size="small" to={paths.referral}>
                {t('own.manage')}
              </ButtonLink>
            }
          />
        }
      >
        {([programmeNow], stale) => (
          <RecordTable
            caption={t('levels.title')}
            roomy
            stale={stale}
            columns={[
              { id: 'level', title: t('levels.level'), cell: ({ level }) => format.integer(level) },
              {
                id: 'from',
                title: t('levels.from'),
                numeric: true,
                cell: ({ tradedFrom }) => format.integer(tradedFrom),
              },
              { id: 'rate', title: t('levels.rate'), numeric: true, cell: ({ rate }) => format.part(rate) },
            ]}
            rows={programmeNow!.tiers.map((tier, index) => ({ ...tier, level: index + 1 }))}
            rowKey={({ level }) => String(level)}
          />
        )}
      </DataBlock>
    </Section>
  );
}
