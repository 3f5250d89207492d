import type { User } from '../accounts/user';
import type { UserRepository } from '../accounts/user-repository';
import { duplicate, invalidParameter } from '../api-error';
import { feeAccount } from '../exchange/ledger';
import type { EngineFill, ExchangeService, Units } from '../exchange/model';
import type { EmbeddedDatabase } from '../storage/database';
import { type Code, type Rate, ReferralCodes } from './referral-codes';

const day = 86_400_000;
/** Somebody can say who invited them for this long after opening the account. */
const acceptWithin = 7 * day;
/** By how many invited people have traded: what part of their fees is shared out. */
const tiers: readonly { readonly from: number; readonly rate: Rate }[] = [
  { from: 0, rate: 2_000 },
  { from: 10, rate: 2_500 },
  { from: 50, rate: 3_000 },
];
const whole = 10_000n;

export type TradeStatus = 'Registered' | 'Verified identity' | 'Deposited' | 'Traded';

export interface AssetSum {
  readonly asset: string;
  readonly amount: Units;
}

export interface Invited {
  readonly refereeId: number;
  readonly email: string;
  readonly code: string;
  readonly status: TradeStatus;
  readonly earned: readonly AssetSum[];
  readonly registeredAt: number;
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

/** Who invited whom, and what of their trading fees comes back: paid once a day out of the fees themselves. */
export class Referral {
  readonly codes: ReferralCodes;

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly exchange: ExchangeService,
    private readonly users: UserRepository,
    private readonly now: () => number,
    random: (below: number) => number,
  ) {
    this.codes = new ReferralCodes(database, now, random);
    database.run(`CREATE TABLE IF NOT EXISTS referees (
      user_id INTEGER PRIMARY KEY, code_id INTEGER NOT NULL, joined_at INTEGER NOT NULL, paid_until INTEGER NOT NULL)`);
    database.run(`CREATE TABLE IF NOT EXISTS referral_rewards (
      referee_id INTEGER NOT NULL, inviter_id INTEGER NOT NULL, day TEXT NOT NULL, asset TEXT NOT NULL, amount TEXT NOT NULL,
      friend_amount TEXT NOT NULL, rate INTEGER NOT NULL, friend_rate INTEGER NOT NULL, PRIMARY KEY (referee_id, day, asset))`);
  }

  /** Whether somebody may use a code. */
  check(user: User | undefined, code: string): { readonly valid: boolean; readonly reason?: string } {
    const known = this.codes.byCode(code);
    if (!known) return { valid: false, reason: 'unknown' };
    if (user && known.userId === (user.mainUserId ?? user.userId)) return { valid: false, reason: 'own' };
    return { valid: true };
  }

  /** Says who invited a person: once, and soon after the account was opened. */
  accept(user: User, code: string): void {
    if (user.mainUserId !== undefined || !this.check(user, code).valid) throw invalidParameter('code');
    if (this.now() - user.createdAt > acceptWithin) throw invalidParameter('code: the account is too old');
    this.database.transaction(() => {
      if (this.referee(user.userId)) throw duplicate('Who invited this account is known already.');
      const { codeId } = this.codes.byCode(code)!;
      this.database.run('INSERT INTO referees VALUES (?, ?, ?, ?)', [
        user.userId,
        codeId,
        this.now(),
        this.now(),
      ]);
    });
  }

  rate(user: User): { readonly tier: number; readonly rate: Rate } {
    const traded = this.invited(user).filter(({ status }) => status === 'Traded').length;
    const tier = tiers.findLastIndex(({ from }) => traded >= from);
    return { tier: tier + 1, rate: tiers[tier]!.rate };
  }

  /** The programme as it runs: what each tier shares out. */
  programme(): readonly {
    readonly id: number;
    readonly name: string;
    readonly startsAt: number;
    readonly endsAt: number;
    readonly tiers: readonly { readonly from: number; readonly rate: Rate }[];
  }[] {
    const year = new Date(this.now()).getUTCFullYear();
    return [{ id: year, name: `Referral programme ${year}`, startsAt: Date.UTC(year, 0, 1), endsAt: Date.UTC(year + 1, 0, 1), tiers }];
  }

  /** Words to send along with a code. */
  invitations(code: string): readonly string[] {
    return [`Trade with me: my code is ${code}.`, `Open an account with the code ${code}.`];
  }

  countsOf(code: Code): { readonly registered: number; readonly traded: number } {
    const people = this.refereesWhere('c.code_id = ?', code.codeId);
    return {
      registered: people.length,
      traded: people.filter(({ user_id }) => this.statusOf(user_id) === 'Traded').length,
    };
  }

  /** Newest first. */
  invited(user: User): readonly Invited[] {
    return this.refereesWhere('c.user_id = ?', user.userId).map((row) => ({
      refereeId: row.user_id,
      email: masked(this.users.byId(row.user_id)?.email ?? ''),
      code: row.code,
      status: this.statusOf(row.user_id),
      earned: sums(this.rewards(user).filter(({ refereeId }) => refereeId === row.user_id)),
      registeredAt: row.joined_at,
    }));
  }

