import type { User } from '../users/user';
import { ApiError, duplicate, invalidParameter, notFound } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';

export interface Watchlist {
  readonly watchlistId: number;
  readonly name: string;
  readonly order: number;
  readonly symbols: readonly string[];
  readonly updatedAt: number;
}

export interface WatchlistDraft {
  readonly name: string;
  readonly symbols: readonly string[];
}

const mostLists = 20;
const mostSymbols = 100;
const longestName = 32;

interface Row {
  readonly watchlist_id: number;
  readonly name: string;
  readonly position: number;
  readonly symbols: string;
  readonly updated_at: number;
}

/** Lists of markets that people keep, in their order. Names are unique for each person. */
export class Watchlists {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly known: ReadonlySet<string>,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS watchlists (
      watchlist_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL,
      symbols TEXT NOT NULL, updated_at INTEGER NOT NULL, UNIQUE (user_id, name))`);
  }

  of(user: User): readonly Watchlist[] {
    return this.database
      .all<Row>('SELECT * FROM watchlists WHERE user_id = ? ORDER BY position', [user.userId])
      .map(watchlistFrom);
  }

  /** @throws ApiError -1006 for a list that is somebody else's or does not exist. */
  one(user: User, watchlistId: number): Watchlist {
    const row = this.database.get<Row>('SELECT * FROM watchlists WHERE user_id = ? AND watchlist_id = ?', [
      user.userId,
      watchlistId,
    ]);
    if (!row) throw notFound('watchlist');
    return watchlistFrom(row);
  }

  create(user: User, draft: WatchlistDraft): readonly Watchlist[] {
    return this.database.transaction(() => {
      const lists = this.of(user);
      if (lists.length >= mostLists) throw new ApiError(-1005, 400, `There can be ${mostLists} watchlists.`);
      this.#insert(user, draft, lists.length);
      return this.of(user);
    });
  }

  /** Names, symbols and order of lists that exist; others stay behind them as they are. */
  edit(user: User, drafts: readonly (WatchlistDraft & { readonly watchlistId: number })[]): readonly Watchlist[] {
    return this.database.transaction(() => {
      for (const { watchlistId } of drafts) this.one(user, watchlistId);
      // Two lists may trade names, so the old names make way first.
      for (const { watchlistId } of drafts)
        this.database.run('UPDATE watchlists SET name = ? WHERE watchlist_id = ?', [
          `\u0001${watchlistId}`,
          watchlistId,
        ]);
      const named = new Set(drafts.map(({ watchlistId }) => watchlistId));
      const others = this.of(user).filter(({ watchlistId }) => !named.has(watchlistId));
      drafts.forEach(({ watchlistId, ...draft }, position) => {
        this.#requireGood(user, draft);
        this.database.run(
          'UPDATE watchlists SET name = ?, symbols = ?, position = ?, updated_at = ? WHERE watchlist_id = ?',
          [draft.name.trim(), JSON.stringify(draft.symbols), position, this.now(), watchlistId],
        );
      });
      others.forEach(({ watchlistId }, index) =>
        this.database.run('UPDATE watchlists SET position = ? WHERE watchlist_id = ?', [
          drafts.length + index,
          watchlistId,
        ]),
      );
      return this.of(user);
    });
  }

  /** Adding what is there, or taking out what is not, changes nothing. */
  put(user: User, watchlistId: number, symbol: string, add: boolean): readonly Watchlist[] {
    return this.database.transaction(() => {
      const list = this.one(user, watchlistId);
      if (add === list.symbols.includes(symbol)) return this.of(user);
      const symbols = add ? [...list.symbols, symbol] : list.symbols.filter((each) => each !== symbol);
      this.#requireSymbols(symbols);
      this.database.run('UPDATE watchlists SET symbols = ?, updated_at = ? WHERE watchlist_id = ?', [
        JSON.stringify(symbols),
        this.now(),
        watchlistId,
      ]);
      return this.of(user);
    });
  }

  /** Lists of another device: those of a known name gain its symbols, the rest are added. */
  merge(user: User, drafts: readonly WatchlistDraft[]): readonly Watchlist[] {
    return this.database.transaction(() => {
      for (const { name, symbols } of drafts) {
        const list = this.of(user).find((each) => each.name === name.trim());
        if (!list) this.create(user, { name, symbols });
        else for (const symbol of symbols) this.put(user, list.watchlistId, symbol, true);
      }
      return this.of(user);
    });
  }

  remove(user: User, watchlistId: number): readonly Watchlist[] {
    return this.database.transaction(() => {
      this.one(user, watchlistId);
      this.database.run('DELETE FROM watchlists WHERE watchlist_id = ?', [watchlistId]);
      return this.of(user);
    });
  }

  #insert(user: User, draft: WatchlistDraft, position: number): void {
    this.#requireGood(user, draft);
    this.database.run('INSERT INTO watchlists (user_id, name, position, symbols, updated_at) VALUES (?, ?, ?, ?, ?)', [
      user.userId,
      draft.name.trim(),
      position,
      JSON.stringify(draft.symbols),
      this.now(),
    ]);
  }

  #requireGood(user: User, { name, symbols }: WatchlistDraft): void {
    const text = name.trim();
    if (text === '' || [...text].length > longestName || /\p{Cc}/u.test(text)) throw invalidParameter('name');
    if (this.of(user).some((list) => list.name === text)) throw duplicate('A watchlist has this name already.');
    this.#requireSymbols(symbols);
  }

  #requireSymbols(symbols: readonly string[]): void {
    if (
      symbols.length > mostSymbols ||
      new Set(symbols).size !== symbols.length ||
      symbols.some((symbol) => !this.known.has(symbol))
    )
      throw invalidParameter('symbols');
  }
}

function watchlistFrom(row: Row): Watchlist {
  return {
    watchlistId: row.watchlist_id,
    name: row.name,
    order: row.position,
    symbols: JSON.parse(row.symbols) as string[],
    updatedAt: row.updated_at,
  };
}
