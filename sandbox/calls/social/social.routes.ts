import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { adminToken } from '../../shared/practice-account';
import { sameText } from '../../shared/secrets';
import { invalidParameter, unauthorised } from '../../shared/api-error';
import type { Features } from '../../services/features/features';
import { bearerOf } from '../../gateway/authentication';
import { twitterPath, type TwitterAccounts } from '../../services/social/twitter-accounts';

const consentRequest = z.object({ oauth_token: z.string(), handle: z.string() });
const featureChange = z.strictObject({
  public: z.optional(z.boolean()),
  enabled: z.optional(z.boolean()),
  rollout: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100))),
  variants: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))).check(z.maxLength(8))),
});

/** What only the embedded exchange has: the page that stands in for X, and the switches of features. */
export function socialRoutes(
  app: FastifyInstance,
  { twitter, features }: { readonly twitter: TwitterAccounts; readonly features: Features },
): void {
  app.get<{ Querystring: { oauth_token?: string } }>(twitterPath, (request, reply) => {
    const token = request.query.oauth_token ?? '';
    const form = `<p>The sandbox stands in for X. Which account is yours?</p><form method="post"><input type="hidden" name="oauth_token" value="${escaped(token)}"><label>Handle <input name="handle" required pattern="[A-Za-z0-9_]{3,15}" autofocus></label> <button>Allow</button></form>`;
    return reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders)
      .send(page('Allow the exchange to know your account of X', form));
  });

  app.post(twitterPath, (request, reply) => {
    const consent = consentRequest.safeParse(request.body);
    if (!consent.success) throw invalidParameter('oauth_token, handle');
    const verifier = twitter.consent(consent.data.oauth_token, consent.data.handle);
    if (request.headers['content-type']?.startsWith('application/json'))
      return { success: true, data: { oauthVerifier: verifier } };
    return reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders)
      .send(page('Allowed', `<p>Give the exchange this code:</p><p><code>${verifier}</code></p>`));
  });

  app.get<{ Params: { file: string } }>('/sandbox/twitter/images/:file', (request, reply) => {
    const letter = escaped(request.params.file.slice(0, 1).toUpperCase());
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#27313b"/><text x="16" y="22" font-family="system-ui,sans-serif" font-size="17" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
    return reply.type('image/svg+xml; charset=utf-8').send(picture);
  });

  app.get('/sandbox/features', (request) => {
    requireAdmin(request);
    return { success: true, data: { rows: features.flags() } };
  });

  app.put<{ Params: { key: string } }>('/sandbox/features/:key', (request) => {
    requireAdmin(request);
    const change = featureChange.safeParse(request.body);
    if (!change.success) throw invalidParameter(change.error.issues[0]?.path.map(String).join('.') ?? '');
    const given = Object.entries(change.data).filter(([, value]) => value !== undefined);
    return { success: true, data: features.change(request.params.key, Object.fromEntries(given)) };
  });
}

const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** @throws ApiError -1002 without the administrator's token. */
function requireAdmin(request: FastifyRequest): void {
  if (!sameText(bearerOf(request) ?? '', adminToken)) throw unauthorised();
}
