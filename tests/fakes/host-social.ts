import type { User } from '../../sandbox/services/users/user';
import type { Areas } from '../../sandbox/services/areas';
import { type Units, unitsText } from '../../sandbox/engine/model/units';
import type { CoolNameView } from '../../sandbox/services/social/cool-names';
import type { Profile, TwitterBinding } from '../../sandbox/services/social/profile';
import type { SpanFigures } from '../../sandbox/services/social/user-profiles';
import type { FollowingCommandsPort } from '../../src/application/social/following-commands.port';
import type { FollowingPort } from '../../src/application/social/following.port';
import type { ProfilesCommandsPort } from '../../src/application/social/profiles-commands.port';
import type { ProfilesPort } from '../../src/application/social/profiles.port';
import type { SocialIdentityCommandsPort } from '../../src/application/social/social-identity-commands.port';
import type { SocialIdentityPort } from '../../src/application/social/social-identity.port';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';
import type { CoolName, TwitterProfile } from '../../src/domain/social/cool-name';
import type { ProfileSettings } from '../../src/domain/social/trader-profile';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostProfiles implements ProfilesPort, ProfilesCommandsPort {
  static readonly needs: Needs<typeof HostProfiles> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  myUuid(): ReturnType<ProfilesPort['myUuid']> {
    return this.calls.as((user, { userProfiles }) => userProfiles.me(user).uuid);
  }

  me(): ReturnType<ProfilesPort['me']> {
    return this.calls.as((user, { userProfiles }) => {
      const { uuid, coolName } = userProfiles.me(user);
      return { uuid, coolName, userId: String(user.userId) };
    });
  }

  settings(): ReturnType<ProfilesPort['settings']> {
    return this.calls.as((user, { userProfiles }) => settingsOf(userProfiles.me(user)));
  }

  saveSettings(
    change: Parameters<ProfilesCommandsPort['saveSettings']>[0],
  ): ReturnType<ProfilesCommandsPort['saveSettings']> {
    return this.calls.as((user, { userProfiles }) => settingsOf(userProfiles.saveSettings(user, change)));
  }

  search(coolName: string): ReturnType<ProfilesPort['search']> {
    return this.calls.open(({ userProfiles }) => userProfiles.search(coolName));
  }

  overview(uuid: string): ReturnType<ProfilesPort['overview']> {
    return this.calls.as((user, { userProfiles }) => userProfiles.overview(user, uuid));
  }

  summary(uuid: string): ReturnType<ProfilesPort['summary']> {
    return this.calls.as((user, { userProfiles }) => {
      const summary = userProfiles.summary(user, uuid);
      return {
        ...summary,
        pnl: summary.pnl && spans(summary.pnl),
        volume: summary.volume && spans(summary.volume),
        markets: summary.markets?.map(({ symbol, volume }) => ({ symbol, volume: money(volume)! })),
      };
    });
  }

  performance(
    uuid: string,
    period: Parameters<ProfilesPort['performance']>[1] = 'NINETY_DAYS',
  ): ReturnType<ProfilesPort['performance']> {
    return this.calls.as((user, { userProfiles }) => userProfiles.performance(user, uuid, period));
  }

  portfolio(uuid: string): ReturnType<ProfilesPort['portfolio']> {
    return this.calls.as((user, { userProfiles }) =>
      userProfiles.portfolio(user, uuid).map(({ symbol, side, share, roi }) => ({ symbol, side, share, roi })),
    );
  }

  extendedPortfolio(uuid: string): ReturnType<ProfilesPort['extendedPortfolio']> {
    return this.calls.as((user, { userProfiles }) =>
      userProfiles.portfolio(user, uuid).map(({ averageOpenPrice, quantity, value, ...row }) => ({
        ...row,
        averageOpenPrice: money(averageOpenPrice),
        quantity: money(quantity),
        value: money(value),
      })),
    );
  }

  tradingActivity(uuid: string, page: number, size: number): ReturnType<ProfilesPort['tradingActivity']> {
    return this.calls.as((user, { userProfiles }) => {
      const { rows, total } = userProfiles.tradingActivity(user, uuid, page, size);
      return {
        rows: rows.map((row) => ({
          ...row,
          price: money(row.price),
          size: money(row.size),
          pnl: money(row.pnl),
        })),
        total,
      };
    });
  }
}

