import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { lockForProcess } from './process-lock';

export type SqlValue = string | number | bigint | Uint8Array | null;

/** An embedded SQL database. Statements are prepared once and kept. */
export interface EmbeddedDatabase {
  run(sql: string, values?: readonly SqlValue[]): { readonly changes: number };
  all<Row>(sql: string, values?: readonly SqlValue[]): Row[];
  get<Row>(sql: string, values?: readonly SqlValue[]): Row | undefined;
  /** Several statements without values, for the schema. */
  exec(sql: string): void;
  /** All of `work` or nothing of it; may be nested, the outermost one decides. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens a database file, or one in memory. A commit survives the end of the process at any moment.
 * @throws FileInUseError when another running process has it open.
 */
export function openDatabase(path: string | undefined): EmbeddedDatabase {
  if (path === undefined) return new SqliteDatabase(new sqlite.Database(), () => undefined);
  mkdirSync(dirname(path), { recursive: true });
  const unlock = lockForProcess(path);
  try {
    // The library locks by a directory, which a killed process leaves behind; the process lock is ours now.
    rmSync(`${path}.lock`, { recursive: true, force: true });
    const database = new sqlite.Database(path);
    chmodSync(path, 0o600);
    // Write-ahead logging needs shared memory unless one connection keeps the file to itself.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL');
    return new SqliteDatabase(database, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

class SqliteDatabase implements EmbeddedDatabase {
  readonly #statements = new Map<string, sqlite.Statement>();
  #depth = 0;

  constructor(
    private readonly database: sqlite.Database,
    private readonly unlock: () => void,
  ) {}

  run(sql: string, values: readonly SqlValue[] = []): { readonly changes: number } {
    return this.#use(sql, (statement) => ({ changes: statement.run([...values]).changes }));
  }

  all<Row>(sql: string, values: readonly SqlValue[] = []): Row[] {
    return this.#use(sql, (statement) => statement.all([...values]) as Row[]);
  }

  get<Row>(sql: string, values: readonly SqlValue[] = []): Row | undefined {
    // Read to the end: a kept statement stopped half-way would hold a read lock and the log could never shrink.
    return this.all<Row>(sql, values)[0];
  }

  exec(sql: string): void {
    this.database.exec(sql);
  }

  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work();
    this.database.exec('BEGIN IMMEDIATE');
    this.#depth += 1;
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  close(): void {
    if (!this.database.isOpen) return;
    for (const statement of this.#statements.values()) statement.finalize();
    this.#statements.clear();
    this.database.close();
    this.unlock();
  }

  #use<T>(sql: string, work: (statement: sqlite.Statement) => T): T {
    const statement = this.#statements.get(sql) ?? this.database.prepare(sql);
    this.#statements.set(sql, statement);
    try {
      return work(statement);
    } catch (error) {
      // A statement that failed repeats its error when it is next reset or finalized: it is not kept.
      this.#statements.delete(sql);
      try {
        statement.finalize();
      } catch {
        // The error is the one already on its way.
      }
      throw error;
    }
  }
}
