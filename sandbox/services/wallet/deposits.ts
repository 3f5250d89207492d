import { randomBytes } from 'node:crypto';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import { unitsText } from '../../engine/model/units';
import type { Notifications } from '../notifications/notifications';
import type { EmbeddedDatabase } from '../../storage/database';
import { custodyAddress, depositAddress, type DepositAddress } from './addresses';
import { amountOf } from './amounts';
import type { Movement } from './movement';
import type { MovementRepository } from './movement-repository';
import { networkOf, type TokenNetwork } from './networks';

/** Milliseconds between two blocks of every practice chain. */
const blockTime = 3_000;

export interface ChainPayment {
  readonly token: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
}

/** Money coming in over the practice chains: seen at once, counted when it has its confirmations. */
export class Deposits {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly movements: MovementRepository,
    private readonly notifications: Notifications,
    private readonly now: () => number,
  ) {
    database.exec(`CREATE TABLE IF NOT EXISTS deposit_addresses (
      network TEXT NOT NULL, asset TEXT NOT NULL, address TEXT NOT NULL, memo TEXT NOT NULL, account_id TEXT NOT NULL,
      PRIMARY KEY (network, asset, address, memo))`);
  }

  /** @throws ApiError -1005 for a token that does not exist on the network. */
  address(user: User, token: string, name: string): DepositAddress {
    const network = required(token, name);
    const given = depositAddress(user.applicationId, network);
    this.database.run(
      'INSERT OR IGNORE INTO deposit_addresses (network, asset, address, memo, account_id) VALUES (?, ?, ?, ?, ?)',
      [network.chain.network, network.asset, given.address, given.memo, user.applicationId],
    );
    return given;
  }

  /** Somebody on the chain pays to an address. @throws ApiError -1006 when nobody was given it. */
  receive(payment: ChainPayment): Movement {
    const network = required(payment.token, payment.network);
    const amount = amountOf(payment.amount, network.decimals);
    if (amount < network.minimumDeposit)
      throw invalidParameter(`amount, the minimum is ${unitsText(network.minimumDeposit)}`);
    const owner = this.database.get<{ account_id: string }>(
      'SELECT account_id FROM deposit_addresses WHERE network = ? AND asset = ? AND address = ? AND memo = ?',
      [network.chain.network, network.asset, payment.address, payment.memo],
    );
    if (!owner) throw new ApiError(-1006, 400, 'Nobody was given this address.');
    return this.movements.add({
      accountId: owner.account_id,
      side: 'DEPOSIT',
      asset: network.asset,
      network: network.chain.network,
      chainToken: network.chainToken,
      amount,
      fee: 0n,
      sourceAddress: custodyAddress(randomBytes(8).toString('hex'), network),
      targetAddress: payment.address,
      memo: payment.memo,
      transactionId: randomBytes(32).toString('hex'),
      status: 'CONFIRMING',
      threshold: network.chain.confirmations,
      createdAt: this.now(),
    });
  }

  /** Counts confirmations, and credits a deposit that has them. */
  async settle(movement: Movement): Promise<void> {
    const { id, threshold, createdAt } = movement;
    if (movement.status === 'CONFIRMING') {
      const confirmed = Math.min(threshold, Math.floor((this.now() - createdAt) / blockTime));
      if (confirmed !== movement.confirmed) this.movements.confirm(id, confirmed, this.now());
      if (confirmed < threshold || !this.movements.advance(id, 'CONFIRMING', 'COMPLETED', this.now())) return;
      this.#tell(movement);
    }
    await this.#credit(movement);
  }

  async #credit({ id, accountId, asset, amount }: Movement): Promise<void> {
    const legs = [{ from: 'outside-world', to: accountId, asset, amount }];
    // A transfer of a reference, unlike a plain deposit, has one effect even when a crash makes us repeat it.
    const { ok } = await this.exchange.submit({
      type: 'transfer',
      kind: 'DEPOSIT',
      reference: `deposit:${id}`,
      legs,
    });
    if (ok) this.movements.markBooked(id);
  }

  #tell({ accountId, asset, amount }: Movement): void {
    const user = this.users.byApplication(accountId);
    if (user)
      this.notifications.tell(user, {
        type: 'DEPOSIT',
        level: 'success',
        title: 'Deposit received',
        body: `${unitsText(amount)} ${asset} are in your account.`,
        message: { key: 'deposited', values: { amount: unitsText(amount), asset } },
        link: `/wallet?deposit=${asset}`,
      });
  }
}

function required(token: string, name: string): TokenNetwork {
  const network = networkOf(token, name);
  if (!network || network.suspended) throw invalidParameter('network');
  return network;
}
