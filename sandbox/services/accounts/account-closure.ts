import type { AccountObstacleKind } from '../../../src/domain/security/account-standing';
import { ApiError, rejected } from '../../shared/api-error';
import type { CopyStrategies } from '../social/copy-strategies';
import type { CopyRepository } from '../copying/copy-repository';
import type { CredentialService } from '../credentials/credential-service';
import type { Earn } from '../earn/earn';
import type { Staking } from '../earn/staking';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { CallOrigin } from '../../shared/call-origin';
import type { Purchases } from '../purchases/purchases';
import type { Proof } from '../security/factor';
import { SealedSecrets } from '../../shared/sealed-secrets';
import { requireMain } from '../security/security-passwords';
import type { SecurityService } from '../security/security-service';
import type { Clockwork } from '../../shared/clockwork';
import { eachApart } from '../../shared/each-apart';
import type { SignInDirectory } from '../../shared/sign-in-directory';
import type { EmbeddedDatabase } from '../../storage/database';
import type { Wallet } from '../wallet/wallet';
import type { SecondPerson } from '../security/second-person/second-person';
import type { SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

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

export interface ClosureParts {
  readonly database: EmbeddedDatabase;
  readonly exchange: ExchangeService;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly security: SecurityService;
  readonly credentials: CredentialService;
  readonly secondPerson: SecondPerson;
  readonly signInDirectory: SignInDirectory;
  readonly wallet: Wallet;
  readonly earn: Earn;
  readonly staking: Staking;
  readonly purchases: Pick<Purchases, 'underWay' | 'abandon'>;
  readonly copies: CopyRepository;
  readonly strategies: CopyStrategies;
  readonly clockwork: Clockwork;
  readonly now: () => number;
}

/** Rows that are a person's own alone and serve nobody once the account is closed, by their column of the person. */
const personalTables = [
  'preferences',
  'push_tokens',
  'push_stopped',
  'passkeys',
  'passkey_challenges',
  'recovery_codes',
  'security_states',
  'linked_wallets',
  'linked_discord',
  'notifications',
  'watchlists',
  'withdrawal_addresses',
  'portfolio_links',
] as const;
/** Where money goes that somebody gave up. */
const heir = 'treasury';
const firstOne = { page: 1, size: 1 };

/** Freezing an account by its owner, and closing it for good. Sub-accounts share the fate of their main account. */
export class AccountClosure {
  readonly #secrets: SealedSecrets;
  /** Of main accounts that are frozen while something of them may still be under way. */
  readonly #halting: Set<number>;

  constructor(private readonly parts: ClosureParts) {
    this.#secrets = new SealedSecrets(parts.database);
    parts.database.run(
      'CREATE TABLE IF NOT EXISTS closed_accounts (user_id INTEGER PRIMARY KEY, sealed TEXT NOT NULL, closed_at INTEGER NOT NULL)',
    );
    // What the process ended in the middle of.
    this.#halting = new Set(parts.users.frozen());
    parts.clockwork.every(1_000, () => eachApart(this.#halting, (userId) => this.#halt(userId)));
  }

  standing(user: User): Standing {
    const subAccounts = this.parts.users.subAccountsOf(user);
    const accounts = [user, ...subAccounts];
    const obstacles = (Object.entries(this.#counts()) as [AccountObstacleKind, (account: User) => number][])
      .map(([kind, of]) => {
        const own = of(user);
        const inSubAccounts = subAccounts.reduce((sum, account) => sum + of(account), 0);
        return { kind, count: own + inSubAccounts, inSubAccounts };
      })
      .filter((obstacle) => obstacle.count > 0);
    const rest = accounts.flatMap((account) => this.#left(account));
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

  /** @throws ApiError for whoever acts for a frozen account. */
  requireOpen(user: User): void {
    if (user.frozenAt !== undefined) throw rejected('accountFrozen');
  }

  async freeze(user: User, proof: Proof, origin: CallOrigin): Promise<void> {
    const { users, sessions, security, credentials } = this.parts;
    requireMain(user);
    this.requireOpen(user);
    await security.requireProof(user, { action: 'FREEZE_ACCOUNT' }, proof);
    users.setFrozen(user.userId, this.parts.now());
    this.#halting.add(user.userId);
    sessions.endOthers(user.userId, origin.sessionId);
    if (origin.sessionId !== undefined) sessions.interrupt(origin.sessionId);
    for (const account of this.#accountsOf(user)) credentials.stop(account);
    security.records.changed(user, 'FREEZE_ACCOUNT', 'Your account was frozen', origin);
    await this.#halt(user.userId);
  }

  async unfreeze(user: User, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (user.frozenAt === undefined) throw new ApiError(-1006, 400, 'The account is not frozen.');
    await this.parts.security.requireProof(user, { action: 'UNFREEZE_ACCOUNT' }, proof);
    this.parts.users.setFrozen(user.userId, undefined);
    this.parts.security.weakened(user, 'UNFREEZE_ACCOUNT', 'Your account was unfrozen', origin);
  }

  /** @throws ApiError `notAvailable` while something is under way, or left and not given up. */
  async close(user: User, giveUpRest: boolean, proof: Proof, origin: CallOrigin): Promise<void> {
    const { users, security, database, secondPerson } = this.parts;
    requireMain(user);
    this.requireOpen(user);
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
      for (const account of this.#accountsOf(user)) await this.#giveUp(account);
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

  /** Goes through all accounts of a person, also behind one that fails; what is left is halted by the clock. */
  async #halt(userId: number): Promise<void> {
    const user = this.parts.users.byId(userId);
    const left: User[] = [];
    if (user?.frozenAt !== undefined)
      await eachApart(this.#accountsOf(user), async (account) => {
        if (!(await this.#haltOne(account))) left.push(account);
      });
    if (left.length === 0) this.#halting.delete(userId);
  }

  /**
   * Copies open nothing more, open orders are cancelled, and withdrawals that have not left come back.
   * @returns whether nothing is left that could still leave
   */
  async #haltOne(account: User): Promise<boolean> {
    const { exchange, wallet, copies } = this.parts;
    copies.pauseAll(account.applicationId);
    await exchange.submit({ type: 'cancelEverything', accountId: account.applicationId });
    const leaving = () =>
      wallet.underWay(account).filter(({ side, status }) => side === 'WITHDRAW' && status === 'NEW');
    await eachApart(leaving(), (movement) => wallet.withdrawals.takeBack(account, movement));
    return leaving().length === 0;
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

  /** Who it was is kept unreadable; nothing else names them any more. */
  #seal(user: User, origin: CallOrigin): void {
    const { database, security, users, purchases, now } = this.parts;
    security.records.changed(user, 'CLOSE_ACCOUNT', 'Your account was closed', origin);
    const { identity, email, coolName, alias, country } = user;
    database.run('INSERT INTO closed_accounts (user_id, sealed, closed_at) VALUES (?, ?, ?)', [
      user.userId,
      this.#secrets.seal(JSON.stringify({ identity, email, coolName, alias, country })),
      now(),
    ]);
    for (const account of this.#accountsOf(user)) {
      // Nobody would be left to give the coins to.
      purchases.abandon(account);
      for (const table of personalTables) database.run(`DELETE FROM ${table} WHERE user_id = ?`, [account.userId]);
      database.run('DELETE FROM social_profiles WHERE account_id = ?', [account.applicationId]);
      users.forget(account.userId);
    }
  }

  #end(user: User): void {
    const { credentials, sessions, signInDirectory } = this.parts;
    for (const account of this.#accountsOf(user)) credentials.removeAll(account);
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

  #counts(): Readonly<Record<AccountObstacleKind, (account: User) => number>> {
    const { exchange, wallet, earn, staking, purchases, copies, strategies } = this.parts;
    return {
      COPIES: ({ applicationId }) => copies.accounts(applicationId).length,
      STRATEGIES: ({ applicationId }) => Number(strategies.leads(applicationId)),
      ORDERS: ({ applicationId }) =>
        exchange.openOrders(applicationId, firstOne).total +
        exchange.algos.orders(applicationId, { ...firstOne, open: true }).total,
      POSITIONS: ({ applicationId }) =>
        exchange.margin.positions(applicationId).filter(({ holding }) => holding !== 0).length,
      DEBTS: ({ applicationId }) => exchange.balances(applicationId).filter(({ holding }) => holding < 0n).length,
      EARN: (account) => {
        const { open, leaving } = earn.positions(account);
        return open.length + leaving.length;
      },
      STAKING: ({ applicationId }) =>
        staking.stakedBy(applicationId) + staking.unbondingOf(applicationId) > 0n ? 1 : 0,
      MOVEMENTS: (account) => wallet.underWay(account).length + purchases.underWay(account),
    };
  }

  #accountsOf(user: User): readonly User[] {
    return [user, ...this.parts.users.subAccountsOf(user)];
  }
}
