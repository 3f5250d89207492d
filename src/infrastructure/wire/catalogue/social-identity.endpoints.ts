import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { assumedShape, hidden, social, uuidParameter } from './social-wire';
import { dataAnswer, emptyAnswer, wireFlag, wireTime, wireNumber } from './wire';

const common = { access: 'private', assumed: assumedShape, source: 'specification 3, 7, protocol 6.4' } as const;
const twitter = `${social}/private/twitter`;

const coolName = dataAnswer(
  z.object({
    coolName: z.string(),
    source: z.optional(z.string()),
    changedTime: hidden(wireTime),
    nextChangeTime: hidden(wireTime),
  }),
);
const twitterProfile = dataAnswer(
  z.object({ handle: z.string(), name: z.string(), profileImageUrl: hidden(z.string()), boundTime: wireTime }),
);
const followState = dataAnswer(z.object({ following: wireFlag, followers: wireNumber }));

export const socialIdentityEndpoints = {
  coolName: endpoint({
    ...common,
    id: 'socialIdentity.coolName',
    method: 'GET',
    path: `${social}/private/cool-names`,
    summary: 'The public nickname of the session’s account.',
    answer: coolName,
  }),
  changeCoolName: endpoint({
    ...common,
    id: 'socialIdentity.changeCoolName',
    method: 'PUT',
    path: `${social}/private/cool-names`,
    summary: 'Takes a name of one’s own, or a random one.',
    body: z.object({
      coolName: z.optional(z.string().check(z.maxLength(64))),
      source: z.optional(z.enum(['CUSTOM', 'RANDOM'])),
    }),
    answer: coolName,
  }),
  takeTwitterName: endpoint({
    ...common,
    id: 'socialIdentity.takeTwitterName',
    method: 'PUT',
    path: `${social}/private/cool-names/twitter`,
    summary: 'Takes the handle of the bound account of X as nickname.',
    answer: coolName,
  }),
  authorizationUrl: endpoint({
    ...common,
    id: 'socialIdentity.authorizationUrl',
    method: 'GET',
    path: `${twitter}/oauth/authorization-url`,
    summary: 'Where the visitor allows binding an account of X.',
    answer: dataAnswer(z.object({ url: z.string(), oauthToken: z.string() })),
  }),
  authorize: endpoint({
    ...common,
    id: 'socialIdentity.authorize',
    method: 'POST',
    path: `${twitter}/oauth/authorize`,
    summary: 'Binds the account of X that gave the verifier.',
    query: z.object({ oauthVerifier: z.string().check(z.minLength(1), z.maxLength(128)) }),
    answer: twitterProfile,
  }),
  twitterProfile: endpoint({
    ...common,
    id: 'socialIdentity.twitterProfile',
    method: 'GET',
    path: `${twitter}/profiles/me`,
    summary: 'The account of X that is bound.',
    answer: twitterProfile,
  }),
  unbindTwitter: endpoint({
    ...common,
    id: 'socialIdentity.unbindTwitter',
    method: 'DELETE',
    path: `${twitter}/profiles/me`,
    summary: 'Unbinds the account of X.',
    answer: emptyAnswer,
  }),
  removeTwitterImage: endpoint({
    ...common,
    id: 'socialIdentity.removeTwitterImage',
    method: 'DELETE',
    path: `${twitter}/profiles/me/profileImageUrl`,
    summary: 'Forgets the picture of the account of X.',
    answer: emptyAnswer,
  }),
  follow: endpoint({
    ...common,
    id: 'socialIdentity.follow',
    method: 'POST',
    path: `${social}/private/followings/{uuid}`,
    summary: 'Follows a trader.',
    parameters: uuidParameter,
    answer: followState,
  }),
  unfollow: endpoint({
    ...common,
    id: 'socialIdentity.unfollow',
    method: 'DELETE',
    path: `${social}/private/followings/{uuid}`,
    summary: 'Follows a trader no longer.',
    parameters: uuidParameter,
    answer: followState,
  }),
} as const;
