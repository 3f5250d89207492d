import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import { ignoreRefusal, invalidParameter, rejected } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import { insert } from '../../storage/insert';
import type { Copy, CopyMovement } from './copy';
import type { CopyRepository } from './copy-repository';
import type { ProfitSharing } from './profit-sharing';

interface Row {
  readonly movement_id: number;
  readonly copy_id: number;
  readonly amount: string;
  readonly at: number;
}

/**
 * Money put into running copies and taken out of them. What moves is no profit, so the high-water mark moves with it;
 * before something is taken out, profit is shared. Written down before the transfer, so that a crash repeats nothing.
 */
export class CopyMovements {
  readonly #database: EmbeddedDatabase;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly repository: CopyRepository,
    private readonly sharing: ProfitSharing,
    private readonly now: () => number,
  ) {
    this.#database = repository.database;
    this.#database.exec(`
      CREATE TABLE IF NOT EXISTS copy_movements (
        movement_id INTEGER PRIMARY KEY AUTOINCREMENT, copy_id INTEGER NOT NULL, amount TEXT NOT NULL, at INTEGER NOT NULL,
        booked INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS copy_movements_of_copy ON copy_movements (copy_id);`);
  }

  /** Newest first. */
  of(copyId: number): readonly CopyMovement[] {
    return this.#movements('copy_id = ? AND booked = 1 ORDER BY movement_id DESC', [copyId]);
  }

  /** @param most that a copy may be worth. @throws ApiError -1005 beyond it, 302118 with too little balance. */
  async add(copy: Copy, amount: Units, most: Units): Promise<Copy> {
    if (amount <= 0n || this.#worth(copy) + amount > most) throw invalidParameter('amount');
    return this.#move(copy, amount);
  }

  /** @param least that stays. @throws ApiError -1005 for more than is free above it. */
  async take(copy: Copy, amount: Units, least: Units): Promise<Copy> {
    if (amount <= 0n) throw invalidParameter('amount');
    const settled = await this.sharing.share(copy);
    if (amount > this.#free(settled, least)) throw invalidParameter('amount');
    return this.#move(settled, -amount);
  }

  /** What can be taken out now, the lead's part of the profit taken off. */
  takeable(copy: Copy, least: Units): Units {
    const due = this.sharing.due(copy);
    return this.#free(copy, least, due);
  }

  /** What a crash left unbooked. */
  async bookDue(): Promise<void> {
    for (const movement of this.#movements('booked = 0', [])) await this.#book(movement).catch(ignoreRefusal);
  }

  async #move({ copyId }: Copy, amount: Units): Promise<Copy> {
    const at = this.now();
    insert(this.#database, 'copy_movements', { copy_id: copyId, amount: amount.toString(), at, booked: 0 });
    const { id } = this.#database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!;
    return this.#book({ movementId: Number(id), copyId, amount, at });
  }

  async #book({ movementId, copyId, amount }: CopyMovement): Promise<Copy> {
    const { accountId, owner } = this.repository.byId(copyId)!;
    const [from, to] = amount > 0n ? [owner, accountId] : [accountId, owner];
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'SUB_ACCOUNT_TRANSFER',
      reference: `copy:${copyId}:move:${movementId}`,
      legs: [{ from, to, asset: 'USDT', amount: amount > 0n ? amount : -amount }],
    });
    if (!outcome.ok) {
      this.#database.run('DELETE FROM copy_movements WHERE movement_id = ?', [movementId]);
      throw rejected(outcome.reason);
    }
    return this.#database.transaction(() => {
      const copy = this.repository.byId(copyId)!;
      this.#database.run('UPDATE copy_movements SET booked = 1 WHERE movement_id = ?', [movementId]);
      return this.repository.update(copyId, {
        mark: copy.mark + amount,
        ...(amount > 0n ? { amount: copy.amount + amount } : { taken: copy.taken - amount }),
      });
    });
  }

  #free({ accountId }: Copy, least: Units, due = 0n): Units {
    const { totalAccountValue, freeCollateral } = this.exchange.margin.summary(accountId);
    const cash = this.exchange.balances(accountId).find(({ asset }) => asset === 'USDT');
    const spare = cash === undefined ? 0n : cash.holding - cash.frozen;
    const bounds = [freeCollateral, spare, totalAccountValue - least].map((each) => each - due);
    const free = bounds.reduce((lowest, each) => (each < lowest ? each : lowest));
    return free > 0n ? free : 0n;
  }

  #worth({ accountId }: Copy): Units {
    return this.exchange.margin.summary(accountId).totalAccountValue;
  }

  #movements(where: string, values: readonly number[]): readonly CopyMovement[] {
    return this.#database.all<Row>(`SELECT * FROM copy_movements WHERE ${where}`, values).map((row) => ({
      movementId: Number(row.movement_id),
      copyId: Number(row.copy_id),
      amount: BigInt(row.amount),
      at: Number(row.at),
    }));
  }
}
