import type { EmbeddedDatabase, SqlValue } from './database';

const verbs = { fail: 'INSERT', replace: 'INSERT OR REPLACE', ignore: 'INSERT OR IGNORE' } as const;

/**
 * Stores a row by the names of its columns; columns that are not named take their default.
 * @param taken what becomes of it when there is a row with its key already
 */
export function insert(
  database: Pick<EmbeddedDatabase, 'run'>,
  table: string,
  row: Readonly<Record<string, SqlValue>>,
  taken: keyof typeof verbs = 'fail',
): { readonly changes: number } {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  return database.run(`${verbs[taken]} INTO ${table} (${columns.join(', ')}) VALUES (${places})`, Object.values(row));
}
