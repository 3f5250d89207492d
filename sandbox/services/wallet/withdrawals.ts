import { randomBytes } from 'node:crypto';
import { utcMidnight } from '../../../src/domain/shared/instant';
import { isSameAddress } from '../../../src/domain/wallet/addresses/address-check';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { TransferLeg } from '../../engine/model/ledger-model';
import type { CommandOutcome } from '../../engine/model/commands';
import type { ExchangeService } from '../../engine/exchange-service';
import { type Units, unitsText } from '../../engine/model/units';
import type { Notifications } from '../notifications/notifications';
import { depositAddress, isAddressOf, isMemoOf } from './addresses';
import { amountOf } from './amounts';
import type { Movement, NotApproved } from './movement';
import type { MovementRepository } from './movement-repository';
import { networkOf, type TokenNetwork } from './networks';
import { tellCancelled, tellCompleted } from './withdrawal-news';
import type { AskApproval, OutgoingDoor, SecondOpinion, WithdrawalProof } from './outgoing-door';

const second = 1_000;
/** A withdrawal can be taken back this long after it was asked for. */
const cancelWindow = 20 * second;
/** After that it is signed and sent, and is on its chain by then. */
const sendingTakes = 20 * second;

export interface WithdrawalRequest {
  /** The ledger's asset or the chain's name of it. */
  readonly token: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string;
  /** Decimal text of what leaves the account; the fee comes out of it. */
  readonly amount: string;
}

interface CheckedRequest {
  readonly network: TokenNetwork;
  readonly amount: Units;
  readonly memo: string;
}

