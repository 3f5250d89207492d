import type * as z from 'zod/mini';
import { invalidParameter, unknownParameter } from '../../shared/api-error';

/** Sent by client libraries to say whose they are; nothing depends on them (reliability, 3A.1). */
const ignored = new Set(['broker_id', 'brokerId']);

/** @throws ApiError -1004 for a name the schema does not know, -1005 for what it refuses. */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw invalidParameter('the body must be an object');
  const shape = (schema as unknown as { readonly shape?: Readonly<Record<string, unknown>> }).shape ?? {};
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (ignored.has(name)) continue;
    if (!Object.hasOwn(shape, name)) throw unknownParameter(name.slice(0, 64));
    known[name] = value;
  }
  const result = schema.safeParse(known);
  if (result.success) return result.data;
  throw invalidParameter(result.error.issues[0]?.path.map(String).join('.') ?? '');
}
