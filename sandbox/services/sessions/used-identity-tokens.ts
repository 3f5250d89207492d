import { digest } from '../../shared/secrets';
import type { EmbeddedDatabase } from '../../storage/database';

/** Identity tokens that have opened a session: each opens one, however often it is shown. A restart forgets nothing. */
export class UsedIdentityTokens {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
    /** For how long a token could open one (milliseconds). */
    private readonly lifetime: number,
  ) {
    database.run('CREATE TABLE IF NOT EXISTS used_identity_tokens (digest TEXT PRIMARY KEY, until INTEGER NOT NULL)');
  }

  /** @returns false for one that was taken before. */
  take(token: string): boolean {
    return this.database.transaction(() => {
      this.database.run('DELETE FROM used_identity_tokens WHERE until <= ?', [this.now()]);
      const { changes } = this.database.run(
        'INSERT OR IGNORE INTO used_identity_tokens (digest, until) VALUES (?, ?)',
        [digest(signed(token)), this.now() + this.lifetime],
      );
      return changes === 1;
    });
  }
}

/** What the signature covers: the signature itself can be written in several ways. */
function signed(token: string): string {
  return token.slice(0, token.lastIndexOf('.'));
}
