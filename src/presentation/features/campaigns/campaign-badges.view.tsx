import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BadgesQueries } from '../../../application/campaigns/badges.queries';
import { known } from '../../../application/kernel/resource';
import type { CampaignBadge } from '../../../domain/campaigns/campaign';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useBadgeName } from './use-badge-name';
import styles from './campaigns.module.css';

/** Which ranks bring the badges that somebody holds; nothing before that is known. */
export function CampaignBadges({ queries, id }: { readonly queries: BadgesQueries; readonly id: string }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const badgeName = useBadgeName();
  const badges = useMemo(() => queries.held(), [queries]);
  const all = known(useResource(badges)) ?? [];
  const own = all.map(({ badge }) => badge).filter(({ campaignId }) => id.startsWith(campaignId));
  const ranks = ({ from, to }: CampaignBadge): string =>
    from === to
      ? t('badges.rank', { rank: format.integer(from) })
      : t('badges.ranks', { from: format.integer(from), to: format.integer(to) });
  if (own.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="campaign-badges">
      <h2 id="campaign-badges" className={styles.heading}>
        {t('badges.title')}
      </h2>
      <ul className={styles.badges}>
        {own.map((badge) => (
          <li key={badge.id}>
            <svg className={styles.medal} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <circle cx="8" cy="8" r="7" fill={badge.colour} />
            </svg>
            <span>{badgeName(badge.id, badge.name)}</span>
            <span className={styles.label}>{ranks(badge)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
