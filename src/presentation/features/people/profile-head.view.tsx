import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import type { ProfileOverview } from '../../../domain/social/trader-profile';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { ExternalLink } from '../../kit/controls/external-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Avatar } from './avatar.view';
import { CopyLink } from './copy-link.view';
import { FollowButton } from './follow-button.view';
import type { FollowsStore } from './follows.store';
import styles from './profile.module.css';
import { ShareProfile } from './share-profile.view';
import type { SharedProfile } from './shared-profile';
import { useBadgeWords } from './use-badge-words';

interface ProfileHeadProps {
  readonly trader: ProfileOverview;
  readonly mine: boolean;
  readonly follows: FollowsStore;
  readonly led: readonly CopyStrategy[] | undefined;
  /** What a picture is made of: no more than others see. Nothing while that is not known. */
  readonly shared: Omit<SharedProfile, 'onClose'> | undefined;
}

/** Who somebody is among traders, and what can be done with that. */
export function ProfileHead({ trader, mine, follows, led, shared }: ProfileHeadProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { paths } = useApp();
  const badge = useBadgeWords();
  const [sharing, setSharing] = useState(false);
  const { uuid, coolName, avatar, bio, twitter, badges } = trader;
  return (
    <section className={styles.head} aria-label={coolName}>
      <Avatar name={coolName} avatar={avatar} size={64} />
      <div className={styles.who}>
        <h2 className={styles.name}>{coolName}</h2>
        <p className={styles.marks}>
          {mine ? <Mark tone="neutral">{t('you')}</Mark> : null}
          {trader.public ? null : <Mark tone="warning">{t('profile.private')}</Mark>}
          {badges.map((each) => (
            <Mark key={each} tone="neutral">
              {badge(each).name}
            </Mark>
          ))}
        </p>
        {bio === '' ? null : <p className={styles.bio}>{bio}</p>}
        <Facts figures>
          <Fact name={t('profile.joined')}>{format.date(trader.joinedAt)}</Fact>
          <Fact name={t('column.followers')}>{format.integer(trader.followers)}</Fact>
          <Fact name={t('profile.follows')}>{format.integer(trader.following)}</Fact>
          <Fact name={t('column.tier')}>{format.integer(trader.tier)}</Fact>
          {twitter === undefined ? null : (
            <Fact name="X">
              <ExternalLink href={`https://x.com/${encodeURIComponent(twitter)}`}>@{twitter}</ExternalLink>
            </Fact>
          )}
        </Facts>
      </div>
      <div className={styles.actions}>
        {mine ? null : <CopyLink name={coolName} led={led} />}
        {mine ? null : <FollowButton uuid={uuid} name={coolName} follows={follows} />}
        <CopyButton
          text={new URL(paths.traderProfile(uuid), window.location.origin).href}
          label={t('profile.copyLink')}
        />
        <Button size="small" disabled={!shared} onClick={() => setSharing(true)}>
          {t('profile.share')}
        </Button>
      </div>
      {sharing && shared ? <ShareProfile {...shared} onClose={() => setSharing(false)} /> : null}
    </section>
  );
}
