import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { duplicate, invalidParameter } from '../../shared/api-error';
import { feeAccount } from '../../engine/ledger/ledger';
import type { EngineFill } from '../../engine/model/orders';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import { type Code, type Rate, ReferralCodes } from './referral-codes';
import { type Referee, ReferralRepository, type Reward } from './referral-repository';
import { sharedFee } from './shared-fee';
import { day, utcMidnight } from '../../../src/domain/shared/instant';

/** Somebody can say who invited them for this long after opening the account. */
const acceptWithin = 7 * day;
/** By how many invited people have traded: what part of their fees is shared out. */
const tiers: readonly { readonly from: number; readonly rate: Rate }[] = [
  { from: 0, rate: 2_000 },
  { from: 10, rate: 2_500 },
  { from: 50, rate: 3_000 },
];

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

/** A part of the fees of one UTC day in one asset. */
interface Due {
  /** When the day began. */
  readonly dayAt: number;
  readonly asset: string;
  readonly amount: Units;
  readonly friendAmount: Units;
}

/** Who invited whom, and what of their trading fees comes back: paid once a day out of the fees themselves. */
export class Referral {
  readonly codes: ReferralCodes;
  readonly #repository: ReferralRepository;

  constructor(
    database: EmbeddedDatabase,
    private readonly exchange: ExchangeService,
    private readonly users: UserRepository,
    private readonly now: () => number,
    random: (below: number) => number,
  ) {
    this.codes = new ReferralCodes(database, now, random);
    this.#repository = new ReferralRepository(database);
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
    const { codeId } = this.codes.byCode(code)!;
    if (!this.#repository.join(user.userId, codeId, this.now()))
      throw duplicate('Who invited this account is known already.');
  }

  /** By whose code the person came, once it is known. */
  acceptedCode(user: User): string | undefined {
    return this.#repository.referee(user.userId)?.code;
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
    return [
      {
        id: year,
        name: `Referral programme ${year}`,
        startsAt: Date.UTC(year, 0, 1),
        endsAt: Date.UTC(year + 1, 0, 1),
        tiers,
      },
    ];
  }

  /** Words to send along with a code. */
  invitations(code: string): readonly string[] {
    return [`Trade with me: my code is ${code}.`, `Open an account with the code ${code}.`];
  }

  countsOf(code: Code): { readonly registered: number; readonly traded: number } {
    const people = this.#repository.invitedWith(code.codeId);
    return {
      registered: people.length,
      traded: people.filter(({ userId }) => this.#statusOf(userId) === 'Traded').length,
    };
  }

  /** Newest first. */
  invited(user: User): readonly Invited[] {
    return this.#repository.invitedBy(user.userId).map(({ userId, code, joinedAt }) => ({
      refereeId: userId,
      email: masked(this.users.byId(userId)?.email ?? ''),
      code,
      status: this.#statusOf(userId),
      earned: sums(this.rewards(user).filter(({ refereeId }) => refereeId === userId)),
      registeredAt: joinedAt,
    }));
  }

  /** Newest first. */
  rewards(user: User): readonly Reward[] {
    return this.#repository.rewards(user.userId);
  }

  earned(user: User): readonly AssetSum[] {
    return sums(this.rewards(user));
  }

  /** Earned since the last payment. */
  pending(user: User): readonly AssetSum[] {
    const { rate } = this.rate(user);
    return sums(
      this.#repository.invitedBy(user.userId).flatMap((referee) => this.#dueOf(referee, rate, this.now() + 1)),
    );
  }

  /** Pays for every whole UTC day that has not been paid; to be called by the clock. */
  async pay(): Promise<void> {
    const until = utcMidnight(this.now());
    for (const each of this.#repository.unpaid(until)) {
      const inviter = this.users.byId(each.inviterId);
      const referee = this.users.byId(each.userId);
      if (!inviter || !referee) continue;
      const { rate } = this.rate(inviter);
      let paidUntil = until;
      for (const due of this.#dueOf(each, rate, until)) {
        const { ok } = await this.#transfer(due, inviter, referee);
        if (!ok) {
          paidUntil = Math.max(due.dayAt, each.paidUntil);
          break;
        }
        this.#repository.reward(each.inviterId, {
          ...due,
          refereeId: each.userId,
          day: new Date(due.dayAt).toISOString().slice(0, 10),
          rate,
          friendRate: each.friendRate,
        });
      }
      this.#repository.paid(each, paidUntil);
    }
  }

  /** The reference says which day is paid for, and not when: so a payment that was interrupted is harmless to repeat on any day. */
  async #transfer(
    { dayAt, asset, amount, friendAmount }: Due,
    inviter: User,
    referee: User,
  ): Promise<{ readonly ok: boolean }> {
    const legs = [
      { from: feeAccount, to: inviter.applicationId, asset, amount },
      { from: feeAccount, to: referee.applicationId, asset, amount: friendAmount },
    ].filter((leg) => leg.amount > 0n);
    const reference = `referral-${referee.userId}-${dayAt + day}-${asset}`;
    return legs.length > 0
      ? this.exchange.submit({ type: 'transfer', kind: 'REFERRAL', reference, legs })
      : { ok: true };
  }

  /** What a person's fees bring before a moment, for each day and asset, the oldest day first. */
  #dueOf({ userId, paidUntil, friendRate }: Referee, rate: Rate, until: number): readonly Due[] {
    const fees = new Map<number, Map<string, Units>>();
    for (const { fee, feeAsset, at } of this.#fillsOf(userId, paidUntil, until - 1)) {
      const ofDay = fees.get(utcMidnight(at)) ?? new Map<string, Units>();
      ofDay.set(feeAsset, (ofDay.get(feeAsset) ?? 0n) + fee);
      fees.set(utcMidnight(at), ofDay);
    }
    return [...fees]
      .toSorted(([left], [right]) => left - right)
      .flatMap(([dayAt, ofDay]) =>
        [...ofDay].map(([asset, fee]) => ({ dayAt, asset, ...sharedFee(fee, rate, friendRate) })),
      );
  }

  #fillsOf(userId: number, from: number, to: number): readonly EngineFill[] {
    const user = this.users.byId(userId);
    return user ? this.exchange.fills(user.applicationId, { from, to, page: 1, size: 100_000 }).rows : [];
  }

  #statusOf(userId: number): TradeStatus {
    const user = this.users.byId(userId);
    if (!user) return 'Registered';
    const one = { page: 1, size: 1 };
    if (this.exchange.fills(user.applicationId, one).total > 0) return 'Traded';
    if (
      this.exchange.ledger.entries(user.applicationId, { ...one, kind: 'DEPOSIT', from: user.createdAt + 1 }).total > 0
    )
      return 'Deposited';
    return user.kycLevel > 0 ? 'Verified identity' : 'Registered';
  }
}

function sums(parts: readonly AssetSum[]): readonly AssetSum[] {
  const total = new Map<string, Units>();
  for (const { asset, amount } of parts) total.set(asset, (total.get(asset) ?? 0n) + amount);
  return [...total].filter(([, amount]) => amount > 0n).map(([asset, amount]) => ({ asset, amount }));
}

/** `ad***@example.com`: enough for the inviter to recognise; a closed account has no address any more. */
function masked(email: string): string {
  if (email === '') return '***';
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}***@${host}`;
}
