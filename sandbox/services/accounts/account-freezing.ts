import { ApiError, rejected } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { Clockwork } from '../../shared/clockwork';
import { eachApart } from '../../shared/each-apart';
import type { ExchangeService } from '../../engine/exchange-service';
import type { CopyRepository } from '../copying/copy-repository';
import type { CredentialService } from '../credentials/credential-service';
import type { Proof } from '../security/factor';
import { requireMain } from '../security/security-passwords';
import type { SecurityService } from '../security/security-service';
import type { SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Wallet } from '../wallet/wallet';

export interface FreezingParts {
  readonly exchange: ExchangeService;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly security: SecurityService;
  readonly credentials: CredentialService;
  readonly wallet: Wallet;
  readonly copies: CopyRepository;
  readonly clockwork: Clockwork;
  readonly now: () => number;
}

/** Freezing an account by its owner. Sub-accounts share the fate of their main account. */
export class AccountFreezing {
  /** Of main accounts that are frozen while something of them may still be under way. */
  readonly #halting: Set<number>;

  constructor(private readonly parts: FreezingParts) {
    // What the process ended in the middle of.
    this.#halting = new Set(parts.users.frozen());
    parts.clockwork.every(1_000, () => eachApart(this.#halting, (userId) => this.#halt(userId)));
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
    for (const account of this.parts.users.accountsOf(user)) credentials.stop(account);
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

  /** Goes through all accounts of a person, also behind one that fails; what is left is halted by the clock. */
  async #halt(userId: number): Promise<void> {
    const user = this.parts.users.byId(userId);
    const left: User[] = [];
    if (user?.frozenAt !== undefined)
      await eachApart(this.parts.users.accountsOf(user), async (account) => {
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
}
