import { ApiError } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import { factorNames, type Factor } from './factor';

const allowed = 5;
/** Wrong tries count together for this long, and the lock after the last of them lasts as long (milliseconds). */
const span = 30 * 60_000;

/** What is being guessed: a factor, and for codes that are sent also what they were sent for. */
export interface Guessed {
  readonly factor: Factor;
  /** Codes of one purpose say nothing about those of another, so that nobody’s own code ends the count of a stranger’s. */
  readonly purpose?: string | undefined;
}

/** Wrong codes and passwords of a person, counted over restarts. Five of them lock what was guessed; only its proof ends the count. */
export class Attempts {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS security_attempts (
      user_id INTEGER NOT NULL, factor TEXT NOT NULL, count INTEGER NOT NULL, resets_at INTEGER NOT NULL, PRIMARY KEY (user_id, factor))`);
  }

  /**
   * Counts a try before it is looked at, so that many at once get no further than one after the other.
   * @returns how many are left after this one. @throws ApiError when none was left.
   */
  count(userId: number, guessed: Guessed): number {
    this.requireOpen(userId, guessed);
    const { count } = this.#current(userId, guessed) ?? { count: 0 };
    this.database.run(
      'INSERT OR REPLACE INTO security_attempts (user_id, factor, count, resets_at) VALUES (?, ?, ?, ?)',
      [userId, keyOf(guessed), count + 1, this.now() + span],
    );
    return allowed - count - 1;
  }

  clear(userId: number, guessed: Guessed): void {
    this.database.run('DELETE FROM security_attempts WHERE user_id = ? AND factor = ?', [userId, keyOf(guessed)]);
  }

  left(userId: number, guessed: Guessed): number {
    return Math.max(0, allowed - (this.#current(userId, guessed)?.count ?? 0));
  }

  requireOpen(userId: number, guessed: Guessed): void {
    const until = this.lockedUntil(userId, guessed);
    if (until === undefined) return;
    const { factor } = guessed;
    throw new ApiError(
      -1003,
      429,
      `Too many wrong tries of the ${factorNames[factor]}.`,
      {
        'Retry-After': String(Math.ceil((until - this.now()) / 1000)),
      },
      { factor },
    );
  }

  lockedUntil(userId: number, guessed: Guessed): number | undefined {
    const current = this.#current(userId, guessed);
    return current && current.count >= allowed ? current.resetsAt : undefined;
  }

  #current(userId: number, guessed: Guessed): { readonly count: number; readonly resetsAt: number } | undefined {
    const row = this.database.get<{ count: number; resets_at: number }>(
      'SELECT count, resets_at FROM security_attempts WHERE user_id = ? AND factor = ?',
      [userId, keyOf(guessed)],
    );
    if (!row || Number(row.resets_at) <= this.now()) return undefined;
    return { count: Number(row.count), resetsAt: Number(row.resets_at) };
  }
}

function keyOf({ factor, purpose }: Guessed): string {
  return purpose === undefined ? factor : `${factor} ${purpose}`;
}

/** The very digits that were sent, and no longer good. @param of the factor that they prove, with its tries */
export function expiredCode(of?: { readonly factor: Factor; readonly left: number }): ApiError {
  const proof = of && { factor: of.factor, retries_left: of.left };
  return new ApiError(-1005, 400, 'The code has expired: ask for a new one.', {}, { ...proof, expired: true });
}

export function wrongProof(factor: Factor, left: number): ApiError {
  const message = `The ${factorNames[factor]} is wrong, ${left === 1 ? '1 try' : `${left} tries`} left.`;
  return new ApiError(-1005, 400, message, {}, { factor, retries_left: left });
}