export class HostFollowing implements FollowingPort, FollowingCommandsPort {
  static readonly needs: Needs<typeof HostFollowing> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  follow(uuid: string): ReturnType<FollowingCommandsPort['follow']> {
    return this.calls.as((user, { followings }) => followings.follow(user, uuid));
  }

  unfollow(uuid: string): ReturnType<FollowingCommandsPort['unfollow']> {
    return this.calls.as((user, { followings }) => followings.unfollow(user, uuid));
  }

  following(): ReturnType<FollowingPort['following']> {
    return this.calls.as((user, { followings }) => followings.list(user));
  }

  followingIds(): ReturnType<FollowingPort['followingIds']> {
    return this.calls.as((user, { followings }) => followings.ids(user));
  }
}

export class HostSocialIdentity implements SocialIdentityPort, SocialIdentityCommandsPort {
  static readonly needs: Needs<typeof HostSocialIdentity> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  coolName(): ReturnType<SocialIdentityPort['coolName']> {
    return this.#name((user, { coolNames }) => coolNames.of(user));
  }

  chooseCoolName(coolName: string): ReturnType<SocialIdentityCommandsPort['chooseCoolName']> {
    return this.#name((user, { coolNames }) => coolNames.choose(user, coolName));
  }

  takeRandomCoolName(): ReturnType<SocialIdentityCommandsPort['takeRandomCoolName']> {
    return this.#name((user, { coolNames }) => coolNames.random(user));
  }

  takeTwitterName(): ReturnType<SocialIdentityCommandsPort['takeTwitterName']> {
    return this.#name((user, { coolNames }) => coolNames.fromTwitter(user));
  }

  beginTwitter(): ReturnType<SocialIdentityCommandsPort['beginTwitter']> {
    return this.calls.as((user, { twitter }) => {
      const token = twitter.begin(user);
      return { url: `http://host.test/sandbox/twitter/authorize?oauth_token=${token}`, token };
    });
  }

  bindTwitter(verifier: string): ReturnType<SocialIdentityCommandsPort['bindTwitter']> {
    return this.calls.as((user, { twitter }) => twitterOf(twitter.bind(user, verifier)));
  }

  twitter(): ReturnType<SocialIdentityPort['twitter']> {
    return this.calls.as((user, { twitter }) => twitterOf(twitter.of(user)));
  }

  unbindTwitter(): ReturnType<SocialIdentityCommandsPort['unbindTwitter']> {
    return this.calls.as((user, { twitter }) => twitter.unbind(user));
  }

  removeTwitterImage(): ReturnType<SocialIdentityCommandsPort['removeTwitterImage']> {
    return this.calls.as((user, { twitter }) => twitter.removeImage(user));
  }

  #name(read: (user: User, areas: Areas) => CoolNameView): ReturnType<SocialIdentityPort['coolName']> {
    return this.calls.as((user, areas): CoolName => read(user, areas));
  }
}

export function money(units: Units | undefined): Decimal | undefined {
  return units === undefined ? undefined : decimal(unitsText(units));
}

function settingsOf({ settings, twitter }: Profile): ProfileSettings {
  return { ...settings, twitter: twitter?.handle };
}

function twitterOf(binding: TwitterBinding): TwitterProfile {
  return binding;
}

function spans({ sevenDays, thirtyDays, ninetyDays, all }: SpanFigures<Units>) {
  return {
    sevenDays: money(sevenDays)!,
    thirtyDays: money(thirtyDays)!,
    ninetyDays: money(ninetyDays)!,
    all: money(all)!,
  };
}
