import type { Decimal } from '../../domain/shared/decimal';
import { mapResult } from '../../domain/shared/result';
import { actOnce, type Dispatch } from '../earn/act-once';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { CopiesCommandsPort } from './copies-commands.port';
import { CopiesPort } from './copies.port';
import { CopiesQueries } from './copies.queries';

export interface MovedMoney {
  /** USDT, below zero where it was taken out. */
  readonly amount: Decimal;
  /** Profit that went to the lead before that; `undefined` where the exchange did not say. */
  readonly shared: Decimal | undefined;
}

/** Puts money into a running copy, or takes some out, a single time. */
export class MoveCopyMoney {
  static readonly needs: Needs<typeof MoveCopyMoney> = [CopiesCommandsPort, CopiesPort, CopiesQueries, Scheduler];

  constructor(
    private readonly commands: CopiesCommandsPort,
    private readonly copies: CopiesPort,
    private readonly queries: CopiesQueries,
    private readonly scheduler: Scheduler,
  ) {}

  /** @param amount USDT, below zero for taking out */
  async execute(copyId: string, amount: Decimal): Outcome<Dispatch<MovedMoney>> {
    // Without knowing what was there before, a lost answer could not be told from an older movement.
    const before = await this.copies.movements(copyId);
    if (!before.ok) return before;
    const older = new Set(before.value.map(({ movementId }) => movementId));
    const done = await actOnce({
      scheduler: this.scheduler,
      act: async () => mapResult(await this.commands.move(copyId, amount), ({ shared }) => ({ amount, shared })),
      find: async () =>
        mapResult(await this.copies.movements(copyId), (rows) =>
          rows.some((row) => !older.has(row.movementId) && row.amount.eq(amount))
            ? { amount, shared: undefined }
            : undefined,
        ),
    });
    void this.queries.copies().refresh();
    void this.queries.movements(copyId).refresh();
    void this.queries.profitShares(copyId).refresh();
    return done;
  }
}
