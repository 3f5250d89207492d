import { decodeCommands, encodeCommands } from '../../engine/model/command-codec';
import type { Batch } from '../../engine/exchange-state';
import type { EmbeddedDatabase } from '../database';
import { insert } from '../insert';

const schema = `
  CREATE TABLE IF NOT EXISTS journal (sequence INTEGER PRIMARY KEY, at INTEGER NOT NULL, commands TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS snapshot (id INTEGER PRIMARY KEY CHECK (id = 1), sequence INTEGER NOT NULL, state TEXT NOT NULL);
`;

/** The batches of commands since the last snapshot, and that snapshot. */
export class Journal {
  #sequence: number;

  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
    const row = database.get<{ last: number }>(
      'SELECT max(coalesce((SELECT max(sequence) FROM journal), 0), coalesce((SELECT sequence FROM snapshot), 0)) AS last',
    );
    this.#sequence = row?.last ?? 0;
  }

  append(batch: Batch): void {
    this.#sequence += 1;
    insert(this.database, 'journal', {
      sequence: this.#sequence,
      at: batch.at,
      commands: encodeCommands(batch.commands),
    });
  }

  /** Replaces the last snapshot; what it contains leaves the journal. */
  saveSnapshot(state: string): void {
    insert(this.database, 'snapshot', { id: 1, sequence: this.#sequence, state }, 'replace');
    this.database.run('DELETE FROM journal WHERE sequence <= ?', [this.#sequence]);
  }

  snapshot(): string | undefined {
    return this.database.get<{ state: string }>('SELECT state FROM snapshot')?.state;
  }

  /** Batches after the snapshot, in order. */
  batches(): Batch[] {
    const rows = this.database.all<{ at: number; commands: string }>(
      'SELECT at, commands FROM journal ORDER BY sequence',
    );
    return rows.map(({ at, commands }) => ({ at, commands: decodeCommands(commands) }));
  }
}
