import * as z from 'zod/mini';

/** A decimal on the wire: a JSON number or a decimal text (protocol 2.1). Read as text. */
export const wireDecimal = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i))]),
  z.transform((value: number | string) => String(value)),
);

/** The same, where no digit is money. */
export const wireNumber = z.pipe(wireDecimal, z.transform(Number));

/** A time on the wire: seconds with a fraction or milliseconds, number or text; see `instantFrom`. */
export const wireTime = z.union([z.number(), z.string()]);

/** A flag on the wire: true, 1, "1", "true". */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((value: boolean | number | string) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** The same in a request, where anything else is refused: "yes" taken for no would do what nobody asked for. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.string().check(z.regex(/^(true|false|[01])$/i))]),
  z.transform((value: boolean | 0 | 1 | string) => /^(true|1)$/i.test(String(value))),
);

/** An identifier on the wire, read as text. */
export const wireId = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => String(value)),
);

/** v3 envelope: {success, data, timestamp}. */
export function dataAnswer<T extends z.ZodMiniType>(data: T) {
  return z.object({ success: z.literal(true), data, timestamp: z.optional(wireTime) });
}

/** v3 envelope around rows, with paging where the host sends it. */
export function rowsAnswer<T extends z.ZodMiniType>(row: T) {
  return dataAnswer(z.object({ rows: z.array(row), meta: z.optional(pageMeta) }));
}

/** Both casings occur, even within v3 (protocol 2.1). */
export const pageMeta = z.object({
  total: wireNumber,
  recordsPerPage: z.optional(wireNumber),
  currentPage: z.optional(wireNumber),
  records_per_page: z.optional(wireNumber),
  current_page: z.optional(wireNumber),
});

export const emptyAnswer = z.object({ success: z.literal(true), timestamp: z.optional(wireTime) });
