import type { AccountObstacleKind } from '../../../src/domain/security/account-standing';
import { rejected } from '../../shared/api-error';
import type { CredentialService } from '../credentials/credential-service';
import type { Units } from '../../engine/model/units';
import type { CallOrigin } from '../../shared/call-origin';
import type { Purchases } from '../purchases/purchases';
import type { Proof } from '../security/factor';
import { requireMain } from '../security/security-passwords';
import type { SecurityService } from '../security/security-service';
import type { SignInDirectory } from '../../shared/sign-in-directory';
import type { EmbeddedDatabase } from '../../storage/database';
import type { SecondPerson } from '../security/second-person/second-person';
import type { SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { AccountFreezing } from './account-freezing';
import { obstacleCounts, type ObstacleSources } from './account-obstacles';
import { ClosedAccounts } from './closed-accounts';

export interface Standing {
  readonly frozenAt: number | undefined;
  readonly obstacles: readonly {
    readonly kind: AccountObstacleKind;
    readonly count: number;
    readonly inSubAccounts: number;
  }[];
  /** The value in USDT. */
  readonly rest: { readonly assets: number; readonly value: Units };
  /** How many accounts are left without their second approver. */
  readonly approverOf: number;
}

export interface ClosureParts extends ObstacleSources {
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly security: SecurityService;
  readonly credentials: CredentialService;
  readonly secondPerson: SecondPerson;
  readonly signInDirectory: SignInDirectory;
  readonly freezing: Pick<AccountFreezing, 'requireOpen'>;
  readonly purchases: Pick<Purchases, 'underWay' | 'abandon'>;
  readonly now: () => number;
}

/** Where money goes that somebody gave up. */
const heir = 'treasury';

/** Closing an account for good. Sub-accounts share the fate of their main account. */
export class AccountClosure {
  readonly #closed: ClosedAccounts;
  readonly #counts: ReturnType<typeof obstacleCounts>;

  constructor(private readonly parts: ClosureParts) {
    this.#closed = new ClosedAccounts(parts.database, parts.users);
    this.#counts = obstacleCounts(parts);
  }

  standing(user: User): Standing {
    const subAccounts = this.parts.users.subAccountsOf(user);
    const obstacles = (Object.entries(this.#counts) as [AccountObstacleKind, (account: User) => number][])
      .map(([kind, of]) => {
        const own = of(user);
        const inSubAccounts = subAccounts.reduce((sum, account) => sum + of(account), 0);
        return { kind, count: own + inSubAccounts, inSubAccounts };
      })
      .filter((obstacle) => obstacle.count > 0);
    const rest = [user, ...subAccounts].flatMap((account) => this.#left(account));
    return {
      frozenAt: user.frozenAt,
      obstacles,
      rest: {
        assets: new Set(rest.map(({ asset }) => asset)).size,
        value: rest.reduce((sum, { asset, amount }) => sum + this.parts.wallet.prices.value(asset, amount), 0n),
      },
      approverOf: this.parts.secondPerson.rolesOf(user).filter(({ state }) => state === 'ACTIVE').length,
    };
  }

  /** @throws ApiError `notAvailable` while something is under way, or left and not given up. */
  async close(user: User, giveUpRest: boolean, proof: Proof, origin: CallOrigin): Promise<void> {
    const { users, security, database, secondPerson } = this.parts;
    requireMain(user);
    this.parts.freezing.requireOpen(user);
    this.#requireEmpty(user, giveUpRest);
    await security.requireProof(
      user,
      { action: 'CLOSE_ACCOUNT', subject: { giveUpRest: giveUpRest ? 'true' : 'false' } },
      proof,
    );
    // From here on no call begins anything new, and what was on its way meanwhile is looked at once more.
    users.setFrozen(user.userId, this.parts.now());
    try {
      this.#requireEmpty(user, giveUpRest);
      for (const account of this.parts.users.accountsOf(user)) await this.#giveUp(account);
      this.#requireEmpty(user, false);
    } catch (error) {
      users.setFrozen(user.userId, undefined);
      throw error;
    }
    const takeBackWaiting = database.transaction(() => {
      this.#seal(user, origin);
      return secondPerson.forget(user);
    });
    this.#end(user);
    await takeBackWaiting();
  }

  #requireEmpty(user: User, giveUpRest: boolean): void {
    const { obstacles, rest } = this.standing(user);
    if (obstacles.length > 0 || (rest.assets > 0 && !giveUpRest)) throw rejected('notAvailable');
  }

  async #giveUp(account: User): Promise<void> {
    await this.#giveBackCredit(account.applicationId);
    const legs = this.#left(account).map((leg) => ({ from: account.applicationId, to: heir, ...leg }));
    if (legs.length === 0) return;
    const given = await this.parts.exchange.submit({
      type: 'transfer',
      kind: 'SPECIAL',
      reference: `closing:${account.userId}:${this.parts.now()}`,
      legs,
    });
    if (!given.ok) throw rejected(given.reason);
  }

  /** Money that a voucher has lent goes first: nothing else leaves while it is owed. What it bought is given up with the rest. */
  async #giveBackCredit(accountId: string): Promise<void> {
    const { exchange } = this.parts;
    const { credit } = exchange.vouchers(accountId);
    if (credit) await exchange.submit({ type: 'recallCredit', accountId, voucherId: credit.voucherId, forgive: true });
  }

  #seal(user: User, origin: CallOrigin): void {
    const { security, users, purchases, now } = this.parts;
    security.records.changed(user, 'CLOSE_ACCOUNT', 'Your account was closed', origin);
    // Nobody would be left to give the coins to.
    for (const account of users.accountsOf(user)) purchases.abandon(account);
    this.#closed.add(user, now());
  }

  #end(user: User): void {
    const { credentials, sessions, signInDirectory } = this.parts;
    for (const account of this.parts.users.accountsOf(user)) credentials.removeAll(account);
    sessions.endOthers(user.userId);
    signInDirectory.remove(user.identity);
  }

  /** Without what a voucher has lent, which is nobody's to give up. */
  #left(account: User): readonly { readonly asset: string; readonly amount: Units }[] {
    return this.parts.exchange
      .balances(account.applicationId)
      .map(({ asset, holding, lent }) => ({ asset, amount: holding - lent }))
      .filter(({ amount }) => amount > 0n);
  }
}
