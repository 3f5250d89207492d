import { computed, makeObservable } from 'mobx';
import { conditionalIntent } from '../../../../application/trading/conditional-intent';
import type { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import type { Placement } from '../../../../application/trading/place-once';
import { decimal, divide, type Decimal } from '../../../../domain/shared/decimal';
import {
  conditionalProblems,
  rewardByRisk,
  targetPrice,
  targetUnits,
  type ConditionalDraft,
  type ConditionalProblem,
  type TargetUnit,
} from '../../../../domain/trading/ticket-conditions';
import type { MarketDesk } from '../desk/market-desk';
import type { AdvancedKind, OrderProgram } from './order-form-surroundings';
import type { OrderFormStore } from './order-form.store';

export type ConditionalInput = 'trigger' | 'stopPrice' | 'distance' | 'activation' | 'takeProfit' | 'stopLoss';

/** An order that waits for a price, or that comes with what closes it again. */
export class ConditionalProgramStore implements OrderProgram {
  readonly fields: readonly ConditionalInput[] = [
    'trigger',
    'stopPrice',
    'distance',
    'activation',
    'takeProfit',
    'stopLoss',
  ];
  readonly form: OrderFormStore;

  constructor(
    private readonly placeAlgoOrder: PlaceAlgoOrder,
    private readonly desk: MarketDesk,
  ) {
    this.form = desk.form;
    makeObservable(this, { draft: computed, problems: computed });
  }

  get triggerBy(): 'MARKET_PRICE' | 'MARK_PRICE' {
    return this.form.text.choices.triggerBy === 'MARK_PRICE' && this.desk.contract ? 'MARK_PRICE' : 'MARKET_PRICE';
  }

  get distanceBy(): 'rate' | 'value' {
    return this.form.text.choices.distanceBy === 'value' ? 'value' : 'rate';
  }

  get targetUnit(): TargetUnit {
    return targetUnits.find((unit) => unit === this.form.text.choices.targetUnit) ?? 'price';
  }

  /** What the trigger is compared with. */
  get current(): Decimal | undefined {
    const price =
      this.triggerBy === 'MARK_PRICE'
        ? this.desk.contract?.contract.markPrice
        : (this.desk.tape.last ?? this.form.book.middle);
    return price === undefined ? undefined : decimal(price);
  }

  /** Where an entry is expected to trade. */
  get entry(): Decimal | undefined {
    return this.form.workingPrice;
  }

  get draft(): ConditionalDraft | undefined {
    const { form, triggerBy } = this;
    const { side, quantity, price } = form.draft;
    const common = { side, quantity, triggerBy };
    switch (form.text.type) {
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
          price: form.text.type === 'LIMIT' ? price : undefined,
          takeProfit: this.target('takeProfit'),
          stopLoss: this.target('stopLoss'),
        };
      default:
        return undefined;
    }
  }

  get problems(): readonly ConditionalProblem[] {
    const { draft } = this;
    const { instrument, margin } = this.form;
    if (!draft || !instrument) return [];
    return conditionalProblems(draft, {
      instrument,
      current: this.current,
      entry: this.entry,
      liquidation: margin?.liquidationAfter,
    });
  }

  problem(field: string): ConditionalProblem | undefined {
    return this.problems.find((problem) => problem.field === field);
  }

  get faulty(): boolean {
    const misread = this.fields.some((field) => {
      const input = this.form.number(field);
      return !input.ok && input.problem !== 'empty';
    });
    return misread || this.problems.length > 0;
  }

  get reason(): AdvancedKind {
    switch (this.form.text.type) {
      case 'TRAILING_STOP':
        return 'trailing';
      case 'OCO':
        return 'oco';
      case 'LIMIT':
      case 'MARKET':
        return 'bracket';
      default:
        return 'stop';
    }
  }

  /** The price that a target stands for, however it is told. */
  target(field: 'takeProfit' | 'stopLoss'): Decimal | undefined {
    const { form, entry } = this;
    const amount = this.#value(field);
    if (!amount || !entry || !form.instrument) return undefined;
    const { side, quantity } = form.draft;
    return targetPrice(
      this.targetUnit,
      amount,
      field === 'takeProfit',
      { side, entry, quantity, leverage: form.margin?.leverage },
      form.instrument.tick,
    );
  }

  get rises(): boolean | undefined {
    const trigger = this.#value('trigger');
    return trigger && this.current && trigger.gt(this.current);
  }

  get targets(): OrderProgram['targets'] {
    return this.form.bracketed
      ? { takeProfit: this.target('takeProfit'), stopLoss: this.target('stopLoss') }
      : undefined;
  }

  get rewardByRisk(): Decimal | undefined {
    const [takeProfit, stopLoss] = [this.target('takeProfit'), this.target('stopLoss')];
    return takeProfit && stopLoss && this.entry && rewardByRisk(takeProfit, stopLoss, this.entry);
  }

  place(onLost: () => void): Promise<Placement> {
    return this.placeAlgoOrder.place(
      conditionalIntent(this.form.instrument!.symbol, this.draft!, this.form.margin?.terms),
      onLost,
    );
  }

  #value(field: ConditionalInput): Decimal | undefined {
    const input = this.form.number(field);
    return input.ok ? input.value : undefined;
  }

  #distance(): Decimal | undefined {
    const distance = this.#value('distance');
    return distance && this.distanceBy === 'rate' ? divide(distance, decimal(100)) : distance;
  }
}
