import * as z from 'zod/mini';
import { failure, success, type Result } from '../../../domain/shared/result';
import { withCamelCase, withSnakeCase } from './casing';

// Compiling schemas needs `eval`, which the page's security policy refuses and reports.
z.config({ jitless: true });

export interface Reading<T> {
  readonly value: T;
  /** Rows left out because they could not be read; one broken row must not cost the whole list. */
  readonly droppedRows: number;
}

/** Reads an answer by its schema, in either casing. The error names what did not fit, without its value. */
export function readAnswer<S extends z.ZodMiniType>(schema: S, body: unknown): Result<Reading<z.output<S>>, string> {
  const camel = withCamelCase(body);
  let first: z.core.$ZodError | undefined;
  for (const candidate of [() => camel, () => withSnakeCase(camel)]) {
    const value = candidate();
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return success({ value: parsed.data, droppedRows: 0 });
    first ??= parsed.error;
    const rest = withoutBrokenRows(value, parsed.error);
    if (!rest) continue;
    const again = z.safeParse(schema, rest.body);
    if (again.success) return success({ value: again.data, droppedRows: rest.dropped });
  }
  return failure(
    first!.issues
      .slice(0, 3)
      .map((issue) => `${issue.path.map(String).join('.')}: ${issue.code}`)
      .join('; '),
  );
}

/** The answer without the rows of `data.rows` that are at fault, when nothing else is. */
function withoutBrokenRows(body: unknown, error: z.core.$ZodError): { body: unknown; dropped: number } | undefined {
  const broken = new Set<number>();
  for (const { path } of error.issues) {
    if (path[0] !== 'data' || path[1] !== 'rows' || typeof path[2] !== 'number') return undefined;
    broken.add(path[2]);
  }
  const answer = body as { data: { rows: unknown[] } };
  const rows = answer.data.rows.filter((_, index) => !broken.has(index));
  // Not one good row: the shape itself is another one.
  if (rows.length === 0) return undefined;
  return { body: { ...answer, data: { ...answer.data, rows } }, dropped: broken.size };
}