/** Money leaving to a chain: taken out of the balance at once, sent later, and returned when it is taken back. */
export class Withdrawals {
  /** Being booked by the call that asked for them. */
  readonly #inFlight = new Set<number>();
  #freePerDay: (user: User) => number = () => 0;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly users: UserRepository,
    private readonly movements: MovementRepository,
    private readonly door: OutgoingDoor,
    private readonly secondOpinion: SecondOpinion,
    private readonly notifications: Notifications,
    private readonly now: () => number,
  ) {
    door.counts((accountIds, from) =>
      movements
        .withdrawnSince(accountIds, from)
        .map(({ asset, amount, approval }) => ({ asset, amount, approved: approval !== undefined })),
    );
  }

  /** @param perDay how many withdrawals of a person go without a fee each UTC day */
  bearFees(perDay: (user: User) => number): void {
    this.#freePerDay = perDay;
  }

  /** How many more go without a fee today. One that was taken back counts no more. */
  freeLeft(user: User): number {
    const main = this.users.mainOf(user);
    const accounts = this.users.accountsOf(main).map(({ applicationId }) => applicationId);
    return Math.max(0, this.#freePerDay(main) - this.movements.feesBorne(accounts, utcMidnight(this.now()) - 1));
  }

  /**
   * @param proof as `OutgoingDoor.pass`
   * @throws ApiError -1005 for what cannot be sent, 302118 for a balance that is not enough, and what the door throws
   */
  async request(user: User, request: WithdrawalRequest, proof: WithdrawalProof | 'apiKey'): Promise<Movement> {
    const checked = this.#checked(user, request);
    const { network, amount, memo } = checked;
    const to = { network: network.chain.network, address: request.address, memo };
    return this.door.pass(user, { asset: network.asset, amount, to }, proof, 'CHAIN', (ask) =>
      this.#take(user, request, checked, ask),
    );
  }

  async #take(
    user: User,
    request: WithdrawalRequest,
    { network, amount, memo }: CheckedRequest,
    ask: AskApproval | undefined,
  ): Promise<Movement> {
    const feeBorne = this.freeLeft(user) > 0;
    const movement = this.movements.add({
      accountId: user.applicationId,
      side: 'WITHDRAW',
      asset: network.asset,
      network: network.chain.network,
      chainToken: network.chainToken,
      amount,
      fee: feeBorne ? 0n : network.withdrawalFee,
      feeBorne,
      sourceAddress: '',
      targetAddress: request.address,
      memo,
      transactionId: '',
      status: 'NEW',
      threshold: 0,
      approval: ask && 'WAITING',
      createdAt: this.now(),
    });
    this.#inFlight.add(movement.id);
    try {
      const outcome = await this.#book(movement);
      if (outcome.ok) {
        ask?.(String(movement.id));
        return this.movements.byId(movement.id)!;
      }
      this.movements.drop(movement.id);
      throw rejected(outcome.reason);
    } finally {
      this.#inFlight.delete(movement.id);
    }
  }

  /** @throws ApiError -1006 for one that is not the user's, is unknown or is on its way already. */
  async cancel(user: User, id: number): Promise<void> {
    const movement = this.movements.byId(id);
    if (movement?.accountId !== user.applicationId || movement.side !== 'WITHDRAW')
      throw new ApiError(-1006, 400, 'No such withdrawal.');
    if (!(await this.takeBack(user, movement)))
      throw new ApiError(-1006, 400, 'The withdrawal cannot be taken back any more.');
  }

  /** @returns whether it could be: one that is being booked cannot yet, and one that has moved on never will. */
  async takeBack(user: User, movement: Movement): Promise<boolean> {
    const { id, approval } = movement;
    if (!this.movements.advance(id, 'NEW', 'CANCELED', this.now())) return false;
    if (approval === 'WAITING') this.secondOpinion.takenBack('CHAIN', String(id));
    await this.#book(this.movements.byId(id)!);
    tellCancelled(this.notifications, user, movement);
    return true;
  }

  /** A second person lets one go. */
  release(reference: string): void {
    this.movements.release(Number(reference), this.now());
  }

  /** A second person did not let one go, or its owner took it back before they did: the money is back. */
  async refuse(reference: string, why: NotApproved | 'TAKEN_BACK'): Promise<void> {
    const id = Number(reference);
    if (!this.movements.advance(id, 'NEW', 'CANCELED', this.now())) return;
    if (why !== 'TAKEN_BACK') this.movements.notApproved(id, why);
    await this.#book(this.movements.byId(id)!);
  }

  /** Moves one on as far as time allows, and books what a crash left unbooked. */
  async settle(movement: Movement): Promise<void> {
    if (this.#inFlight.has(movement.id)) return;
    const { id, createdAt, releasedAt = createdAt } = movement;
    const age = this.now() - releasedAt;
    if (movement.status === 'NEW') {
      if (!movement.booked && !(await this.#book(movement)).ok) return this.movements.drop(id);
      if (
        movement.approval === 'WAITING' ||
        age < cancelWindow ||
        !this.movements.advance(id, 'NEW', 'PROCESSING', this.now())
      )
        return;
    }
    if (this.movements.byId(id)?.status === 'PROCESSING' && age >= cancelWindow + sendingTakes) {
      this.movements.advance(id, 'PROCESSING', 'COMPLETED', this.now(), randomBytes(32).toString('hex'));
      this.#tell(this.movements.byId(id)!);
    }
    const current = this.movements.byId(id);
    if (current && !current.booked && current.status !== 'NEW') await this.#book(current);
  }

  #checked(user: User, { token, network: name, address, memo, amount: text }: WithdrawalRequest): CheckedRequest {
    const network = networkOf(token, name);
    if (!network || network.suspended) throw invalidParameter('network');
    if (!isAddressOf(network.chain, address)) throw invalidParameter('address');
    if (!isMemoOf(network.chain, memo)) throw invalidParameter('extra');
    // Our own address there is everybody's: without a memo it would be nobody's money, so it does not leave.
    const own = depositAddress(user.applicationId, network).address;
    if (network.chain.needsMemo && memo === '' && isSameAddress(network.chain.network, own, address))
      throw invalidParameter('extra, which this address needs');
    const amount = amountOf(text, network.decimals);
    if (amount < network.minimumWithdrawal || amount <= network.withdrawalFee)
      throw invalidParameter(`amount, the minimum is ${unitsText(network.minimumWithdrawal)}`);
    return { network, amount, memo };
  }

  /** Makes the ledger show what the status says. Doing it twice has one effect. */
  async #book(movement: Movement): Promise<CommandOutcome> {
    const { id } = movement;
    const { step, legs } = bookingOf(movement);
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'WITHDRAW',
      reference: `withdrawal:${id}:${step}`,
      legs,
    });
    if (outcome.ok) this.movements.markBooked(id);
    return outcome;
  }

  #tell(movement: Movement): void {
    const user = this.users.byApplication(movement.accountId);
    if (user) tellCompleted(this.notifications, user, movement);
  }
}

/** What the ledger has to show for a status; the fee stays with the exchange, which pays for the chain. */
function bookingOf({ accountId, asset, amount, fee, status }: Movement): {
  readonly step: string;
  readonly legs: readonly TransferLeg[];
} {
  const leg = (from: string, to: string, part = amount) => ({ from, to, asset, amount: part });
  if (status === 'CANCELED') return { step: 'return', legs: [leg('withdrawals', accountId)] };
  if (status !== 'COMPLETED') return { step: 'take', legs: [leg(accountId, 'withdrawals')] };
  return {
    step: 'send',
    legs: [
      leg('withdrawals', 'outside-world', amount - fee),
      ...(fee > 0n ? [leg('withdrawals', 'treasury', fee)] : []),
    ],
  };
}
