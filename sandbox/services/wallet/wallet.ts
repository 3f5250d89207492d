import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { invalidParameter } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import type { LedgerFilter, LedgerKind, LedgerReads } from '../../engine/model/ledger-model';
import { unitDecimals, type Units } from '../../engine/model/units';
import { type ExchangeService } from '../../engine/exchange-service';
import type { Notifications } from '../notifications/notifications';
import type { EmbeddedDatabase } from '../../storage/database';
import { AddressBook, type BookedAddress, type NewAddress } from './address-book';
import { amountOf } from './amounts';
import { AssetPrices } from './asset-prices';
import { Deposits } from './deposits';
import { MovementRepository } from './movement-repository';
import type { Movement, MovementFilter } from './movement';
import { networksOf } from './networks';
import { OutgoingDoor, type SecondOpinion, type WithdrawalGuard, type WithdrawalProof } from './outgoing-door';
import { TransferRepository } from './transfer-repository';
import { Transfers } from './transfers';
import { Withdrawals } from './withdrawals';

export interface LoanToValue {
  /** USDT. */
  readonly debt: Units;
  readonly collateral: Units;
  /** Debt by collateral in 1e-12; undefined with debt and no collateral. */
  readonly current: bigint | undefined;
  readonly after: bigint | undefined;
}

const one = 10n ** BigInt(unitDecimals);

/** Money in and out of the exchange, and between its accounts. */
export class Wallet {
  readonly addresses: AddressBook;
  readonly door: OutgoingDoor;
  readonly prices: AssetPrices;
  readonly transfers: Transfers;
  readonly deposits: Deposits;
  readonly withdrawals: Withdrawals;
  readonly #movements: MovementRepository;
  #settling: Promise<void> | undefined;

  constructor(
    private readonly exchange: ExchangeService,
    database: EmbeddedDatabase,
    users: UserRepository,
    private readonly guard: WithdrawalGuard,
    secondOpinion: SecondOpinion,
    notifications: Notifications,
    clockwork: Clockwork,
    now: () => number,
  ) {
    this.addresses = new AddressBook(database, users, now);
    this.prices = new AssetPrices(exchange);
    this.#movements = new MovementRepository(database);
    this.door = new OutgoingDoor(guard, this.addresses, users, this.prices, secondOpinion, now);
    this.transfers = new Transfers(exchange, new TransferRepository(database), users, this.door, notifications, now);
    this.deposits = new Deposits(exchange, database, users, this.#movements, notifications, now);
    this.withdrawals = new Withdrawals(exchange, users, this.#movements, this.door, secondOpinion, notifications, now);
    clockwork.every(1_000, () => this.settle());
  }

  /** Lists an address to withdraw to. */
  async addAddress(user: User, address: NewAddress, proof: WithdrawalProof): Promise<BookedAddress> {
    const { label, network, address: text, memo } = address;
    const subject = { label, network, address: text, memo };
    await this.guard.requireProof(user, { action: 'WITHDRAWAL_ADDRESS', subject }, proof);
    return this.addresses.add(user, address);
  }

  /** Whether only listed addresses may be used. The rule is called off by a proof, and ends a day later. */
  async setListedOnly(user: User, listedOnly: boolean, proof: WithdrawalProof): Promise<void> {
    if (!listedOnly)
      await this.guard.requireProof(user, { action: 'WITHDRAWAL_ADDRESS', subject: { listedOnly: 'false' } }, proof);
    this.addresses.setListedOnly(user, listedOnly);
  }

  /** Newest first. */
  history(user: User, filter: MovementFilter): { readonly rows: readonly Movement[]; readonly total: number } {
    return this.#movements.list(user.applicationId, filter);
  }

  /** One of the account's own. */
  movement(user: User, id: number): Movement | undefined {
    const movement = this.#movements.byId(id);
    return movement?.accountId === user.applicationId ? movement : undefined;
  }

  /** What has not come or left for good. */
  underWay(user: User): readonly Movement[] {
    return this.#movements.underWay().filter(({ accountId }) => accountId === user.applicationId);
  }

  /** Every change of the account's balances, newest first; purchases are booked as deposits. */
  ledger(
    user: User,
    { kind, ...filter }: Omit<LedgerFilter, 'kind'> & { readonly kind?: LedgerKind | 'PURCHASE' | undefined },
  ): ReturnType<LedgerReads['entries']> {
    const booked = kind === 'PURCHASE' ? ({ kind: 'DEPOSIT', reference: 'purchase:' } as const) : { kind };
    return this.exchange.ledger.entries(user.applicationId, { ...filter, ...booked });
  }

  /** What the account owes by what it has, now and after taking an amount out. */
  loanToValue(user: User, token: string, amount: string): LoanToValue {
    if (networksOf(token).length === 0) throw invalidParameter('token');
    const balances = this.exchange.balances(user.applicationId);
    const sum = (sign: 1n | -1n) =>
      balances.reduce(
        (total, { asset, holding }) => (holding * sign > 0n ? total + this.prices.value(asset, holding * sign) : total),
        0n,
      );
    const [debt, collateral] = [sum(-1n), sum(1n)];
    const taken = this.prices.value(token, amountOf(amount, 12));
    const ratio = (value: Units) => (debt === 0n ? 0n : value <= 0n ? undefined : (debt * one) / value);
    return { debt, collateral, current: ratio(collateral), after: ratio(collateral - taken) };
  }

  /** Brings everything under way as far as time allows. */
  settle(): Promise<void> {
    this.#settling ??= this.#settleNow().finally(() => (this.#settling = undefined));
    return this.#settling;
  }

  async #settleNow(): Promise<void> {
    for (const movement of this.#movements.underWay()) {
      await (movement.side === 'DEPOSIT' ? this.deposits : this.withdrawals).settle(movement);
    }
    await this.transfers.settle();
  }
}
