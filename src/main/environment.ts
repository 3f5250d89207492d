import * as z from 'zod/mini';
import type { Environment } from '../application/platform/environment';

const address = z.string();

const environmentSchema = z.object({
  assembly: z.enum(['production', 'sandbox']),
  brand: z.object({ name: z.string().check(z.minLength(1)), productToken: z.string().check(z.minLength(1)) }),
  hosts: z.object({
    rest: address,
    serverRest: address,
    newWsUrl: address,
    content: address,
    contentKey: z.string(),
    authentication: address,
    logos: address,
  }),
  session: z.object({
    cookieName: z.string().check(z.startsWith('__Host-')),
    syncUrl: z.optional(address),
    refreshUrl: z.optional(address),
  }),
  firebase: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    emulatorUrl: z.optional(address),
  }),
  links: z.record(z.string(), z.string()),
});

/**
 * The configuration that the page carries as a JSON data block.
 * @throws when it is missing or wrong: a deployment mistake that nothing after it could survive.
 */
export function readEnvironment(page: Document): Environment {
  const block = page.getElementById('environment');
  if (!block) throw new Error('The page carries no configuration (an element with the id "environment").');
  const parsed = z.safeParse(environmentSchema, JSON.parse(block.textContent));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`The page's configuration is wrong at: ${fields}.`);
  }
  return parsed.data;
}
