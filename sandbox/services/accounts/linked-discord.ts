import { ApiError, invalidParameter } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { SecurityService } from '../security/security-service';
import type { EmbeddedDatabase } from '../../storage/database';
import { digest, randomToken, sameText } from '../../shared/secrets';
import type { User } from '../users/user';

export interface DiscordAccount {
  readonly id: string;
  readonly name: string;
}

interface PendingCode {
  readonly redirectUri: string;
  readonly account: DiscordAccount;
  readonly at: number;
}

/** A code of the stand-in is good for this long and once (milliseconds). */
const codeLifetime = 10 * 60_000;

/**
 * Discord accounts of people. The sandbox has its own stand-in for the other side: `authorise` is what a person
 * clicks there, and a name stands for a person.
 */
export class LinkedDiscord {
  readonly #codes = new Map<string, PendingCode>();

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly security: SecurityService,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS linked_discord (user_id INTEGER PRIMARY KEY, discord_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, bound_at INTEGER NOT NULL)',
    );
  }

  /** @returns the code that the page behind `redirectUri` is given */
  authorise(redirectUri: string, name: string): string {
    if (!/^[a-z0-9._]{2,32}$/.test(name)) throw invalidParameter('user');
    for (const [code, { at }] of this.#codes) if (at + codeLifetime <= this.now()) this.#codes.delete(code);
    const code = randomToken();
    // As wide as ids there are, and the same for the same person.
    const id = String(BigInt(`0x${digest(`discord ${name}`).slice(0, 15)}`))
      .padStart(18, '1')
      .slice(0, 18);
    this.#codes.set(code, { redirectUri, account: { id, name }, at: this.now() });
    return code;
  }

  of(user: User): DiscordAccount | undefined {
    const row = this.database.get<{ discord_id: string; name: string }>(
      'SELECT discord_id, name FROM linked_discord WHERE user_id = ?',
      [user.userId],
    );
    return row && { id: row.discord_id, name: row.name };
  }

  /** @throws ApiError -1005 for a code that is wrong, used, old or another address's; -1007 for an account that is bound. */
  bind(user: User, code: string, redirectUri: string, origin: CallOrigin): DiscordAccount {
    const pending = this.#codes.get(code);
    this.#codes.delete(code);
    if (!pending || pending.at + codeLifetime <= this.now() || !sameText(pending.redirectUri, redirectUri))
      throw invalidParameter('code');
    const { account } = pending;
    if (this.of(user)) throw new ApiError(-1007, 409, 'A Discord account is bound already.');
    if (this.database.get('SELECT 1 FROM linked_discord WHERE discord_id = ?', [account.id]))
      throw new ApiError(-1007, 409, 'This Discord account is bound to somebody already.');
    this.database.run('INSERT INTO linked_discord (user_id, discord_id, name, bound_at) VALUES (?, ?, ?, ?)', [
      user.userId,
      account.id,
      account.name,
      this.now(),
    ]);
    this.security.activity.record(user.userId, 'security', 'BIND_DISCORD', origin);
    return account;
  }

  unbind(user: User, origin: CallOrigin): void {
    if (this.database.run('DELETE FROM linked_discord WHERE user_id = ?', [user.userId]).changes === 0)
      throw new ApiError(-1006, 400, 'No Discord account is bound.');
    this.security.activity.record(user.userId, 'security', 'UNBIND_DISCORD', origin);
  }
}
