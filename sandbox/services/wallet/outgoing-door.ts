import { internalNetwork } from '../../../src/domain/wallet/withdrawal';
import { ApiError } from '../../shared/api-error';
import { type Units, unitsFromText, unitsText } from '../../engine/model/units';
import type { SafeAct } from '../security/act-subject';
import type { SafeAction } from '../security/factor';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { AddressBook } from './address-book';
import type { AssetPrices } from './asset-prices';

/** What a person adds to a withdrawal to prove that it is them. */
export interface WithdrawalProof {
  readonly otp?: string | undefined;
  readonly emailCode?: string | undefined;
  readonly withdrawPassword?: string | undefined;
  /** Signed by a device for just this; takes the place of the codes. */
  readonly passkey?: string | undefined;
}

/** What the wallet asks of the area that keeps factors. */
export interface WithdrawalGuard {
  /** @throws ApiError for a proof that is missing or wrong, -1009 while withdrawals are held or without a second factor. */
  requireProof(user: User, act: SafeAct, proof: WithdrawalProof): Promise<void>;
  /** @throws ApiError -1009 while withdrawals are held. */
  requireNoHold(user: User, action: SafeAction): void;
}

/** What the wallet asks of the area that keeps second approvers. */
export interface SecondOpinion {
  /** What may leave within 24 hours without approval, in USDT; `undefined` where nobody's approval is needed. */
  freeSum(user: User): Units | undefined;
  ask(user: User, kind: 'CHAIN' | 'TRANSFER', reference: string, subject: Readonly<Record<string, string>>): void;
  takenBack(kind: 'CHAIN' | 'TRANSFER', reference: string): void;
}

/** Puts a record that waits before the approver. */
export type AskApproval = (reference: string) => void;

export interface WithdrawalAllowance {
  /** USDT. */
  readonly limit: Units;
  readonly used: Units;
  /** What left without approval counts together, so that a sum in parts is no way round it. */
  readonly usedUnapproved: Units;
}

/** What may leave within 24 hours, in USDT, by how far the person has been verified. */
export const dailyLimits = { 0: '10000', 1: '250000', 2: '2000000' } as const;
const day = 24 * 60 * 60_000;

export interface Outgoing {
  readonly asset: string;
  readonly amount: Units;
  readonly to:
    | { readonly network: string; readonly address: string; readonly memo: string }
    | { readonly userId: number };
}

export interface Spent {
  readonly asset: string;
  readonly amount: Units;
  /** A second person lets it go or is asked to. */
  readonly approved: boolean;
}

/** What has left some accounts since an instant. */
export type SpentSince = (accountIds: readonly string[], from: number) => readonly Spent[];

/**
 * The one door by which money leaves an account for somebody else, over a chain or within the exchange, asked for by a
 * page or by a program: the list of addresses, the hold, the day's limit, the proof and the second person's approval are
 * looked at here.
 */
export class OutgoingDoor {
  readonly #spent: SpentSince[] = [];

  constructor(
    private readonly guard: WithdrawalGuard,
    private readonly addresses: AddressBook,
    private readonly users: UserRepository,
    private readonly prices: AssetPrices,
    private readonly secondOpinion: SecondOpinion,
    private readonly now: () => number,
  ) {}

  /** Whoever lets money out says what has left, which the limit counts. */
  counts(spent: SpentSince): void {
    this.#spent.push(spent);
  }

  /**
   * @param proof of a person; an API key has proved itself by its permission
   * @param record uses the limit up, and waits for nothing before it has; with something to ask, the money is
   *   reserved until the second person lets it go
   * @throws ApiError -1009 for a hold, an address that is not listed, the day's limit and a missing second factor
   */
  async pass<T>(
    user: User,
    outgoing: Outgoing,
    proof: WithdrawalProof | 'apiKey',
    kind: 'CHAIN' | 'TRANSFER',
    record: (ask: AskApproval | undefined) => Promise<T>,
  ): Promise<T> {
    this.#require(user, outgoing);
    if (proof !== 'apiKey') {
      await this.guard.requireProof(user, actOf(outgoing), proof);
      // While the proof was looked at, another call may have used the limit, and the account may have become weaker.
      this.#require(user, outgoing);
    }
    const act = actOf(outgoing);
    return record(
      this.#needsApproval(user, outgoing)
        ? (reference) => this.secondOpinion.ask(user, kind, reference, act.subject)
        : undefined,
    );
  }

  /** Of a person with all sub-accounts. */
  allowance(user: User): WithdrawalAllowance {
    const main = this.users.mainOf(user);
    const spent = this.#spentOf(user);
    return {
      limit: unitsFromText(dailyLimits[main.kycLevel]),
      used: this.#worth(spent),
      usedUnapproved: this.#worth(spent.filter(({ approved }) => !approved)),
    };
  }

  #needsApproval(user: User, { asset, amount }: Outgoing): boolean {
    const free = this.secondOpinion.freeSum(user);
    if (free === undefined) return false;
    return this.allowance(user).usedUnapproved + this.prices.value(asset, amount) > free;
  }

  #spentOf(user: User): readonly Spent[] {
    const accountIds = this.users.accountsOf(this.users.mainOf(user)).map(({ applicationId }) => applicationId);
    return this.#spent.flatMap((spent) => spent(accountIds, this.now() - day));
  }

  #worth(spent: readonly Spent[]): Units {
    return spent.reduce((sum, { asset, amount }) => sum + this.prices.value(asset, amount), 0n);
  }

  #require(user: User, { asset, amount, to }: Outgoing): void {
    this.addresses.requireUsable(user, 'userId' in to ? addressOfUser(to.userId) : to);
    this.guard.requireNoHold(user, 'WITHDRAW');
    const { limit, used } = this.allowance(user);
    if (used + this.prices.value(asset, amount) <= limit) return;
    throw new ApiError(
      -1009,
      400,
      `Above the limit of 24 hours: ${unitsText(limit)} USDT, of which ${unitsText(used)} are used.`,
    );
  }
}

function addressOfUser(userId: number): { readonly network: string; readonly address: string; readonly memo: string } {
  return { network: internalNetwork, address: String(userId), memo: '' };
}

function actOf({ asset, amount, to }: Outgoing): Extract<SafeAct, { readonly action: 'WITHDRAW' }> {
  const what = { asset, amount: unitsText(amount) };
  return 'userId' in to
    ? { action: 'WITHDRAW', subject: { ...what, userId: String(to.userId) } }
    : { action: 'WITHDRAW', subject: { ...what, ...to } };
}
