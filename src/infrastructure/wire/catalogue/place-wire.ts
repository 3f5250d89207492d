import * as z from 'zod/mini';
import { dataAnswer, wireFlag } from './wire';

const text = z.optional(z.nullable(z.string()));

/** Where a caller seems to be: by the address, and as the account's region. */
export const place = dataAnswer(
  z.object({
    ip: z.optional(z.string()),
    country: text,
    country_name: text,
    region: text,
    city: text,
    eu: z.optional(z.nullable(wireFlag)),
    restricted: z.optional(wireFlag),
    language_hint: text,
  }),
);
