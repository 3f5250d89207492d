import * as z from 'zod/mini';
import { pageMeta, wireTime } from './wire';

/*
 * The envelope of the older calls (protocol 2.1): rows and fields stand at the top level, names in snake case,
 * figures are numbers.
 */

/** A figure: a number, or a text where a number would round it. */
export const figure = z.union([z.number(), z.string()]);
export const knownFigure = z.nullable(figure);

export function v1Rows<T extends z.ZodMiniType>(row: T) {
  return z.object({
    success: z.literal(true),
    rows: z.array(row),
    meta: z.optional(pageMeta),
    timestamp: z.optional(wireTime),
  });
}

export function v1Object<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.object({ success: z.literal(true), timestamp: z.optional(wireTime), ...fields });
}
