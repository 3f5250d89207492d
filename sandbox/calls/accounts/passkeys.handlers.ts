import type { passkeysEndpoints } from '../../../src/infrastructure/wire/catalogue/passkeys.endpoints';
import { refreshLifetime } from '../../services/account-areas';
import { sessionTokenLifetime } from '../../services/sessions/session-tokens';
import type { Handlers } from '../routing/handler';
import { originOf, personOf } from '../routing/origin-of';
import type { Services } from '../routing/services';
import { sessionCookies } from './cookies';
import { proofOf } from './proof-of';
import { requireSiteOrigin } from './site-origin';

export function passkeysHandlers(services: Services): Handlers<typeof passkeysEndpoints> {
  const { passkeys, signIns, tokens, webOrigins, now } = services;
  const done = () => ({ success: true as const, timestamp: now() });
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  /** As an answer carries it. */
  const plain = (options: object): Record<string, unknown> => ({ ...options });
  return {
    list: (call) =>
      answer({
        rows: passkeys.list(personOf(call).user).map(({ id, name, createdAt, usedAt }) => ({
          id: String(id),
          name,
          created_time: createdAt,
          used_time: usedAt ?? null,
        })),
      }),
    creation: async (call) => answer(plain(await passkeys.creation(personOf(call).user))),
    add: async (call) => {
      const { user, origin } = personOf(call);
      await passkeys.add(user, call.body.name, call.body.credential, proofOf(call.body), origin);
      return done();
    },
    remove: async (call) => {
      const { user, origin } = personOf(call);
      await passkeys.remove(user, call.body.passkey_id, proofOf(call.body), origin);
      return done();
    },
    proof: async (call) => {
      const { type, subject } = call.body;
      return answer(plain(await passkeys.proof(personOf(call).user, { action: type, subject })));
    },
    signInOptions: async () => answer(plain(await passkeys.signInOptions())),
    signIn: async (call) => {
      requireSiteOrigin(call, webOrigins, false);
      const user = await passkeys.signedIn(call.body.credential);
      const { session, refreshToken } = signIns.beginAs(user, originOf(call));
      const { token, expiresAt } = await tokens.issue(session, user.applicationId);
      call.reply.header('Set-Cookie', sessionCookies(token, sessionTokenLifetime, refreshToken, refreshLifetime));
      return answer({ expiresAt });
    },
  };
}
