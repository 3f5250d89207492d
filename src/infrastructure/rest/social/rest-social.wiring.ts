import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { CopyTradingPort } from '../../../application/social/copy-trading.port';
import { FeaturesPort } from '../../../application/social/features.port';
import { FollowingPort } from '../../../application/social/following.port';
import { LeaderboardsPort } from '../../../application/social/leaderboards.port';
import { ProfilesPort } from '../../../application/social/profiles.port';
import { SocialIdentityPort } from '../../../application/social/social-identity.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestCopyTradingAdapter } from './rest-copy-trading.adapter';
import { RestFeaturesAdapter } from './rest-features.adapter';
import { RestFollowingAdapter } from './rest-following.adapter';
import { RestLeaderboardsAdapter } from './rest-leaderboards.adapter';
import { RestProfilesAdapter } from './rest-profiles.adapter';
import { RestSocialIdentityAdapter } from './rest-social-identity.adapter';

export const restSocialModule = defineModule('rest-social', [
  entry(provide(ProfilesPort, RestProfilesAdapter, RestClient, UnknownValues)),
  entry(provide(FollowingPort, RestFollowingAdapter, RestClient)),
  entry(provide(SocialIdentityPort, RestSocialIdentityAdapter, RestClient, UnknownValues)),
  entry(provide(LeaderboardsPort, RestLeaderboardsAdapter, RestClient)),
  entry(provide(FeaturesPort, RestFeaturesAdapter, RestClient)),
  entry(provide(CopyTradingPort, RestCopyTradingAdapter, RestClient, UnknownValues)),
]);
