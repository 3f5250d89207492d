import type { Result } from '../../domain/shared/result';
import type { AlgoOrder } from '../../domain/trading/algo-order';
import type { Failure } from '../kernel/failure';
import { AlgoOrdersCommandsPort } from './algo-orders-commands.port';
import { cancellation, type Cancellation } from './cancellation';
import { OpenAlgoOrders } from './open-algo-orders';
import type { Needs } from '../kernel/token';

/** Asks the exchange to cancel a conditional order with all its legs. Harmless to repeat. */
export class CancelAlgoOrder {
  static readonly needs: Needs<typeof CancelAlgoOrder> = [AlgoOrdersCommandsPort, OpenAlgoOrders];

  constructor(
    private readonly algos: Pick<AlgoOrdersCommandsPort, 'cancel'>,
    private readonly openAlgoOrders: Pick<OpenAlgoOrders, 'refresh'>,
  ) {}

  async cancel({
    algoOrderId,
    symbol,
  }: Pick<AlgoOrder, 'algoOrderId' | 'symbol'>): Promise<Result<Cancellation, Failure>> {
    const answer = await cancellation(this.algos.cancel({ algoOrderId, symbol }));
    if (answer.ok && answer.value === 'ended') void this.openAlgoOrders.refresh();
    return answer;
  }
}
