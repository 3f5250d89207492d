import type { AlgoOrder } from '../../../../domain/trading/algo-order';
import { LiveStore } from './live.store';

/** The account's conditional orders that still wait. */
export class AlgoOrdersStore extends LiveStore<readonly AlgoOrder[]> {}
