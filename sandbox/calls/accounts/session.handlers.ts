import type { sessionEndpoints } from '../../../src/infrastructure/wire/catalogue/session.endpoints';
import type { Session } from '../../services/sessions/session-repository';
import { sessionTokenLifetime } from '../../services/sessions/session-tokens';
import { refreshLifetime } from '../../services/account-areas';
import { unauthorised } from '../../shared/api-error';
import { bearerOf } from '../../gateway/authentication';
import { switchAccount } from '../../services/accounts/account-switch';
import { authorizationCookie, clearedCookies, refreshTokenOf, sessionCookies } from './cookies';
import { originOf, personOf } from '../routing/origin-of';
import type { Call, Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { requireSiteOrigin } from './site-origin';

/** The auth-token sync: trades identity tokens for sessions (reliability, 1.4). */
export function sessionHandlers(services: Services): Handlers<typeof sessionEndpoints> {
  const { authentication, identities, usedIdentityTokens, sessions, signIns, tokens, users, webOrigins, now } =
    services;

  const open = async (call: Call<never>, session: Session, refreshToken: string) => {
    const { token, expiresAt } = await tokens.issue(session, users.byId(session.userId)?.applicationId);
    call.reply.header('Set-Cookie', sessionCookies(token, sessionTokenLifetime, refreshToken, refreshLifetime));
    return { success: true as const, data: { expiresAt }, timestamp: now() };
  };
  const refuse = (call: Call<never>): never => {
    call.reply.header('Set-Cookie', [...clearedCookies]);
    throw unauthorised();
  };

  return {
    begin: async (call) => {
      requireSiteOrigin(call, webOrigins, false);
      const bearer = bearerOf(call.request);
      const identity = bearer === undefined ? undefined : await identities.verify(bearer);
      if (bearer === undefined || !identity || !usedIdentityTokens.take(bearer)) throw unauthorised();
      const { session, refreshToken } = await signIns.begin(identity.identity, identity.email, originOf(call));
      return open(call, session, refreshToken);
    },
    renew: async (call) => {
      // The only call a cookie is proof for, so the origin must be said.
      requireSiteOrigin(call, webOrigins, true);
      const refreshToken = refreshTokenOf(call.request.headers.cookie);
      if (refreshToken === undefined) return refuse(call);
      const rotation = sessions.rotate(refreshToken);
      if (rotation.kind === 'rotated') return open(call, rotation.session, rotation.refreshToken);
      return refuse(call);
    },
    switchAccount: async (call) => {
      requireSiteOrigin(call, webOrigins, false);
      const { user, sessionId } = personOf(call);
      const session = switchAccount(services, user, sessionId, call.body.user_id);
      const { token, expiresAt } = await tokens.issue(session, users.byId(session.userId)?.applicationId);
      call.reply.header('Set-Cookie', authorizationCookie(token, sessionTokenLifetime));
      return { success: true as const, data: { expiresAt }, timestamp: now() };
    },
    end: async (call) => {
      requireSiteOrigin(call, webOrigins, false);
      const bearer = bearerOf(call.request);
      const sessionId = bearer === undefined ? undefined : await authentication.sessionOf(bearer);
      if (sessionId !== undefined) sessions.end(sessionId);
      call.reply.header('Set-Cookie', [...clearedCookies]);
      return { success: true, timestamp: now() };
    },
  };
}
