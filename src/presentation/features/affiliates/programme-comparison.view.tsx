import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import { RecordTable } from '../../kit/controls/record-table';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';

const rows = ['who', 'start', 'commission', 'payout'] as const;

/** Inviting friends and being an affiliate, beside each other. */
export function ProgrammeComparison({ referral }: { readonly referral: ReferralQueries }) {
  const { t } = useTranslation('affiliates');
  const format = useFormat();
  const state = useResource(useMemo(() => referral.programme(), [referral]));
  const best = state.status === 'ready' ? state.value[0]?.tiers.at(-1) : undefined;
  return (
    <Section title={t('compare.title')}>
      <RecordTable
        caption={t('compare.title')}
        roomy
        columns={[
          { id: 'what', title: t('compare.what'), cell: (row) => t(`compare.${row}.what`) },
          {
            id: 'referral',
            title: t('compare.referral'),
            cell: (row) =>
              row === 'commission' && best !== undefined
                ? t('compare.upTo', { rate: format.part(best.rate) })
                : t(`compare.${row}.referral`),
          },
          { id: 'affiliate', title: t('compare.affiliate'), cell: (row) => t(`compare.${row}.affiliate`) },
        ]}
        rows={rows}
        rowKey={(row) => row}
      />
    </Section>
  );
}
