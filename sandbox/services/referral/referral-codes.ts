import type { User } from '../users/user';
import { ApiError, duplicate, invalidParameter, notFound } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';

/** Rates count in hundredths of a percent of fees. */
export type Rate = number;

export interface Code {
  readonly codeId: number;
  readonly userId: number;
  readonly code: string;
  readonly standard: boolean;
  readonly friendRate: Rate;
  readonly note: string;
  readonly createdAt: number;
}

interface CodeRow {
  readonly code_id: number;
  readonly user_id: number;
  readonly code: string;
  readonly standard: number;
  readonly friend_rate: number;
  readonly note: string;
  readonly created_at: number;
}

const mostCodes = 20;
const longestNote = 64;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Codes by which people invite others: 4 to 16 letters and digits, unique in the whole exchange. */
export class ReferralCodes {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
    private readonly random: (below: number) => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS referral_codes (
      code_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, code TEXT NOT NULL UNIQUE COLLATE NOCASE,
      standard INTEGER NOT NULL, friend_rate INTEGER NOT NULL, note TEXT NOT NULL, created_at INTEGER NOT NULL)`);
  }

  /** Everybody has one code from the start, made when it is first looked for. */
  of(user: User): readonly Code[] {
    return this.database.transaction(() => {
      const codes = this.#kept(user);
      if (codes.length > 0) return codes;
      this.#insert(user, this.suggestion(), 0, '', true);
      return this.#kept(user);
    });
  }

  byCode(code: string): Code | undefined {
    const row = this.database.get<CodeRow>('SELECT * FROM referral_codes WHERE code = ?', [code]);
    return row && codeFrom(row);
  }

  /** A code that nobody has. */
  suggestion(): string {
    for (;;) {
      const code = Array.from({ length: 8 }, () => letters[this.random(letters.length)]!).join('');
      if (!this.byCode(code)) return code;
    }
  }

  add(
    user: User,
    wanted: {
      readonly code?: string | undefined;
      readonly friendRate?: Rate | undefined;
      readonly note?: string | undefined;
    },
    rate: Rate,
  ): readonly Code[] {
    return this.database.transaction(() => {
      if (this.of(user).length >= mostCodes)
        throw new ApiError(-1005, 400, `There can be ${mostCodes} referral codes.`);
      const code = wanted.code ?? this.suggestion();
      if (!/^[A-Za-z0-9]{4,16}$/.test(code)) throw invalidParameter('code');
      if (this.byCode(code)) throw duplicate('The code is taken.');
      this.#insert(user, code, friendRateOf(wanted.friendRate ?? 0, rate), noteOf(wanted.note ?? ''), false);
      return this.#kept(user);
    });
  }

  edit(
    user: User,
    codeId: number,
    change: { readonly friendRate?: Rate | undefined; readonly note?: string | undefined },
    rate: Rate,
  ): readonly Code[] {
    const known = this.#one(user, codeId);
    this.database.run('UPDATE referral_codes SET friend_rate = ?, note = ? WHERE code_id = ?', [
      friendRateOf(change.friendRate ?? known.friendRate, rate),
      noteOf(change.note ?? known.note),
      codeId,
    ]);
    return this.#kept(user);
  }

  makeStandard(user: User, codeId: number): readonly Code[] {
    return this.database.transaction(() => {
      this.#one(user, codeId);
      this.database.run('UPDATE referral_codes SET standard = (code_id = ?) WHERE user_id = ?', [codeId, user.userId]);
      return this.#kept(user);
    });
  }

  #one(user: User, codeId: number): Code {
    const code = this.#kept(user).find((each) => each.codeId === codeId);
    if (!code) throw notFound('referral code');
    return code;
  }

  #kept(user: User): readonly Code[] {
    return this.database
      .all<CodeRow>('SELECT * FROM referral_codes WHERE user_id = ? ORDER BY code_id', [user.userId])
      .map(codeFrom);
  }

  #insert(user: User, code: string, friendRate: Rate, note: string, standard: boolean): void {
    this.database.run(
      'INSERT INTO referral_codes (user_id, code, standard, friend_rate, note, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      [user.userId, code, standard ? 1 : 0, friendRate, note, this.now()],
    );
  }
}

/** The invited person's part comes out of the inviter's. */
function friendRateOf(friendRate: Rate, rate: Rate): Rate {
  if (!Number.isSafeInteger(friendRate) || friendRate < 0 || friendRate > rate) throw invalidParameter('friend_rate');
  return friendRate;
}

function noteOf(note: string): string {
  if ([...note].length > longestNote || /\p{Cc}/u.test(note)) throw invalidParameter('note');
  return note;
}

function codeFrom(row: CodeRow): Code {
  return {
    codeId: row.code_id,
    userId: row.user_id,
    code: row.code,
    standard: row.standard === 1,
    friendRate: row.friend_rate,
    note: row.note,
    createdAt: row.created_at,
  };
}
