import { mayExpireAt } from '../../../domain/trading/order-expiry';
import type { Clock } from '../../kernel/clock.port';
import type { Later } from '../../kernel/later';
import { bookIntent } from '../book-intent';
import type { PlaceOrder } from '../place-order.use-case';
import type { OnLost } from '../pending-orders';
import type { Placement } from '../place-once';
import type { ConfirmationReason } from './confirmation';
import type { Means, TypedOrder } from './means';
import type { OrderProgram } from './order-program';

/** One order of the book. */
export class SingleOrder implements OrderProgram {
  constructor(
    private readonly order: TypedOrder,
    private readonly means: () => Means | undefined,
    private readonly placing: Later<PlaceOrder>,
    private readonly clock: Clock,
  ) {}

  readonly fields = ['visible', 'slippage', 'expiry'];

  /** An option that is no number: the order would go without it. Or an end that is past or too far ahead. */
  get faulty(): boolean {
    const { type, timing } = this.order.fields.text;
    const { expiresAt } = this.order.draft;
    if (expiresAt !== undefined && !mayExpireAt(expiresAt, this.clock.now())) return true;
    const option = type === 'MARKET' ? 'slippage' : type === 'LIMIT' && timing === 'GTC' ? 'visible' : undefined;
    const input = option && this.order.fields.number(option);
    return input !== undefined && !input.ok && input.problem !== 'empty';
  }

  get reasons(): readonly ConfirmationReason[] {
    if (this.order.fields.text.type === 'MARKET') return ['market'];
    return this.order.draft.visible ? ['iceberg', 'limit'] : ['limit'];
  }

  /** What is sent is what stands there at the press, also where what sends it has to come first. */
  async place(onLost: OnLost): Promise<Placement> {
    const { symbol } = this.order.fields.instrument;
    const intent = bookIntent(symbol, this.order.draft, this.means()?.terms);
    const placing = this.placing.value ?? (await this.placing.load());
    return placing
      ? placing.place(intent, onLost)
      : { status: 'notPlaced', clientOrderId: 0, failure: { kind: 'offline' } };
  }
}
