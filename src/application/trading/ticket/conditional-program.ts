import { decimal, divide, type Decimal } from '../../../domain/shared/decimal';
import {
  conditionalProblems,
  rewardByRisk,
  targetPrice,
  targetUnits,
  type ConditionalDraft,
  type ConditionalProblem,
  type TargetUnit,
} from '../../../domain/trading/ticket-conditions';
import { derived } from '../../kernel/observable-value';
import { conditionalIntent } from '../conditional-intent';
import { guardedOrder } from '../guarded-order';
import type { OrderToGuard } from '../order-guard';
import type { AlgoOrderIntent, PlaceAlgoOrder } from '../place-algo-order.use-case';
import type { OnLost } from '../pending-orders';
import type { Placement } from '../place-once';
import type { ConfirmationReason } from './confirmation';
import type { ContractMeans, TypedOrder } from './means';
import type { OrderProgram } from './order-program';

type ConditionalInput = 'trigger' | 'stopPrice' | 'distance' | 'activation' | 'takeProfit' | 'stopLoss';

/** An order that waits for a price, or that comes with what closes it again. */
export class ConditionalProgram implements OrderProgram {
  readonly fields: readonly ConditionalInput[] = [
    'trigger',
    'stopPrice',
    'distance',
    'activation',
    'takeProfit',
    'stopLoss',
  ];

  constructor(
    readonly order: TypedOrder,
    /** Of a perpetual, once it is there. */
    private readonly margin: () => ContractMeans | undefined,
    /** What was paid last. */
    private readonly lastPrice: () => number | undefined,
    private readonly placeAlgoOrder: Pick<PlaceAlgoOrder, 'place'>,
  ) {}

  get triggerBy(): 'MARKET_PRICE' | 'MARK_PRICE' {
    return this.order.fields.text.choices.triggerBy === 'MARK_PRICE' && this.margin() ? 'MARK_PRICE' : 'MARKET_PRICE';
  }

  get distanceBy(): 'rate' | 'value' {
    return this.order.fields.text.choices.distanceBy === 'value' ? 'value' : 'rate';
  }

  get targetUnit(): TargetUnit {
    return targetUnits.find((unit) => unit === this.order.fields.text.choices.targetUnit) ?? 'price';
  }

  /** What the trigger is compared with. */
  get current(): Decimal | undefined {
    const price =
      this.triggerBy === 'MARK_PRICE' ? this.margin()?.markPrice : (this.lastPrice() ?? this.order.fields.book.middle);
    return price === undefined ? undefined : decimal(price);
  }

  /** Where an entry is expected to trade. */
  get entry(): Decimal | undefined {
    return this.order.workingPrice;
  }

  get draft(): ConditionalDraft | undefined {
    return this.#draft();
  }
  readonly #draft = derived((): ConditionalDraft | undefined => {
    const { order, triggerBy } = this;
    const { type } = order.fields.text;
    const { side, quantity, price } = order.draft;
    const common = { side, quantity, triggerBy };
    switch (type) {
      case 'STOP_MARKET':
        return { ...common, kind: 'STOP_MARKET', trigger: this.#value('trigger') };
      case 'STOP_LIMIT':
        return { ...common, kind: 'STOP_LIMIT', trigger: this.#value('trigger'), price };
      case 'TRAILING_STOP':
        return {
          ...common,
          kind: 'TRAILING_STOP',
          trailing: { by: this.distanceBy, distance: this.#distance(), activation: this.#value('activation') },
        };
      case 'OCO':
        return { ...common, kind: 'OCO', price, trigger: this.#value('trigger'), stopPrice: this.#value('stopPrice') };
      case 'LIMIT':
      case 'MARKET':
        return {
          ...common,
          kind: 'BRACKET',
          price: type === 'LIMIT' ? price : undefined,
          takeProfit: this.target('takeProfit'),
          stopLoss: this.target('stopLoss'),
        };
      default:
        return undefined;
    }
  });

  get problems(): readonly ConditionalProblem[] {
    return this.#problems();
  }
  readonly #problems = derived((): readonly ConditionalProblem[] => {
    const { draft, current, entry } = this;
    const { instrument } = this.order.fields;
    return draft
      ? conditionalProblems(draft, { instrument, current, entry, liquidation: this.margin()?.liquidationAfter })
      : [];
  });

  problem(field: string): ConditionalProblem | undefined {
    return this.problems.find((problem) => problem.field === field);
  }

  get faulty(): boolean {
    const misread = this.fields.some((field) => {
      const input = this.order.fields.number(field);
      return !input.ok && input.problem !== 'empty';
    });
    return misread || this.problems.length > 0;
  }

  get reasons(): readonly ConfirmationReason[] {
    switch (this.order.fields.text.type) {
      case 'TRAILING_STOP':
        return ['trailing'];
      case 'OCO':
        return ['oco'];
      case 'LIMIT':
      case 'MARKET':
        return ['bracket'];
      default:
        return ['stop'];
    }
  }

  /** The price that a target stands for, however it is told. */
  target(field: 'takeProfit' | 'stopLoss'): Decimal | undefined {
    const { order, entry } = this;
    const amount = this.#value(field);
    if (!amount || !entry) return undefined;
    const { side, quantity } = order.draft;
    return targetPrice(
      this.targetUnit,
      amount,
      field === 'takeProfit',
      { side, entry, quantity, leverage: this.margin()?.leverage },
      order.fields.instrument.tick,
    );
  }

  get rises(): boolean | undefined {
    const trigger = this.#value('trigger');
    return trigger && this.current && trigger.gt(this.current);
  }

  get targets(): OrderProgram['targets'] {
    return this.order.bracketed
      ? { takeProfit: this.target('takeProfit'), stopLoss: this.target('stopLoss') }
      : undefined;
  }

  /** Of an entry and an exit that both can be: a refused target leads nowhere. */
  get rewardByRisk(): Decimal | undefined {
    if (this.problem('takeProfit') || this.problem('stopLoss')) return undefined;
    const [takeProfit, stopLoss] = [this.target('takeProfit'), this.target('stopLoss')];
    return takeProfit && stopLoss && this.entry && rewardByRisk(takeProfit, stopLoss, this.entry);
  }

  place(onLost: OnLost): Promise<Placement> {
    return this.placeAlgoOrder.place(this.#intent, onLost);
  }

  get ahead(): OrderToGuard {
    return guardedOrder(this.#intent);
  }

  get #intent(): AlgoOrderIntent {
    return conditionalIntent(this.order.fields.instrument.symbol, this.draft!, this.margin()?.terms);
  }

  #value(field: ConditionalInput): Decimal | undefined {
    const input = this.order.fields.number(field);
    return input.ok ? input.value : undefined;
  }

  #distance(): Decimal | undefined {
    const distance = this.#value('distance');
    return distance && this.distanceBy === 'rate' ? divide(distance, decimal(100)) : distance;
  }
}
