import { success, type Result } from '../../domain/shared/result';
import type { Failure, Outcome } from '../kernel/failure';

/** The largest page that hosts answer. */
const pageSize = 500;

interface Reading {
  readonly signal: { readonly aborted: boolean };
  readonly onProgress: (read: number, total: number) => void;
}

const unwatched: Reading = { signal: { aborted: false }, onProgress: () => undefined };

interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * Every row of a history, page by page. Rows that arrive meanwhile push others to the next page: each is kept once.
 * @returns `cancelled` once the signal is aborted
 */
export async function wholeHistory<Row>(
  load: (page: { readonly page: number; readonly size: number }) => Outcome<Rows<Row>>,
  keyOf: (row: Row) => string,
  { signal, onProgress }: Reading = unwatched,
): Promise<Result<readonly Row[], Failure>> {
  const known = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const answer = await load({ page, size: pageSize });
    if (signal.aborted) return { ok: false, error: { kind: 'cancelled' } };
    if (!answer.ok) return answer;
    const { rows, total } = answer.value;
    for (const row of rows) if (!known.has(keyOf(row))) known.set(keyOf(row), row);
    onProgress(Math.min(known.size, total), total);
    if (rows.length === 0 || page * pageSize >= total) return success([...known.values()]);
  }
}
