import { day } from '../../../domain/shared/instant';
import type { OrderTiming } from '../../../domain/trading/order-draft';
import { expiryIn, mayExpireAt } from '../../../domain/trading/order-expiry';
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

  /** An order that ends by itself is one that stays, post-only or not, with a time at which it goes: in a day, at first. */
  chooseTiming(choice: OrderTiming | 'GTD'): void {
    const { timing, choices } = this.order.fields.text;
    // It takes the place of the one before it, with when that would have ended.
    const { expiry: _, ...kept } = choices;
    if (choice !== 'GTD') this.order.fields.write({ timing: choice, choices: kept });
    else
      this.order.fields.write({
        timing: timing === 'POST_ONLY' ? timing : 'GTC',
        choices: { ...kept, expiry: String(expiryIn(day, this.clock.now())) },
      });
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
