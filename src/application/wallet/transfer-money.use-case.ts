import type { Decimal } from '../../domain/shared/decimal';
import type { Transfer } from '../../domain/wallet/transfer';
import type { Failure } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { isLost } from '../trading/lost-answer';
import { Journeys, untilKnown } from '../trading/until-known';
import { TransfersCommandsPort } from './transfers-commands.port';
import { TransfersPort } from './transfers.port';
import { WalletQueries } from './wallet.queries';

export interface TransferOrder {
  readonly asset: string;
  readonly amount: Decimal;
  readonly fromAccountId: string;
  readonly toAccountId: string;
}

export type TransferEnd = { readonly status: 'done' } | { readonly status: 'refused'; readonly failure: Failure };

/** Rows of the newest page that are looked through for a transfer whose answer was lost. */
const newest = { page: 1, size: 50 };

/**
 * Moves money between one's own accounts, once. A transfer has no id of this side: when its answer is lost, the list of
 * transfers is asked for one that was not there before, until it is there or the request cannot arrive any more.
 */
export class TransferMoney {
  static readonly needs: Needs<typeof TransferMoney> = [TransfersPort, TransfersCommandsPort, WalletQueries, Scheduler];

  constructor(
    private readonly transfers: TransfersPort,
    private readonly commands: TransfersCommandsPort,
    private readonly queries: WalletQueries,
    private readonly scheduler: Scheduler,
  ) {}

  /** @param onLost the answer was lost: from here on the exchange is asked what became of it */
  async execute(order: TransferOrder, onLost: () => void): Promise<TransferEnd> {
    const { asset, amount, fromAccountId, toAccountId } = order;
    const before = await this.transfers.transfers({ ...newest, asset });
    if (!before.ok) return { status: 'refused', failure: before.error };
    const known = new Set(before.value.rows.map(({ id }) => id));
    const journeys = new Journeys(this.scheduler);
    const answer = await journeys.follow(this.commands.move(asset, amount, fromAccountId, toAccountId), isLost);
    if (answer.ok || isLost(answer)) this.#changed();
    if (answer.ok) return { status: 'done' };
    if (!isLost(answer)) return { status: 'refused', failure: answer.error };
    onLost();
    const end = await untilKnown<TransferEnd>({
      scheduler: this.scheduler,
      watch: () => () => undefined,
      ask: async () => {
        const certain = !journeys.any;
        const asked = await this.transfers.transfers({ ...newest, asset });
        if (!asked.ok)
          return asked.error.kind === 'unauthorised'
            ? { status: 'refused', failure: { kind: 'unanswered' } }
            : undefined;
        if (asked.value.rows.some((row) => !known.has(row.id) && isOf(row, order))) return { status: 'done' };
        return certain ? { status: 'refused', failure: answer.error } : undefined;
      },
    });
    this.#changed();
    return end;
  }

  #changed(): void {
    void this.queries.holdings().refresh();
  }
}

function isOf({ amount, from, to }: Transfer, order: TransferOrder): boolean {
  return amount.eq(order.amount) && from.accountId === order.fromAccountId && to.accountId === order.toAccountId;
}
