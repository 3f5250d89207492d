import { defineModule, provide } from '../../../application/kernel/provider';
import { CopiesCommandsPort } from '../../../application/social/copies-commands.port';
import { CopiesPort } from '../../../application/social/copies.port';
import { CopyTradingPort } from '../../../application/social/copy-trading.port';
import { FollowingCommandsPort } from '../../../application/social/following-commands.port';
import { FollowingPort } from '../../../application/social/following.port';
import { LeaderboardsPort } from '../../../application/social/leaderboards.port';
import { LeadingCommandsPort } from '../../../application/social/leading-commands.port';
import { LeadingPort } from '../../../application/social/leading.port';
import { ProfilesCommandsPort } from '../../../application/social/profiles-commands.port';
import { ProfilesPort } from '../../../application/social/profiles.port';
import { SocialIdentityCommandsPort } from '../../../application/social/social-identity-commands.port';
import { SocialIdentityPort } from '../../../application/social/social-identity.port';
import { RestCopiesAdapter } from './rest-copies.adapter';
import { RestCopyTradingAdapter } from './rest-copy-trading.adapter';
import { RestFollowingAdapter } from './rest-following.adapter';
import { RestLeaderboardsAdapter } from './rest-leaderboards.adapter';
import { RestLeadingAdapter } from './rest-leading.adapter';
import { RestProfilesAdapter } from './rest-profiles.adapter';
import { RestSocialIdentityAdapter } from './rest-social-identity.adapter';

export default defineModule('rest-social', [
  provide(ProfilesPort, RestProfilesAdapter),
  provide(ProfilesCommandsPort, RestProfilesAdapter),
  provide(FollowingPort, RestFollowingAdapter),
  provide(FollowingCommandsPort, RestFollowingAdapter),
  provide(SocialIdentityPort, RestSocialIdentityAdapter),
  provide(SocialIdentityCommandsPort, RestSocialIdentityAdapter),
  provide(LeaderboardsPort, RestLeaderboardsAdapter),
  provide(CopyTradingPort, RestCopyTradingAdapter),
  provide(CopiesPort, RestCopiesAdapter),
  provide(CopiesCommandsPort, RestCopiesAdapter),
  provide(LeadingPort, RestLeadingAdapter),
  provide(LeadingCommandsPort, RestLeadingAdapter),
]);
