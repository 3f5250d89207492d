import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { CommandOutcome } from '../../engine/model/commands';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { Notifications } from '../notifications/notifications';
import { amountOf } from './amounts';
import type { NotApproved } from './movement';
import { networksOf } from './networks';
import type { AskApproval, OutgoingDoor, WithdrawalProof } from './outgoing-door';
import { isClosed, maskedOf, toldTo, type Transfer } from './told-transfers';
import { tellBothSides } from './transfer-news';
import type { TransferFilter, TransferKind, TransferRepository, TransferRow } from './transfer-repository';

const ledgerKind = 'SUB_ACCOUNT_TRANSFER';
/** Holds what has left its sender and waits for a second person. */
const reserve = 'withdrawals';

/** Money between accounts of the exchange: a person's own, or another person's. */
export class Transfers {
  readonly #inFlight = new Set<number>();
  #settled: Promise<void> = Promise.resolve();

  constructor(
    private readonly exchange: ExchangeService,
    private readonly transfers: TransferRepository,
    private readonly users: UserRepository,
    private readonly door: OutgoingDoor,
    private readonly notifications: Notifications,
    private readonly now: () => number,
  ) {
    door.counts((accountIds, from) => transfers.sentSince(accountIds, from));
  }

  /** Between a person's own accounts. @throws ApiError -1006 for an account that is not theirs. */
  move(user: User, token: string, amount: string, fromId: string, toId: string): Promise<number> {
    const own = new Set(this.#accountsOf(user).map(({ applicationId }) => applicationId));
    // A sub-account gives of its own alone: who has its key must not reach the others.
    const givable = user.mainUserId === undefined ? own.has(fromId) : fromId === user.applicationId;
    if (!givable || !own.has(toId)) throw new ApiError(-1006, 400, 'No such account of yours.');
    return this.#make(token, this.#checked(token, amount), fromId, toId, 'SUB_ACCOUNT_TRANSFER');
  }

  /** Whose UID it is, as far as a sender may know before anything was sent. @throws ApiError -1006 for nobody */
  recipient(userId: number): { readonly userId: number; readonly name: string } {
    return { userId, name: maskedOf(this.#recipient(userId).coolName) };
  }

  /**
   * To another person by user id, at once and for good.
   * @param proof as `OutgoingDoor.pass`
   * @throws ApiError -1006 for a person who does not exist, and what the door throws
   */
  async send(
    user: User,
    targetUserId: number,
    token: string,
    amount: string,
    proof: WithdrawalProof | 'apiKey',
  ): Promise<number> {
    const units = this.#checked(token, amount);
    const target = this.#recipient(targetUserId);
    // Before the door, so that no code is used up for it.
    if (target.applicationId === user.applicationId) throw invalidParameter('to');
    return this.door.pass(
      user,
      { asset: token, amount: units, to: { userId: targetUserId } },
      proof,
      'TRANSFER',
      (ask) => this.#make(token, units, user.applicationId, target.applicationId, 'WITHDRAW', ask),
    );
  }

  /** Of the user's account, in and out, newest first. */
  list(user: User, filter: TransferFilter): { readonly rows: readonly Transfer[]; readonly total: number } {
    const { rows, total } = this.transfers.list(user.applicationId, filter);
    return { rows: toldTo(this.users, user, rows), total };
  }

  /** One that the account sent or received. */
  byId(user: User, id: number): Transfer | undefined {
    const row = this.transfers.byId(id);
    return row && [row.from, row.to].includes(user.applicationId) ? toldTo(this.users, user, [row])[0] : undefined;
  }

  /** Books what is decided, and what a crash left unbooked. */
  settle(): Promise<void> {
    // One after the other: what two book at once would be told of twice.
    this.#settled = this.#settled.catch(() => undefined).then(() => this.#settleNow());
    return this.#settled;
  }

  async #settleNow(): Promise<void> {
    for (const row of this.transfers.unbooked()) {
      if (this.#inFlight.has(row.id)) continue;
      if (row.approval === 'ASKING') await this.#forget(row);
      else if (!(await this.#book(row)).ok) this.transfers.drop(row.id);
    }
  }

  /** Whether a second person has to let it go first. */
  waits(id: number): boolean {
    return this.transfers.byId(id)?.approval === 'WAITING';
  }

  /** A second person lets one go. */
  release(reference: string): void {
    this.transfers.decide(Number(reference), 'APPROVED');
  }

  /** @returns whether the balance was enough */
  async finish(reference: string): Promise<boolean> {
    await this.settle();
    return this.transfers.byId(Number(reference)) !== undefined;
  }

  /** A second person did not let one go, or it was taken back: the money is back. */
  async refuse(reference: string, why: NotApproved | 'TAKEN_BACK'): Promise<void> {
    this.transfers.decide(Number(reference), 'CANCELED', why === 'TAKEN_BACK' ? undefined : why);
    await this.settle();
  }

  /** What is sent to a closed account could be used by nobody. */
  #recipient(userId: number): User {
    const user = Number.isSafeInteger(userId) ? this.users.byId(userId) : undefined;
    if (!user || isClosed(user)) throw new ApiError(-1006, 400, 'No such user.');
    return user;
  }

  #accountsOf(user: User): readonly User[] {
    return this.users.accountsOf(this.users.mainOf(user));
  }

  #checked(token: string, amount: string): Units {
    if (networksOf(token).length === 0) throw invalidParameter('token');
    return amountOf(amount, 12);
  }

  async #make(
    token: string,
    amount: Units,
    from: string,
    to: string,
    kind: TransferKind,
    ask?: AskApproval,
  ): Promise<number> {
    if (from === to) throw invalidParameter('to');
    const id = this.transfers.add({ token, amount, from, to, kind, approval: ask && 'ASKING', at: this.now() });
    const row = this.transfers.byId(id)!;
    this.#inFlight.add(id);
    try {
      const outcome = await (ask ? this.#submit(row, 'take', from, reserve) : this.#book(row));
      if (!outcome.ok) {
        this.transfers.drop(id);
        throw rejected(outcome.reason);
      }
      if (ask) {
        this.transfers.reserve(id);
        ask(String(id));
      }
      return id;
    } finally {
      this.#inFlight.delete(id);
    }
  }

  /** Makes the ledger show what became of it. Doing it twice has one effect. */
  async #book(row: TransferRow): Promise<CommandOutcome> {
    const { id, from, to, token: asset, amount, reserved } = row;
    const cancelled = row.approval === 'CANCELED';
    // One that was asked for before amounts were reserved has nothing to give back.
    const outcome: CommandOutcome =
      cancelled && !reserved
        ? { ok: true }
        : await this.#submit(row, cancelled ? 'return' : '', reserved ? reserve : from, cancelled ? from : to);
    if (!outcome.ok) return outcome;
    this.transfers.markBooked(id, this.#bookedAt(row));
    if (row.kind === 'WITHDRAW' && !cancelled)
      tellBothSides(this.notifications, this.users, { from, to, asset, amount });
    return outcome;
  }

  /** Nobody was asked for what a crash left here: the money is back, if it was taken. */
  async #forget(row: TransferRow): Promise<void> {
    if (this.exchange.ledger.entryOf(row.from, referenceOf(row, 'take')))
      await this.#submit(row, 'return', reserve, row.from);
    this.transfers.drop(row.id);
  }

  #submit(
    row: Pick<TransferRow, 'id' | 'token' | 'amount'>,
    step: Step,
    from: string,
    to: string,
  ): Promise<CommandOutcome> {
    return this.exchange.submit({
      type: 'transfer',
      kind: ledgerKind,
      reference: referenceOf(row, step),
      legs: [{ from, to, asset: row.token, amount: row.amount }],
    });
  }

  /** One that a crash has left here may have been booked before. */
  #bookedAt(row: TransferRow): number {
    return this.exchange.ledger.entryOf(row.to, referenceOf(row, ''))?.at ?? this.now();
  }
}

type Step = 'take' | 'return' | '';

function referenceOf({ id }: Pick<TransferRow, 'id'>, step: Step): string {
  return step === '' ? `transfer:${id}` : `transfer:${id}:${step}`;
}
