import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../application/account/referral.queries';
import { Section } from '../account-kit/section';
import { useFormat } from '../kernel/use-format';
import { useResource } from '../kernel/use-resource';
import styles from './referral-campaigns.module.css';

/** The programme as the exchange words it. Nothing is shown where there is none, or while it is not known. */
export function ReferralCampaigns({ queries }: { readonly queries: ReferralQueries }) {
  const { t } = useTranslation('referral');
  const format = useFormat();
  const state = useResource(useMemo(() => queries.campaigns(), [queries]));
  if (state.status !== 'ready' || state.value.length === 0) return null;
  return (
    <Section title={t('campaigns.title')}>
      {state.value.map(({ id, name, rules, startsAt, endsAt }) => (
        <article key={id} lang="en">
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.time}>{t('campaigns.time', { from: format.date(startsAt), to: format.date(endsAt) })}</p>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </article>
      ))}
    </Section>
  );
}
