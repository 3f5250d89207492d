import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import type { Rate } from './referral-codes';
import { insert } from '../../storage/insert';

/** Somebody who has said who invited them. */
export interface Referee {
  readonly userId: number;
  readonly codeId: number;
  readonly code: string;
  readonly inviterId: number;
  readonly friendRate: Rate;
  readonly joinedAt: number;
  /** Fees before this have been shared out. */
  readonly paidUntil: number;
}

export interface Reward {
  readonly refereeId: number;
  readonly day: string;
  readonly asset: string;
  readonly amount: Units;
  readonly friendAmount: Units;
  readonly rate: Rate;
  readonly friendRate: Rate;
}

interface RefereeRow {
  readonly user_id: number;
  readonly code_id: number;
  readonly code: string;
  readonly inviter_id: number;
  readonly friend_rate: number;
  readonly joined_at: number;
  readonly paid_until: number;
}

interface RewardRow {
  readonly referee_id: number;
  readonly day: string;
  readonly asset: string;
  readonly amount: string;
  readonly friend_amount: string;
  readonly rate: number;
  readonly friend_rate: number;
}

/** Who invited whom, and what each day brought. */
export class ReferralRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run(`CREATE TABLE IF NOT EXISTS referees (
      user_id INTEGER PRIMARY KEY, code_id INTEGER NOT NULL, joined_at INTEGER NOT NULL, paid_until INTEGER NOT NULL)`);
    database.run(`CREATE TABLE IF NOT EXISTS referral_rewards (
      referee_id INTEGER NOT NULL, inviter_id INTEGER NOT NULL, day TEXT NOT NULL, asset TEXT NOT NULL, amount TEXT NOT NULL,
      friend_amount TEXT NOT NULL, rate INTEGER NOT NULL, friend_rate INTEGER NOT NULL, PRIMARY KEY (referee_id, day, asset))`);
  }

  /** False where it is known already who invited them. */
  join(userId: number, codeId: number, at: number): boolean {
    return this.database.transaction(() => {
      if (this.referee(userId)) return false;
      insert(this.database, 'referees', { user_id: userId, code_id: codeId, joined_at: at, paid_until: at });
      return true;
    });
  }

  referee(userId: number): Referee | undefined {
    return this.#refereesWhere('r.user_id = ?', userId)[0];
  }

  /** Newest first, as all of these. */
  invitedBy(userId: number): readonly Referee[] {
    return this.#refereesWhere('c.user_id = ?', userId);
  }

  invitedWith(codeId: number): readonly Referee[] {
    return this.#refereesWhere('c.code_id = ?', codeId);
  }

  unpaid(until: number): readonly Referee[] {
    return this.#refereesWhere('r.paid_until < ?', until);
  }

  paid({ userId }: Referee, until: number): void {
    this.database.run('UPDATE referees SET paid_until = ? WHERE user_id = ?', [until, userId]);
  }

  /** Once for each person, day and asset, however often it is said. */
  reward(inviterId: number, { refereeId, day, asset, amount, friendAmount, rate, friendRate }: Reward): void {
    insert(
      this.database,
      'referral_rewards',
      {
        referee_id: refereeId,
        inviter_id: inviterId,
        day,
        asset,
        amount: amount.toString(),
        friend_amount: friendAmount.toString(),
        rate,
        friend_rate: friendRate,
      },
      'ignore',
    );
  }

  rewards(inviterId: number): readonly Reward[] {
    return this.database
      .all<RewardRow>('SELECT * FROM referral_rewards WHERE inviter_id = ? ORDER BY day DESC, referee_id, asset', [
        inviterId,
      ])
      .map((row) => ({
        refereeId: row.referee_id,
        day: row.day,
        asset: row.asset,
        amount: BigInt(row.amount),
        friendAmount: BigInt(row.friend_amount),
        rate: row.rate,
        friendRate: row.friend_rate,
      }));
  }

  #refereesWhere(condition: string, value: number): readonly Referee[] {
    return this.database
      .all<RefereeRow>(
        `SELECT r.user_id, r.code_id, c.code, c.user_id AS inviter_id, c.friend_rate, r.joined_at, r.paid_until
         FROM referees r JOIN referral_codes c ON c.code_id = r.code_id WHERE ${condition} ORDER BY r.joined_at DESC, r.user_id DESC`,
        [value],
      )
      .map((row) => ({
        userId: row.user_id,
        codeId: row.code_id,
        code: row.code,
        inviterId: row.inviter_id,
        friendRate: row.friend_rate,
        joinedAt: row.joined_at,
        paidUntil: row.paid_until,
      }));
  }
}
