import { invalidParameter } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import type { EmbeddedDatabase } from '../../storage/database';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

/** Times in milliseconds. */
export interface MaintenanceWindow {
  readonly start: number;
  readonly end: number;
  /** Parts of the exchange that are worked on, such as TRADE or WALLET. */
  readonly modules: readonly string[];
}

interface WindowRow {
  readonly starts_at: number;
  readonly ends_at: number;
  readonly modules: string;
  readonly begun: number;
}

/** The announced upgrade, and whose orders are to be cancelled when it begins. */
export class Maintenance {
  readonly #listeners = new Set<(window: MaintenanceWindow) => void>();

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly exchange: ExchangeService,
    private readonly users: UserRepository,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS maintenance (id INTEGER PRIMARY KEY CHECK (id = 1), starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, modules TEXT NOT NULL, begun INTEGER NOT NULL DEFAULT 0)',
    );
    database.run(
      'CREATE TABLE IF NOT EXISTS maintenance_choices (user_id INTEGER PRIMARY KEY, cancel_orders INTEGER NOT NULL)',
    );
  }

  /** The one that runs or comes next. */
  window(): MaintenanceWindow | undefined {
    const row = this.#row();
    return row && Number(row.ends_at) > this.now()
      ? { start: Number(row.starts_at), end: Number(row.ends_at), modules: row.modules.split(',') }
      : undefined;
  }

  isRunning(): boolean {
    const window = this.window();
    return window !== undefined && window.start <= this.now();
  }

  /** In place of any announced before; `undefined` calls it off. */
  announce(window: MaintenanceWindow | undefined): void {
    if (window && (window.end <= window.start || window.end <= this.now() || window.modules.length === 0))
      throw invalidParameter('start, end, modules');
    this.database.transaction(() => {
      this.database.run('DELETE FROM maintenance');
      if (window)
        this.database.run('INSERT INTO maintenance (id, starts_at, ends_at, modules) VALUES (1, ?, ?, ?)', [
          window.start,
          window.end,
          window.modules.join(','),
        ]);
    });
  }

  cancelsOrdersOf(user: User): boolean {
    const row = this.database.get<{ cancel_orders: number }>(
      'SELECT cancel_orders FROM maintenance_choices WHERE user_id = ?',
      [user.userId],
    );
    return Number(row?.cancel_orders ?? 0) === 1;
  }

  chooseToCancel(user: User, cancel: boolean): void {
    this.database.run('INSERT OR REPLACE INTO maintenance_choices (user_id, cancel_orders) VALUES (?, ?)', [
      user.userId,
      cancel ? 1 : 0,
    ]);
  }

  /** Told once the orders of those who wished so are cancelled. */
  onBegin(listener: (window: MaintenanceWindow) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Once per window, when it has begun. */
  async begin(): Promise<void> {
    const window = this.window();
    if (!window || !this.isRunning() || Number(this.#row()!.begun) === 1) return;
    this.database.run('UPDATE maintenance SET begun = 1');
    for (const { user_id: userId } of this.database.all<{ user_id: number }>(
      'SELECT user_id FROM maintenance_choices WHERE cancel_orders = 1',
    )) {
      const user = this.users.byId(Number(userId));
      if (user) await this.exchange.submit({ type: 'cancelAll', accountId: user.applicationId });
    }
    for (const listener of this.#listeners) listener(window);
  }

  #row(): WindowRow | undefined {
    return this.database.get<WindowRow>('SELECT * FROM maintenance');
  }
}
