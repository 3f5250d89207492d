import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { User } from '../users/user';
import { isCommonPassword } from '../../shared/common-passwords';
import { hashPassword, verifyPassword } from '../../shared/password-hash';
import { wrongProof, type Attempts } from './attempts';
import type { CallOrigin } from '../../shared/call-origin';
import type { SignInDirectory } from '../../shared/sign-in-directory';
import type { SafeAct } from './act-subject';
import type { Proof } from './factor';
import type { Proofs } from './proofs';
import type { SecurityRecords } from './security-records';
import type { SecurityStates } from './security-state';

export type PasswordKind = 'trade' | 'withdraw';

const kinds = {
  trade: {
    field: 'tradeHash',
    factor: 'TRADE_PWD',
    action: 'TRADE_PASSWORD',
    reset: 'RESET_TRADE_PASSWORD',
    name: 'trading password',
  },
  withdraw: {
    field: 'withdrawHash',
    factor: 'WITHDRAW_PWD',
    action: 'WITHDRAW_PASSWORD',
    reset: 'RESET_WITHDRAW_PASSWORD',
    name: 'withdrawal password',
  },
} as const;

type Checked = { readonly ok: true } | { readonly ok: false; readonly retriesLeft: number };

const shortest = 6;
const longest = 64;

/** The passwords for trading and for withdrawing, beside the one to sign in with. A main account's own business. */
export class SecurityPasswords {
  constructor(
    private readonly states: SecurityStates,
    private readonly proofs: Proofs,
    private readonly attempts: Attempts,
    private readonly records: SecurityRecords,
    private readonly directory: SignInDirectory,
  ) {}

  async create(user: User, kind: PasswordKind, password: string, proof: Proof, origin: CallOrigin): Promise<void> {
    const { field, action, name } = kinds[kind];
    requireMain(user);
    if (this.has(user, kind)) throw new ApiError(-1007, 409, `There is a ${name} already.`);
    requireAllowed(password);
    await this.proofs.requireProof(user, { action, subject: { change: 'CREATE' } }, proof);
    const hash = await this.#newHash(user, password);
    // Another call may have made one while this one was being hashed.
    if (this.has(user, kind)) throw new ApiError(-1007, 409, `There is a ${name} already.`);
    this.states.change(user.userId, { [field]: hash });
    this.records.changed(user, `CREATE_${action}`, `A ${name} was set`, origin);
  }

  async change(
    user: User,
    kind: PasswordKind,
    password: string,
    newPassword: string,
    proof: Proof,
    origin: CallOrigin,
  ): Promise<void> {
    const { field, action, name } = kinds[kind];
    requireMain(user);
    requireAllowed(newPassword);
    await this.#requirePassword(user, kind, password);
    await this.proofs.requireProof(user, { action, subject: { change: 'CHANGE' } }, proof);
    const hash = await this.#newHash(user, newPassword);
    this.states.change(user.userId, { [field]: hash });
    this.records.hold(user.userId);
    this.records.changed(user, `CHANGE_${action}`, `Your ${name} was changed`, origin);
  }

  /**
   * How many tries are left when it is wrong. That is answered and not refused, so it is written down here.
   * @throws ApiError -1006 without a password, -1003 while it is locked.
   */
  async check(user: User, kind: PasswordKind, password: string, origin: CallOrigin): Promise<Checked> {
    const checked = await this.#verify(user, kind, password);
    if (!checked.ok) this.records.failed(user, kinds[kind].action, origin);
    return checked;
  }

  async #verify(user: User, kind: PasswordKind, password: string): Promise<Checked> {
    const { field, factor } = kinds[kind];
    const hash = this.states.of(user.userId)[field];
    if (hash === undefined) throw missing(kind);
    const retriesLeft = this.attempts.count(user.userId, { factor });
    if (!(await verifyPassword(password, hash))) return { ok: false, retriesLeft };
    this.attempts.clear(user.userId, { factor });
    return { ok: true };
  }

  /** With the password; or, when it was forgotten, with a code sent for resetting it. Withdrawals wait a day afterwards. */
  async remove(
    user: User,
    kind: PasswordKind,
    password: string | undefined,
    proof: Proof,
    origin: CallOrigin,
  ): Promise<void> {
    const { field, factor, action, reset, name } = kinds[kind];
    requireMain(user);
    if (!this.has(user, kind)) throw missing(kind);
    if (password !== undefined) await this.#requirePassword(user, kind, password);
    const act: SafeAct = password === undefined ? { action: reset } : { action, subject: { change: 'DELETE' } };
    await this.proofs.requireProof(user, act, proof);
    this.states.change(user.userId, { [field]: undefined });
    this.attempts.clear(user.userId, { factor });
    this.records.hold(user.userId);
    this.records.changed(user, `DELETE_${action}`, `Your ${name} was removed`, origin);
  }

  has(user: User, kind: PasswordKind): boolean {
    return this.states.of(user.userId)[kinds[kind].field] !== undefined;
  }

  /**
   * Whether a word is the trading or withdrawal password. For the sign-in server, where whoever asks has proved who they
   * are, and where an answer of no replaces the password to sign in with, which ends all sessions and is mailed.
   */
  async isOne(user: User, word: string): Promise<boolean> {
    const { tradeHash, withdrawHash } = this.states.of(user.userId);
    for (const hash of [tradeHash, withdrawHash])
      if (hash !== undefined && (await verifyPassword(word, hash))) return true;
    return false;
  }

  async #requirePassword(user: User, kind: PasswordKind, password: string): Promise<void> {
    const checked = await this.#verify(user, kind, password);
    if (!checked.ok) throw wrongProof(kinds[kind].factor, checked.retriesLeft);
  }

  /** Only after the proof: whoever may ask here learns whether a word is one of the passwords. */
  async #newHash(user: User, password: string): Promise<string> {
    if (await this.isOne(user, password)) throw invalidParameter('the password is in use already');
    // Whoever has learned the one must not have the other with it.
    if (await this.directory.isPassword(user.identity, password))
      throw invalidParameter('the password must differ from the login password');
    return hashPassword(password);
  }
}

function requireAllowed(password: string): void {
  if (password.length < shortest || password.length > longest)
    throw invalidParameter(`a password has ${shortest} to ${longest} characters`);
  if (isCommonPassword(password)) throw invalidParameter('the password is among the most common ones');
}

function missing(kind: PasswordKind): ApiError {
  return new ApiError(-1006, 400, `There is no ${kinds[kind].name}.`);
}

/** @throws ApiError for a sub-account, which has no factors of its own. */
export function requireMain(user: User): void {
  if (user.mainUserId !== undefined) throw rejected('notAvailable');
}
