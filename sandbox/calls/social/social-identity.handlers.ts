import type { socialIdentityEndpoints } from '../../../src/infrastructure/wire/catalogue/social-identity.endpoints';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { CoolNameView } from '../../services/social/cool-names';
import type { TwitterBinding } from '../../services/social/profile';
import { ownAddress } from '../../shared/http/own-machine';
import { twitterPath } from '../../services/social/twitter-accounts';

export function socialIdentityHandlers({
  coolNames,
  twitter,
  followings,
  now,
}: Services): Handlers<typeof socialIdentityEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const user = (call: Pick<Call, 'caller'>) => callerOf(call).user;
  return {
    coolName: (call) => answer(coolNameRow(coolNames.of(user(call)))),
    changeCoolName: (call) => {
      const { coolName, source } = call.body;
      const random = source === 'RANDOM' && coolName === undefined;
      return answer(coolNameRow(random ? coolNames.random(user(call)) : coolNames.choose(user(call), coolName ?? '')));
    },
    takeTwitterName: (call) => answer(coolNameRow(coolNames.fromTwitter(user(call)))),
    authorizationUrl: (call) => {
      const oauthToken = twitter.begin(user(call));
      return answer({ url: `${ownAddress(call.request)}${twitterPath}?oauth_token=${oauthToken}`, oauthToken });
    },
    authorize: (call) =>
      answer(twitterRow(twitter.bind(user(call), call.query.oauthVerifier), ownAddress(call.request))),
    twitterProfile: (call) => answer(twitterRow(twitter.of(user(call)), ownAddress(call.request))),
    unbindTwitter: (call) => {
      twitter.unbind(user(call));
      return { success: true, timestamp: now() };
    },
    removeTwitterImage: (call) => {
      twitter.removeImage(user(call));
      return { success: true, timestamp: now() };
    },
    follow: (call) => answer(followings.follow(user(call), call.parameters.uuid)),
    unfollow: (call) => answer(followings.unfollow(user(call), call.parameters.uuid)),
  };
}

function coolNameRow({ coolName, source, changedAt, nextChangeAt }: CoolNameView) {
  return { coolName, source, changedTime: changedAt ?? null, nextChangeTime: nextChangeAt ?? null };
}

function twitterRow({ handle, name, imageUrl, boundAt }: TwitterBinding, host: string) {
  return { handle, name, profileImageUrl: imageUrl === undefined ? null : host + imageUrl, boundTime: boundAt };
}
