import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import { Section } from '../account-kit/section';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { RecordTable } from '../../kit/controls/record-table';
import styles from './referral-campaigns.module.css';

/** The programme as it runs. Nothing is shown where there is none, or while it is not known. */
export function ReferralCampaigns({ queries }: { readonly queries: ReferralQueries }) {
  const { t } = useTranslation('referral');
  const format = useFormat();
  const state = useResource(useMemo(() => queries.campaigns(), [queries]));
  if (state.status !== 'ready' || state.value.length === 0) return null;
  return state.value.map(({ id, tiers, rules, startsAt, endsAt }) => (
    <Section
      key={id}
      title={t('campaigns.title')}
      text={t('campaigns.time', { from: format.date(startsAt), to: format.date(endsAt) })}
    >
      <RecordTable
        caption={t('campaigns.title')}
        roomy
        columns={[
          { id: 'from', title: t('campaigns.from'), cell: ({ tradedFrom }) => format.integer(tradedFrom) },
          { id: 'rate', title: t('campaigns.rate'), numeric: true, cell: ({ rate }) => format.part(rate) },
        ]}
        rows={tiers}
        rowKey={({ tradedFrom }) => String(tradedFrom)}
      />
      {rules.length === 0 ? null : (
        <ul className={styles.rules} lang="en">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </Section>
  ));
}
