import { digest, randomToken } from '../../shared/secrets';
import type { EmbeddedDatabase } from '../../storage/database';
import type { User } from '../users/user';

/** A listen key opens private sockets for this long (protocol 3.1). */
const lifetime = 24 * 60 * 60_000;

interface KeyRow {
  readonly digest: string;
  readonly user_id: number;
  readonly session_id: string | null;
  readonly api_key: string | null;
  readonly expires_at: number;
}

/** What a listen key stands for. */
export interface ListenKeyHolder {
  readonly digest: string;
  readonly userId: number;
  /** The session that asked for it; it ends with that. */
  readonly sessionId: string | undefined;
  /** Or the API key. */
  readonly apiKey: string | undefined;
  readonly expiresAt: number;
}

/** Keys in the address of private v3 sockets. An account has one: a new one ends the old. Kept as digests. */
export class ListenKeys {
  readonly #listeners = new Set<(digest: string) => void>();

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS listen_keys (
      user_id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, session_id TEXT, api_key TEXT, expires_at INTEGER NOT NULL)`);
  }

  issue(
    { user, sessionId }: { readonly user: User; readonly sessionId: string | undefined },
    apiKey: string | undefined,
  ): { readonly listenKey: string; readonly expiresAt: number } {
    const listenKey = randomToken();
    const expiresAt = this.now() + lifetime;
    this.#end('user_id = ?', user.userId);
    this.database.run(
      'INSERT INTO listen_keys (user_id, digest, session_id, api_key, expires_at) VALUES (?, ?, ?, ?, ?)',
      [user.userId, digest(listenKey), sessionId ?? null, apiKey ?? null, expiresAt],
    );
    return { listenKey, expiresAt };
  }

  /** `undefined` for a key that is unknown or over. */
  holderOf(listenKey: string): ListenKeyHolder | undefined {
    const row = this.database.get<KeyRow>('SELECT * FROM listen_keys WHERE digest = ? AND expires_at > ?', [
      digest(listenKey),
      this.now(),
    ]);
    if (!row) return undefined;
    const { session_id: sessionId, api_key: apiKey } = row;
    return {
      digest: row.digest,
      userId: Number(row.user_id),
      sessionId: sessionId ?? undefined,
      apiKey: apiKey ?? undefined,
      expiresAt: Number(row.expires_at),
    };
  }

  endOfSession(sessionId: string): void {
    this.#end('session_id = ?', sessionId);
  }

  /** Tells which key has ended before its time. */
  onEnd(listener: (digest: string) => void): void {
    this.#listeners.add(listener);
  }

  #end(which: string, value: string | number): void {
    const ended = this.database.all<KeyRow>(`SELECT * FROM listen_keys WHERE ${which}`, [value]);
    this.database.run(`DELETE FROM listen_keys WHERE ${which}`, [value]);
    for (const row of ended) for (const listener of this.#listeners) listener(row.digest);
  }
}
