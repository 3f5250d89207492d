import type { EmbeddedDatabase } from './database';

/** Gives a table of an older version the columns it lacks. */
export function addColumns(database: EmbeddedDatabase, table: string, columns: Readonly<Record<string, string>>): void {
  const known = new Set(database.all<{ name: string }>(`PRAGMA table_info(${table})`).map(({ name }) => name));
  for (const [name, type] of Object.entries(columns)) {
    if (!known.has(name)) database.run(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
  }
}
