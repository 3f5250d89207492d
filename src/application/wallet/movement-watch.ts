import { second, type Milliseconds } from '../../domain/shared/instant';
import { mapResult, type Result } from '../../domain/shared/result';
import type { Movement } from '../../domain/wallet/movement';
import { isUnderWay } from '../../domain/wallet/withdrawal';
import type { Failure } from '../kernel/failure';
import type { Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { WalletPort } from './wallet.port';

/** No stream tells of confirmations, so they are asked for: often while something is on its way. */
const whileMoving: Milliseconds = 2 * second;
const atRest: Milliseconds = 10 * second;

export interface WatchedMovements {
  readonly side: Movement['side'];
  readonly asset: string;
  /** How many of the newest. */
  readonly size: number;
}

/** The newest movements of an asset, for as long as somebody watches. */
export class MovementWatch {
  static readonly needs: Needs<typeof MovementWatch> = [WalletPort, Scheduler];

  constructor(
    private readonly wallet: WalletPort,
    private readonly scheduler: Scheduler,
  ) {}

  watch(watched: WatchedMovements, tell: (newest: Result<readonly Movement[], Failure>) => void): Unsubscribe {
    let stopped = false;
    let cancel: Unsubscribe = () => undefined;
    const read = async (): Promise<void> => {
      const newest = mapResult(await this.wallet.movements({ ...watched, page: 1 }), ({ rows }) => rows);
      if (stopped) return;
      tell(newest);
      const moving = newest.ok && newest.value.some(isUnderWay);
      cancel = this.scheduler.after(moving ? whileMoving : atRest, () => void read());
    };
    void read();
    return () => {
      stopped = true;
      cancel();
    };
  }
}
