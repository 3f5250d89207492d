import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { practiceAccount } from '../accounts/practice-account';
import { signingKey } from '../accounts/signing-key';
import type { EmbeddedDatabase } from '../storage/database';
import { ActionCodes } from './action-codes';
import { acceptForms } from './form-body';
import { IdentityRepository } from './identity-repository';
import { IdentityTokens } from './identity-tokens';
import { identityToolkitRoutes } from './identity-toolkit.routes';
import { mailRoutes } from './mail.routes';
import { hashPassword } from './password-hash';
import { SignInError } from './sign-in-error';
import { SignInService } from './sign-in-service';

export interface SignInServerOptions {
  readonly database: EmbeddedDatabase;
  readonly projectId: string;
  readonly webOrigins: readonly string[];
  readonly now: () => number;
}

/** Where the public keys of the identity tokens are. */
export const keySetPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The sandbox's identity provider, shaped so that the unmodified Firebase SDK works against it. */
export async function createSignInServer(options: SignInServerOptions): Promise<FastifyInstance> {
  const { database, projectId, webOrigins, now } = options;
  const identities = new IdentityRepository(database, now);
  const tokens = new IdentityTokens(signingKey(database, 'RS256'), projectId, now);
  const codes = new ActionCodes(database, now);
  const service = new SignInService(identities, tokens, codes, now);
  if (!identities.byEmail(practiceAccount.email)) {
    identities.add(practiceAccount.identity, practiceAccount.email, await hashPassword(practiceAccount.password), true);
  }

  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  await app.register(cors, { origin: [...webOrigins], methods: ['GET', 'POST'], maxAge: 600 });
  acceptForms(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    reply.header('X-Content-Type-Options', 'nosniff').header('X-Frame-Options', 'DENY').header('Cache-Control', 'no-store');
    if (!reply.hasHeader('Referrer-Policy')) reply.header('Referrer-Policy', 'no-referrer');
    done();
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof SignInError) return reply.status(error.status).send(error.body);
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.status(400).send(new SignInError('INVALID_ARGUMENT').body);
    console.error('sign-in server:', error);
    return reply.status(500).send(new SignInError('INTERNAL_ERROR', 500).body);
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(new SignInError('NOT_FOUND', 404).body));

  const address = () => {
    const bound = app.server.address();
    return `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  };
  identityToolkitRoutes(app, {
    service,
    codes,
    projectId,
    authorizedDomains: [...new Set(webOrigins.map((origin) => new URL(origin).hostname))],
    linkOf: (type, code, continueUrl, language) => {
      const link = new URL('/emulator/action', address());
      link.searchParams.set('mode', type === 'PASSWORD_RESET' ? 'resetPassword' : 'verifyEmail');
      link.searchParams.set('oobCode', code);
      if (typeof language === 'string') link.searchParams.set('lang', language.slice(0, 16));
      if (typeof continueUrl === 'string') link.searchParams.set('continueUrl', continueUrl);
      return link.href;
    },
  });
  mailRoutes(app, { service, codes, projectId, webOrigins });
  app.get(keySetPath, () => tokens.keySet());
  app.get('/.well-known/jwks.json', () => tokens.keySet());
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
