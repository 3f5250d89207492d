import { OrderPrograms } from '../order-programs';
import { PlaceAlgoOrder } from '../place-algo-order.use-case';
import { ConditionalProgram } from './conditional-program';
import type { ContractMeans, Means, TypedOrder } from './means';
import { SlicedProgram } from './sliced-program';
import type { Needs } from '../../kernel/token';

export { OrderPrograms };

/** Everything else than one order of the book; comes with the first ticket that wants it. */
export class TicketPrograms {
  static readonly needs: Needs<typeof TicketPrograms> = [PlaceAlgoOrder, OrderPrograms];

  constructor(
    private readonly placeAlgoOrder: PlaceAlgoOrder,
    /** Those that run, of every market. */
    readonly running: OrderPrograms,
  ) {}

  conditional(
    order: TypedOrder,
    margin: () => ContractMeans | undefined,
    lastPrice: () => number | undefined,
  ): ConditionalProgram {
    return new ConditionalProgram(order, margin, lastPrice, this.placeAlgoOrder);
  }

  sliced(order: TypedOrder, means: () => Means | undefined): SlicedProgram {
    return new SlicedProgram(order, means, this.running);
  }
}
