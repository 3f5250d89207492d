import { ApiError } from '../../shared/api-error';
import { type Units, unitsFromText, unitsText } from '../../engine/model/units';
import type { SafeAct } from '../security/act-subject';
import type { SafeAction } from '../security/factor';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { internalNetwork, type AddressBook } from './address-book';
import type { AssetPrices } from './asset-prices';

/** What a person adds to a withdrawal to prove that it is them. */
export interface WithdrawalProof {
  readonly otp?: string | undefined;
  readonly emailCode?: string | undefined;
  readonly withdrawPassword?: string | undefined;
}

/** What the wallet asks of the area that keeps factors. */
export interface WithdrawalGuard {
  /** @throws ApiError for a proof that is missing or wrong, -1009 while withdrawals are held or without a second factor. */
  requireProof(user: User, act: SafeAct, proof: WithdrawalProof): Promise<void>;
  /** @throws ApiError -1009 while withdrawals are held. */
  requireNoHold(user: User, action: SafeAction): void;
}

export interface WithdrawalAllowance {
  /** USDT. */
  readonly limit: Units;
  readonly used: Units;
}

/** What may leave within 24 hours, in USDT, by how far the person has been verified. */
export const dailyLimits = { 0: '10000', 1: '250000', 2: '2000000' } as const;
const day = 24 * 60 * 60_000;

export interface Outgoing {
  readonly asset: string;
  readonly amount: Units;
  readonly to:
    { readonly network: string; readonly address: string; readonly memo: string } | { readonly userId: number };
}

export interface Spent {
  readonly asset: string;
  readonly amount: Units;
}

/** What has left some accounts since an instant. */
export type SpentSince = (accountIds: readonly string[], from: number) => readonly Spent[];

/**
 * The one door by which money leaves an account for somebody else, over a chain or within the exchange, asked for by a
 * page or by a program: the list of addresses, the hold, the day's limit and the proof are looked at here.
 */
export class OutgoingDoor {
  readonly #spent: SpentSince[] = [];

  constructor(
    private readonly guard: WithdrawalGuard,
    private readonly addresses: AddressBook,
    private readonly users: UserRepository,
    private readonly prices: AssetPrices,
    private readonly now: () => number,
  ) {}

  /** Whoever lets money out says what has left, which the limit counts. */
  counts(spent: SpentSince): void {
    this.#spent.push(spent);
  }

  /**
   * @param proof of a person; an API key has proved itself by its permission
   * @param record uses the limit up, and waits for nothing before it has
   * @throws ApiError -1009 for a hold, an address that is not listed, the day's limit and a missing second factor
   */
  async pass<T>(
    user: User,
    outgoing: Outgoing,
    proof: WithdrawalProof | 'apiKey',
    record: () => Promise<T>,
  ): Promise<T> {
    this.#require(user, outgoing);
    if (proof !== 'apiKey') {
      await this.guard.requireProof(user, actOf(outgoing), proof);
      // While the proof was looked at, another call may have used the limit, and the account may have become weaker.
      this.#require(user, outgoing);
    }
    return record();
  }

  /** Of a person with all sub-accounts. */
  allowance(user: User): WithdrawalAllowance {
    const main = this.users.mainOf(user);
    const accountIds = [main, ...this.users.subAccountsOf(main)].map(({ applicationId }) => applicationId);
    const used = this.#spent
      .flatMap((spent) => spent(accountIds, this.now() - day))
      .reduce((sum, { asset, amount }) => sum + this.prices.value(asset, amount), 0n);
    return { limit: unitsFromText(dailyLimits[main.kycLevel]), used };
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

function actOf({ asset, amount, to }: Outgoing): SafeAct {
  const what = { asset, amount: unitsText(amount) };
  return 'userId' in to
    ? { action: 'WITHDRAW', subject: { ...what, userId: String(to.userId) } }
    : { action: 'WITHDRAW', subject: { ...what, ...to } };
}
