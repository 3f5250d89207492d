import { second, type Milliseconds } from '../../domain/shared/instant';
import { mapResult, type Result, success } from '../../domain/shared/result';
import { isUnderWay, type Movement } from '../../domain/wallet/movement';
import { withdrawalOfTransfer } from '../../domain/wallet/withdrawal';
import type { Failure, Outcome } from '../kernel/failure';
import type { Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { TransfersPort } from './transfers.port';
import { WalletPort } from './wallet.port';
import { WithdrawalQueries } from './withdrawal.queries';

/** No stream tells of confirmations, so they are asked for: often while something is on its way. */
const whileMoving: Milliseconds = 2 * second;
const atRest: Milliseconds = 10 * second;

export interface WatchedMovements {
  readonly side: Movement['side'];
  readonly asset: string;
  /** How many of the newest. */
  readonly size: number;
}

/** The newest movements of an asset, for as long as somebody watches; withdrawals together with what went to people here. */
export class MovementWatch {
  static readonly needs: Needs<typeof MovementWatch> = [WalletPort, TransfersPort, Scheduler, WithdrawalQueries];

  constructor(
    private readonly wallet: WalletPort,
    private readonly transfers: TransfersPort,
    private readonly scheduler: Scheduler,
    private readonly withdrawals: Pick<WithdrawalQueries, 'moved'>,
  ) {}

  watch(watched: WatchedMovements, tell: (newest: Result<readonly Movement[], Failure>) => void): Unsubscribe {
    let stopped = false;
    let cancel: Unsubscribe = () => undefined;
    let sent: Result<readonly Movement[], Failure> = success([]);
    let underWay: ReadonlySet<string> = new Set();
    let untilAsked: Milliseconds = watched.side === 'WITHDRAW' ? 0 : Infinity;
    const read = async (): Promise<void> => {
      const moved = mapResult(await this.wallet.movements({ ...watched, page: 1 }), ({ rows }) => rows);
      // These are there at once or wait for a second person: neither is a reason to ask often.
      if (untilAsked <= 0) {
        sent = await this.#sentToPeople(watched);
        untilAsked = atRest;
      }
      if (stopped) return;
      const newest = moved.ok
        ? mapResult(sent, (transfers) => newestOf([...moved.value, ...transfers], watched.size))
        : moved;
      if (newest.ok && watched.side === 'WITHDRAW') {
        // Whoever decides on it elsewhere, or the exchange itself, tells nobody what of the day's limit is free again.
        if (newest.value.some((each) => underWay.has(each.id) && !isUnderWay(each))) this.withdrawals.moved();
        underWay = new Set(newest.value.filter(isUnderWay).map(({ id }) => id));
      }
      tell(newest);
      const wait = moved.ok && moved.value.some(isUnderWay) ? whileMoving : atRest;
      untilAsked -= wait;
      cancel = this.scheduler.after(wait, () => void read());
    };
    void read();
    return () => {
      stopped = true;
      cancel();
    };
  }

  async #sentToPeople({ asset, size }: WatchedMovements): Outcome<readonly Movement[]> {
    return mapResult(await this.transfers.transfers({ asset, page: 1, size }), ({ rows }) =>
      rows.map(withdrawalOfTransfer).filter((each) => each !== undefined),
    );
  }
}

function newestOf(movements: readonly Movement[], size: number): readonly Movement[] {
  return [...movements].sort((one, other) => other.createdAt - one.createdAt).slice(0, size);
}
