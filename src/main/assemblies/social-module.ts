import { CopiesCommandsPort } from '../../application/social/copies-commands.port';
import { CopiesPort } from '../../application/social/copies.port';
import { CopyTradingPort } from '../../application/social/copy-trading.port';
import { FollowingCommandsPort } from '../../application/social/following-commands.port';
import { FollowingPort } from '../../application/social/following.port';
import { LeaderboardsPort } from '../../application/social/leaderboards.port';
import { LeadingCommandsPort } from '../../application/social/leading-commands.port';
import { LeadingPort } from '../../application/social/leading.port';
import { ProfilesCommandsPort } from '../../application/social/profiles-commands.port';
import { ProfilesPort } from '../../application/social/profiles.port';
import { SocialIdentityCommandsPort } from '../../application/social/social-identity-commands.port';
import { SocialIdentityPort } from '../../application/social/social-identity.port';
import type { LaterModule } from '../composition';

/** People: who they are, whom they follow and copy, and who leads. */
export const socialModule: LaterModule = {
  ports: [
    ProfilesPort,
    ProfilesCommandsPort,
    FollowingPort,
    FollowingCommandsPort,
    SocialIdentityPort,
    SocialIdentityCommandsPort,
    LeaderboardsPort,
    CopyTradingPort,
    CopiesPort,
    CopiesCommandsPort,
    LeadingPort,
    LeadingCommandsPort,
  ],
  load: () => import('../../infrastructure/rest/social/rest-social.wiring'),
};
