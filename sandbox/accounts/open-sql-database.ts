import { rmSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import type { SqlDatabase } from './sql-database';

/** A database in a file, or in memory for `:memory:`. Every change is on disk when the call returns. */
export function openSqlDatabase(path: string): SqlDatabase {
  // The library's lock is a folder, which a process that was killed leaves behind. The port is the real lock.
  if (path !== ':memory:') rmSync(`${path}.lock`, { recursive: true, force: true });
  const database = new sqlite.Database(path);
  let depth = 0;
  return {
    run: (sql, values) => void database.run(sql, values && [...values]),
    all: <Row>(sql: string, values?: readonly (string | number | null)[]) => database.all(sql, values && [...values]) as Row[],
    transaction: (work) => {
      if (depth > 0) return work();
      database.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => database.close(),
  };
}
