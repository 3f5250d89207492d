import { minute } from '../../../domain/shared/instant';
import { zero, type Decimal } from '../../../domain/shared/decimal';
import type { OrderEstimate } from '../../../domain/trading/order-estimate';
import { orderProblems } from '../../../domain/trading/order-rules';
import { scaledCourse, scaledEstimate, type ScaledCourse } from '../../../domain/trading/scaled-course';
import {
  mostSlices,
  scaledOrders,
  slices,
  slicings,
  type PricedSlice,
  type Slicing,
} from '../../../domain/trading/ticket-slices';
import { derived } from '../../kernel/observable-value';
import { guardedOrder } from '../guarded-order';
import type { ProgramPart } from '../kept-programs';
import type { OrderToGuard } from '../order-guard';
import type { OrderPrograms } from '../order-programs';
import type { Placement } from '../place-once';
import type { OrderIntent } from '../place-order.use-case';
import type { ConfirmationReason } from './confirmation';
import type { Means, TypedOrder } from './means';
import type { OrderProgram } from './order-program';

/** Orders of a program are sent this far apart, within what a host takes of one market (5 a second, protocol 3.9). */
const pace = 250;
const longestTwap = 24 * 60;

/** What keeps a sliced order back. `part`: one of the parts would break a rule of its own. */
type SlicedProblem = 'missing' | 'count' | 'minutes' | 'part';

/** A quantity in parts: at several prices at once, or over a time. */
export class SlicedProgram implements OrderProgram {
  constructor(
    readonly order: TypedOrder,
    private readonly means: () => Means | undefined,
    private readonly programs: Pick<OrderPrograms, 'run'>,
  ) {}

  get scaled(): boolean {
    return this.order.fields.text.type === 'SCALED';
  }

  get reasons(): readonly ConfirmationReason[] {
    return [this.scaled ? 'scaled' : 'twap'];
  }

  get fields(): readonly string[] {
    return this.scaled ? ['from', 'to', 'count'] : ['minutes', 'count'];
  }

  get slicing(): Slicing {
    return slicings.find((slicing) => slicing === this.order.fields.text.choices.slicing) ?? 'flat';
  }

  /** Prices are absent for parts that come at market. */
  get parts(): readonly { readonly price?: Decimal; readonly quantity: Decimal }[] {
    return this.#parts();
  }
  readonly #parts = derived((): readonly { readonly price?: Decimal; readonly quantity: Decimal }[] => {
    const { fields, draft } = this.order;
    const { instrument } = fields;
    const count = this.#count;
    const { quantity } = draft;
    if (!quantity || count === undefined) return [];
    if (!this.scaled) return slices(quantity, count, instrument.step).map((part) => ({ quantity: part }));
    const [from, to] = [fields.number('from'), fields.number('to')];
    return from.ok && to.ok
      ? scaledOrders({ from: from.value, to: to.value, count, quantity, slicing: this.slicing }, instrument)
      : [];
  });

  readonly #course = derived((): ScaledCourse | undefined => {
    const { fields, draft } = this.order;
    if (!this.scaled || this.parts.length === 0) return undefined;
    return scaledCourse(this.parts as readonly PricedSlice[], draft.side, fields.book.opposite(draft.side));
  });
  get course(): ScaledCourse | undefined {
    return this.#course();
  }

  get estimate(): OrderEstimate | undefined {
    const { course, order } = this;
    return course && scaledEstimate(course, order.draft.side, order.fees ?? { maker: zero, taker: zero });
  }

  get uncounted(): boolean {
    return this.#count === undefined;
  }

  get minutes(): number | undefined {
    return this.#whole('minutes');
  }

  problem(field: string): SlicedProblem | undefined {
    const input = this.order.fields.number(field);
    if (!input.ok) return 'missing';
    if (field === 'count') {
      if (this.uncounted) return 'count';
      return this.#brokenPart() ? 'part' : undefined;
    }
    if (field !== 'minutes') return undefined;
    const { minutes } = this;
    return minutes === undefined || minutes < 1 || minutes > longestTwap ? 'minutes' : undefined;
  }

  get faulty(): boolean {
    return this.parts.length === 0 || this.fields.some((field) => this.problem(field) !== undefined);
  }

  /** The first part goes out at once; the orders themselves tell what becomes of them. */
  place(): Promise<Placement> {
    const pause = this.scaled ? pace : ((this.minutes ?? 1) * minute) / this.parts.length;
    const parts: readonly ProgramPart[] = this.#intents.map((intent, index) => ({ intent, after: index * pause }));
    const id = this.programs.run(this.scaled ? 'SCALED' : 'TWAP', parts);
    return Promise.resolve({ status: 'placed', clientOrderId: 0, orderId: String(id) });
  }

  get ahead(): OrderToGuard {
    return guardedOrder(this.#intents[0]!);
  }

  get #intents(): readonly OrderIntent[] {
    const { fields, draft } = this.order;
    const { symbol } = fields.instrument;
    const { side } = draft;
    return this.parts.map(({ price, quantity }) => ({
      symbol,
      side,
      quantity,
      ...(price ? { type: 'LIMIT', price } : { type: 'MARKET' }),
      ...this.means()?.terms,
    }));
  }

  get #count(): number | undefined {
    const count = this.#whole('count');
    return count !== undefined && count >= 2 && count <= mostSlices ? count : undefined;
  }

  #whole(field: string): number | undefined {
    const input = this.order.fields.number(field);
    const value = input.ok ? Number(input.value) : Number.NaN;
    return Number.isSafeInteger(value) ? value : undefined;
  }

  #brokenPart(): boolean {
    const { fields, draft } = this.order;
    const { instrument, best } = fields;
    return this.parts.some(({ price, quantity }) => {
      if (quantity.lte(zero)) return true;
      return (
        orderProblems({ side: draft.side, type: price ? 'LIMIT' : 'MARKET', price, quantity }, { instrument, ...best })
          .length > 0
      );
    });
  }
}
