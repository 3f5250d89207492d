import type { EmbeddedDatabase } from '../../storage/database';

/** Counts attempts per key within a span of time; a key that used them up waits until the span is over. A restart forgets nothing. */
export class AttemptLimit {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly name: string,
    private readonly allowed: number,
    private readonly span: number,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS attempts (name TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL, reset_at INTEGER NOT NULL, PRIMARY KEY (name, key))',
    );
  }

  isExceeded(key: string): boolean {
    const row = this.database.get<{ count: number }>(
      'SELECT count FROM attempts WHERE name = ? AND key = ? AND reset_at > ?',
      [this.name, key, this.now()],
    );
    return (row?.count ?? 0) >= this.allowed;
  }

  count(key: string): void {
    this.database.transaction(() => {
      this.database.run('DELETE FROM attempts WHERE reset_at <= ?', [this.now()]);
      this.database.run(
        'INSERT INTO attempts (name, key, count, reset_at) VALUES (?, ?, 1, ?) ON CONFLICT (name, key) DO UPDATE SET count = count + 1',
        [this.name, key, this.now() + this.span],
      );
    });
  }

  /** Takes one attempt back. */
  forgive(key: string): void {
    this.database.run('UPDATE attempts SET count = count - 1 WHERE name = ? AND key = ? AND count > 0', [
      this.name,
      key,
    ]);
  }

  clear(key: string): void {
    this.database.run('DELETE FROM attempts WHERE name = ? AND key = ?', [this.name, key]);
  }
}