  /** Newest first. */
  rewards(user: User): readonly Reward[] {
    return this.database
      .all<RewardRow>(
        'SELECT * FROM referral_rewards WHERE inviter_id = ? ORDER BY day DESC, referee_id, asset',
        [user.userId],
      )
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

  earned(user: User): readonly AssetSum[] {
    return sums(this.rewards(user));
  }

  /** Earned since the last payment. */
  pending(user: User): readonly AssetSum[] {
    const { rate } = this.rate(user);
    return sums(
      this.refereesWhere('c.user_id = ?', user.userId).flatMap((row) =>
        this.dueOf(row, rate, this.now() + 1),
      ),
    );
  }

  /** Pays for every whole UTC day that has not been paid; to be called by the clock. */
  async pay(): Promise<void> {
    const until = Math.floor(this.now() / day) * day;
    for (const row of this.refereesWhere('r.paid_until < ?', until)) {
      const inviter = this.users.byId(row.inviter_id);
      const referee = this.users.byId(row.user_id);
      if (!inviter || !referee) continue;
      const { rate } = this.rate(inviter);
      for (const due of this.dueOf(row, rate, until)) {
        // The reference makes a payment that was interrupted harmless to repeat.
        const reference = `referral-${row.user_id}-${until}-${due.asset}`;
        const legs = [
          ...(due.amount > 0n
            ? [{ from: feeAccount, to: inviter.applicationId, asset: due.asset, amount: due.amount }]
            : []),
          ...(due.friendAmount > 0n
            ? [{ from: feeAccount, to: referee.applicationId, asset: due.asset, amount: due.friendAmount }]
            : []),
        ];
        if (legs.length > 0)
          await this.exchange.submit({ type: 'transfer', kind: 'REFERRAL', reference, legs });
        this.database.run('INSERT OR IGNORE INTO referral_rewards VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
          row.user_id,
          row.inviter_id,
          new Date(until - day).toISOString().slice(0, 10),
          due.asset,
          due.amount.toString(),
          due.friendAmount.toString(),
          rate,
          row.friend_rate,
        ]);
      }
      this.database.run('UPDATE referees SET paid_until = ? WHERE user_id = ?', [until, row.user_id]);
    }
  }

  private dueOf(
    row: RefereeRow,
    rate: Rate,
    until: number,
  ): readonly { asset: string; amount: Units; friendAmount: Units }[] {
    const fees = new Map<string, Units>();
    for (const { fee, feeAsset } of this.fillsOf(row.user_id, row.paid_until, until - 1))
      fees.set(feeAsset, (fees.get(feeAsset) ?? 0n) + fee);
    return [...fees].map(([asset, fee]) => {
      const friendAmount = (fee * BigInt(Math.min(row.friend_rate, rate))) / whole;
      // Rounded down: never more than the fees.
      return { asset, friendAmount, amount: (fee * BigInt(rate)) / whole - friendAmount };
    });
  }

  private fillsOf(userId: number, from: number, to: number): readonly EngineFill[] {
    const user = this.users.byId(userId);
    return user ? this.exchange.fills(user.applicationId, { from, to, page: 1, size: 100_000 }).rows : [];
  }

  private statusOf(userId: number): TradeStatus {
    const user = this.users.byId(userId);
    if (!user) return 'Registered';
    const one = { page: 1, size: 1 };
    if (this.exchange.fills(user.applicationId, one).total > 0) return 'Traded';
    if (
      this.exchange.ledger.entries(user.applicationId, { ...one, kind: 'DEPOSIT', from: user.createdAt + 1 })
        .total > 0
    )
      return 'Deposited';
    return user.kycLevel > 0 ? 'Verified identity' : 'Registered';
  }

  private referee(userId: number): RefereeRow | undefined {
    return this.refereesWhere('r.user_id = ?', userId)[0];
  }

  private refereesWhere(condition: string, value: number): readonly RefereeRow[] {
    return this.database.all<RefereeRow>(
      `SELECT r.user_id, r.code_id, c.code, c.user_id AS inviter_id, c.friend_rate, r.joined_at, r.paid_until
       FROM referees r JOIN referral_codes c ON c.code_id = r.code_id WHERE ${condition} ORDER BY r.joined_at DESC, r.user_id DESC`,
      [value],
    );
  }
}

function sums(parts: readonly AssetSum[]): readonly AssetSum[] {
  const total = new Map<string, Units>();
  for (const { asset, amount } of parts) total.set(asset, (total.get(asset) ?? 0n) + amount);
  return [...total].filter(([, amount]) => amount > 0n).map(([asset, amount]) => ({ asset, amount }));
}

/** `ad***@example.com`: enough for the inviter to recognise. */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}***@${host}`;
}
