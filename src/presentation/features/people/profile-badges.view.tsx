import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BadgesQueries } from '../../../application/campaigns/badges.queries';
import type { HeldBadge } from '../../../domain/campaigns/badge-holders';
import type { ProfileOverview } from '../../../domain/social/trader-profile';
import { EmptyState } from '../../kit/controls/empty-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import styles from './profile.module.css';
import { useBadgeName } from '../campaigns/use-badge-name';
import { useBadgeWords } from './use-badge-words';

interface ProfileBadgesProps {
  readonly trader: ProfileOverview;
  readonly badges: BadgesQueries;
}

/** What a trader's badges mean, and those of campaigns with everybody who holds them. */
export function ProfileBadges({ trader, badges }: ProfileBadgesProps) {
  const { t } = useTranslation('people');
  const words = useBadgeWords();
  const held = useMemo(() => badges.held(), [badges]);
  return (
    <Section title={t('badges.title')} text={t('badges.text')}>
      {trader.badges.length === 0 ? null : (
        <dl className={styles.badges}>
          {trader.badges.map((badge) => (
            <div key={badge}>
              <dt>{words(badge).name}</dt>
              <dd>{words(badge).text}</dd>
            </div>
          ))}
        </dl>
      )}
      <DataBlock
        state={useResource(held)}
        onRetry={() => void held.refresh()}
        skeleton={<Skeleton height={120} />}
        isEmpty={(rows) => rows.length === 0 && trader.badges.length === 0}
        empty={<EmptyState title={t('badges.none')} text={t('badges.noneText')} />}
      >
        {(rows) => {
          const own = rows.filter(({ holders }) => holders.some(({ uuid }) => uuid === trader.uuid));
          return (
            <>
              <HeldBadges rows={own} />
              <details>
                <summary>{t('badges.all')}</summary>
                <HeldBadges rows={rows} />
              </details>
            </>
          );
        }}
      </DataBlock>
    </Section>
  );
}

function HeldBadges({ rows }: { readonly rows: readonly HeldBadge[] }) {
  const format = useFormat();
  const { paths } = useApp();
  const badgeName = useBadgeName();
  if (rows.length === 0) return null;
  return (
    <dl className={styles.badges}>
      {rows.map(({ badge, holders }) => (
        <div key={badge.id}>
          <dt>
            {badge.campaignId.replaceAll('_', ' ')}: {badgeName(badge.id, badge.name)}
          </dt>
          <dd>
            {holders.map(({ uuid, coolName, rank }) => (
              <span key={`${rank} ${coolName}`} className={styles.holder}>
                {format.integer(rank)}.{' '}
                {uuid === undefined ? coolName : <Link to={paths.traderProfile(uuid)}>{coolName}</Link>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
