import { isSameRecipient } from '../../../src/domain/wallet/address-book';
import { internalNetwork } from '../../../src/domain/wallet/withdrawal';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { ApiError, invalidParameter } from '../../shared/api-error';
import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase } from '../../storage/database';
import { isAddressOf, isMemoOf } from './addresses';
import { chains } from '../../shared/chains';

/** A new address, and the end of the rule that only listed ones may be used, wait this long (milliseconds). */
const addressDelay = 24 * 60 * 60_000;
const mostAddresses = 100;

export interface NewAddress {
  readonly label: string;
  readonly network: string;
  readonly address: string;
  /** Empty for none. */
  readonly memo: string;
  /** Somebody has said that none is needed, though the chain knows them. */
  readonly withoutMemo?: true | undefined;
}

export interface BookedAddress extends NewAddress {
  readonly addressId: number;
  readonly createdAt: number;
  /** From then on it may be used while only listed addresses may. */
  readonly usableAt: number;
}

export interface AddressBookState {
  readonly addresses: readonly BookedAddress[];
  readonly listedOnly: boolean;
  /** When the rule ends that was called off; absent while nobody called it off. */
  readonly listedOnlyUntil: number | undefined;
}

interface Row {
  readonly id: number;
  readonly label: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string;
  readonly without_memo: number;
  readonly created_at: number;
}

/** Addresses that a person withdraws to, of the main account and its sub-accounts together. */
export class AddressBook {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly now: () => number,
  ) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS withdrawal_addresses (
        id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, label TEXT NOT NULL, network TEXT NOT NULL,
        address TEXT NOT NULL, memo TEXT NOT NULL, created_at INTEGER NOT NULL, UNIQUE (user_id, network, address, memo));
      CREATE TABLE IF NOT EXISTS withdrawal_rules (user_id INTEGER PRIMARY KEY, listed_only_until INTEGER);
    `);
    addColumns(database, 'withdrawal_addresses', { without_memo: 'INTEGER NOT NULL DEFAULT 0' });
  }

  state(user: User): AddressBookState {
    const userId = this.#ownerOf(user);
    const addresses = this.database
      .all<Row>('SELECT * FROM withdrawal_addresses WHERE user_id = ? ORDER BY id', [userId])
      .map(addressFrom);
    const rule = this.database.get<{ until: number | null }>(
      'SELECT listed_only_until AS until FROM withdrawal_rules WHERE user_id = ?',
      [userId],
    );
    const until = rule === undefined || rule.until === null ? undefined : Number(rule.until);
    const listedOnly = rule !== undefined && (until === undefined || until > this.now());
    return { addresses, listedOnly, listedOnlyUntil: listedOnly ? until : undefined };
  }

  /** To be called with a proof. @throws ApiError -1005 for what is no address, -1007 for one that is listed. */
  add(user: User, { label, network, address, memo, withoutMemo }: NewAddress): BookedAddress {
    this.#requireAddress(network, address, memo);
    if (network === internalNetwork && Number(address) === this.#ownerOf(user)) throw invalidParameter('address');
    if (label.trim() === '' || label.length > 40) throw invalidParameter('label');
    const { addresses } = this.state(user);
    if (addresses.length >= mostAddresses) throw invalidParameter(`at most ${mostAddresses} addresses`);
    if (addresses.some((each) => isSameRecipient(each, { network, address, memo })))
      throw new ApiError(-1007, 409, 'The address is listed already.');
    this.database.run(
      'INSERT INTO withdrawal_addresses (user_id, label, network, address, memo, without_memo, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [this.#ownerOf(user), label.trim(), network, address, memo, withoutMemo && memo === '' ? 1 : 0, this.now()],
    );
    return this.state(user).addresses.at(-1)!;
  }

  /** @throws ApiError -1006 for one that is not the person's. */
  remove(user: User, addressId: number): void {
    const { changes } = this.database.run('DELETE FROM withdrawal_addresses WHERE id = ? AND user_id = ?', [
      addressId,
      this.#ownerOf(user),
    ]);
    if (changes === 0) throw new ApiError(-1006, 400, 'No such address.');
  }

  /** At once when it gets stricter; calling it off needs a proof and takes a day. */
  setListedOnly(user: User, listedOnly: boolean): void {
    const userId = this.#ownerOf(user);
    const { listedOnly: already } = this.state(user);
    if (!listedOnly && !already) return;
    this.database.run('INSERT OR REPLACE INTO withdrawal_rules (user_id, listed_only_until) VALUES (?, ?)', [
      userId,
      listedOnly ? null : this.now() + addressDelay,
    ]);
  }

  /** @throws ApiError -1009 while only listed addresses may be used and this one may not yet. */
  requireUsable(user: User, recipient: Pick<NewAddress, 'network' | 'address' | 'memo'>): void {
    const { addresses, listedOnly } = this.state(user);
    if (!listedOnly) return;
    const listed = addresses.find((each) => isSameRecipient(each, recipient));
    if (!listed) throw new ApiError(-1009, 400, 'Only listed addresses may be used, and this one is not.');
    if (listed.usableAt > this.now())
      throw new ApiError(-1009, 400, `The address may be used from ${new Date(listed.usableAt).toISOString()}.`);
  }

  #requireAddress(network: string, address: string, memo: string): void {
    if (network === internalNetwork) {
      if (!/^\d+$/.test(address) || !this.users.byId(Number(address))) throw invalidParameter('address');
      if (memo !== '') throw invalidParameter('extra');
      return;
    }
    const chain = chains.get(network);
    if (!chain) throw invalidParameter('network');
    if (!isAddressOf(chain, address)) throw invalidParameter('address');
    if (!isMemoOf(chain, memo)) throw invalidParameter('extra');
  }

  #ownerOf(user: User): number {
    return this.users.mainOf(user).userId;
  }
}

function addressFrom({ id, created_at: createdAt, without_memo: withoutMemo, ...row }: Row): BookedAddress {
  const at = Number(createdAt);
  const { label, network, address, memo } = row;
  const said = Number(withoutMemo) === 1 ? ({ withoutMemo: true } as const) : {};
  return { addressId: Number(id), label, network, address, memo, ...said, createdAt: at, usableAt: at + addressDelay };
}
