import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invalidParameter, unauthorised } from '../../shared/api-error';
import { asksForItself } from '../../shared/http/own-machine';
import type { AccountAreas } from '../../services/account-areas';
import { requireAdmin, sandboxPrefix } from '../../gateway/admin';

const placeRequest = z.object({
  network: z.string().check(z.maxLength(49)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  city: z.optional(z.string().check(z.maxLength(64))),
});
const moment = z.number().check(z.int(), z.minimum(0));
const maintenanceRequest = z.object({
  window: z.nullable(
    z.object({
      start: moment,
      end: moment,
      modules: z.array(z.string().check(z.regex(/^[A-Z_]{1,32}$/))).check(z.minLength(1), z.maxLength(20)),
    }),
  ),
});

/**
 * The sandbox's stand-ins for what surrounds an account: where people are, an announced upgrade, their mailbox, and
 * the other side of binding a Discord account. The first two take the admin token.
 */
export function accountSwitches(
  app: FastifyInstance,
  { discord, mailbox, maintenance, places }: AccountAreas,
  webOrigins: readonly string[],
): void {
  app.post(`${sandboxPrefix}place`, (request) => {
    requireAdmin(request);
    const wish = placeRequest.safeParse(request.body);
    if (!wish.success) throw invalidParameter('network, country');
    places.pretend(wish.data.network, wish.data.country, wish.data.city);
    return { success: true };
  });

  app.post(`${sandboxPrefix}maintenance`, (request) => {
    requireAdmin(request);
    const wish = maintenanceRequest.safeParse(request.body);
    if (!wish.success) throw invalidParameter('window');
    maintenance.announce(wish.data.window ?? undefined);
    return { success: true };
  });

  app.get<{ Querystring: Record<string, unknown> }>(`${sandboxPrefix}outbox`, (request, reply) => {
    // It holds everybody's codes.
    if (!asksForItself(request, webOrigins)) throw unauthorised();
    const { email } = request.query;
    reply.header('Cache-Control', 'no-store');
    return {
      success: true,
      data: { rows: mailbox.list(typeof email === 'string' ? email.toLowerCase() : undefined) },
    };
  });

  app.get<{ Querystring: Record<string, unknown> }>(`${sandboxPrefix}discord/authorize`, (request, reply) => {
    const { redirect_uri: redirectUri, state, user = 'practice' } = request.query;
    if (
      typeof redirectUri !== 'string' ||
      !URL.canParse(redirectUri) ||
      !webOrigins.includes(new URL(redirectUri).origin)
    )
      throw invalidParameter('redirect_uri');
    const back = new URL(redirectUri);
    back.searchParams.set('code', discord.authorise(redirectUri, String(user)));
    if (typeof state === 'string') back.searchParams.set('state', state);
    return reply.header('Cache-Control', 'no-store').redirect(back.href, 302);
  });
}
