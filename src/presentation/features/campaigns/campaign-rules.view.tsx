import { useTranslation } from 'react-i18next';
import type { Campaign, CampaignRule } from '../../../domain/campaigns/campaign';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import styles from './campaigns.module.css';

/** Sentences of the exchange that the product has in every language. */
const translated = [
  'utcDay',
  'prizesAtEnd',
  'allVolume',
  'contractReturn',
  'spotVolume',
  'smallestTeam',
  'teamVolume',
  'points',
] as const;

export function CampaignRules({ campaign: { rules, status, symbols } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const words = ({ key, text }: CampaignRule): string => {
    const own = translated.find((each) => each === key);
    if (own === 'prizesAtEnd' && status === 'ENDED') return t('rule.prizesPaid');
    return own ? t(`rule.${own}`) : text;
  };
  return (
    <section className={styles.panel} aria-labelledby="campaign-rules">
      <h2 id="campaign-rules" className={styles.heading}>
        {t('rules')}
      </h2>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.text}>{words(rule)}</li>
        ))}
      </ol>
      <details className={styles.markets}>
        <summary>{t('markets', { count: symbols.length })}</summary>
        <p>{symbols.map(marketDisplayName).join(', ')}</p>
      </details>
    </section>
  );
}
