import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { practiceAccount } from '../shared/practice-account';
import { guardedHttp, limitConnections, refuseConditions } from '../shared/http/guarded-http';
import type { EmbeddedDatabase } from '../storage/database';
import type { Mail as ExchangeMail } from '../shared/mailbox';
import { violationReports } from '../shared/http/violation-reports';
import type { SignInDirectory } from '../shared/sign-in-directory';
import { acceptForms } from './common/form-body';
import { hashPassword, usualCost } from '../shared/password-hash';
import { adminRoutes } from './routes/admin.routes';
import { identityToolkitRoutes } from './routes/identity-toolkit.routes';
import { mailRoutes } from './routes/mail.routes';
import { providerRoutes } from './routes/provider.routes';
import { SignInError } from './common/sign-in-error';
import { signInServices } from './services/sign-in-services';

export interface SignInServerOptions {
  readonly database: EmbeddedDatabase;
  readonly projectId: string;
  readonly webOrigins: readonly string[];
  readonly now: () => number;
  /** What the exchange has mailed, newest first: one outbox shows all. */
  readonly exchangeMails?: (() => readonly ExchangeMail[]) | undefined;
  /** Path in the web app where the links of mails lead, in place of this server's own pages. */
  readonly actionPage?: string | undefined;
  /** Gets what the exchange has to do with the people here. */
  readonly onDirectory?: ((directory: SignInDirectory) => void) | undefined;
  /** What hashing a password costs; the usual unless given. */
  readonly passwordCost?: number | undefined;
  /** The key that a new server signs with, as PEM; made unless given. */
  readonly newSigningKey?: string | undefined;
  /** Whether somebody has this password for something else at the exchange; of nobody unless given. */
  readonly isUsedElsewhere?: ((identity: string, password: string) => Promise<boolean>) | undefined;
}

/** Where the public keys of the identity tokens are. */
export const keySetPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const headers = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
  'X-Frame-Options': 'DENY',
  // Addresses of pages hold codes that must reach nobody else.
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

/** What is said of a request of which nothing could be made. */
function unreadable(status: number): object {
  return new SignInError('INVALID_ARGUMENT', status).body;
}

/** The sandbox's identity provider, shaped so that the unmodified Firebase SDK works against it. */
export async function createSignInServer({
  database,
  projectId,
  webOrigins,
  now,
  exchangeMails = () => [],
  actionPage,
  onDirectory,
  passwordCost = usualCost,
  newSigningKey,
  isUsedElsewhere = async () => false,
}: SignInServerOptions): Promise<FastifyInstance> {
  const app = Fastify(guardedHttp(headers, unreadable));
  const address = () => {
    const bound = app.server.address();
    return `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  };
  const services = signInServices({
    database,
    projectId,
    webOrigins,
    now,
    address,
    actionPage,
    passwordCost,
    newSigningKey,
    isUsedElsewhere,
  });
  const { identities, tokens } = services;
  onDirectory?.(services.directory);
  if (!identities.byId(practiceAccount.identity) && !identities.byEmail(practiceAccount.email)) {
    identities.add(practiceAccount.identity, {
      email: practiceAccount.email,
      passwordHash: await hashPassword(practiceAccount.password, passwordCost),
      emailVerified: true,
    });
  }

  await app.register(cors, { origin: [...webOrigins], methods: ['GET', 'POST'], maxAge: 600 });
  acceptForms(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof SignInError) return reply.status(error.status).send(error.body);
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.status(error.statusCode).send(unreadable(error.statusCode));
    console.error('sign-in server:', error);
    return reply.status(500).send(new SignInError('INTERNAL_ERROR', 500).body);
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(new SignInError('NOT_FOUND', 404).body));

  refuseConditions(app.server, headers, unreadable);
  limitConnections(app.server, { perAddress: 1_000, altogether: 2_000 });
  violationReports(app, now);
  identityToolkitRoutes(app, services);
  adminRoutes(app, services);
  mailRoutes(app, services, exchangeMails);
  providerRoutes(app, services);
  app.get(keySetPath, () => tokens.keySet());
  app.get('/.well-known/jwks.json', () => tokens.keySet());
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
