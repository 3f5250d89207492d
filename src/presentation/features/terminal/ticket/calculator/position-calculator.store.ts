import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { formatDecimalInput, parseDecimalInput, type DecimalInput } from '../../../../../domain/platform/decimal-input';
import { zero, type Decimal } from '../../../../../domain/shared/decimal';
import { plannedFigures, type PlannedFigures, type PlannedPosition } from '../../../../../domain/trading/lone-position';
import type { OrderSide } from '../../../../../domain/trading/order';
import { targetPrice } from '../../../../../domain/trading/ticket-conditions';
import type { ContractMarket } from '../../../../../application/trading/contract-market';
import type { OrderTicket } from '../../../../../application/trading/ticket/order-ticket';
import { usualLeverage } from '../../../../../domain/trading/lone-position';

export const calculatorFields = ['entry', 'quantity', 'leverage', 'exit', 'wanted'] as const;
export type CalculatorField = (typeof calculatorFields)[number];
type CalculatorProblem = 'number' | 'negative' | 'leverage';

/** A position that somebody thinks about; it begins with what stands in the form. */
export class PositionCalculatorStore {
  side: OrderSide;
  texts: Readonly<Record<CalculatorField, string>>;

  constructor(
    private readonly ticket: OrderTicket,
    private readonly contract: ContractMarket,
  ) {
    const { order, fields, margin } = ticket;
    const { draft, workingPrice } = order;
    const written = (value: Decimal | undefined): string => (value ? formatDecimalInput(value, fields.marks) : '');
    this.side = fields.text.side;
    this.texts = {
      entry: written(workingPrice),
      quantity: written(draft.quantity),
      leverage: String(margin?.leverage ?? Math.min(usualLeverage, this.highestLeverage)),
      exit: '',
      wanted: '',
    };
    makeObservable(this, {
      side: observable,
      texts: observableRef,
      plan: computed,
      figures: computed,
      chooseSide: actionBound,
      type: actionBound,
      takeTarget: actionBound,
    });
  }

  chooseSide(side: OrderSide): void {
    this.side = side;
  }

  type(field: CalculatorField, text: string): void {
    this.texts = { ...this.texts, [field]: text };
  }

  input(field: CalculatorField): DecimalInput {
    return parseDecimalInput(this.texts[field], this.ticket.fields.marks);
  }

  problem(field: CalculatorField): CalculatorProblem | undefined {
    const input = this.input(field);
    if (!input.ok && input.problem === 'empty') return undefined;
    if (!input.ok) return input.problem === 'negative' ? 'negative' : 'number';
    if (field === 'leverage') return this.#leverage === undefined ? 'leverage' : undefined;
    return input.value.gt(zero) ? undefined : 'negative';
  }

  get highestLeverage(): number {
    return this.contract.settings.tiers[0]?.maximumLeverage ?? 1;
  }

  /** `undefined` before entry, quantity and leverage are there. */
  get plan(): PlannedPosition | undefined {
    const [entry, quantity, exit] = [this.#value('entry'), this.#value('quantity'), this.#value('exit')];
    const leverage = this.#leverage;
    return entry && quantity && leverage !== undefined
      ? { side: this.side, entry, quantity, leverage, exit }
      : undefined;
  }

  get figures(): PlannedFigures | undefined {
    const { tiers } = this.contract.settings;
    return this.plan && tiers.length > 0
      ? plannedFigures(this.plan, tiers, this.ticket.order.fees ?? { maker: zero, taker: zero })
      : undefined;
  }

  /** Where the position would have brought the return that is wanted, before fees. */
  get target(): Decimal | undefined {
    const [entry, wanted] = [this.#value('entry'), this.#value('wanted')];
    const { instrument } = this.ticket.fields;
    if (!entry || !wanted || this.#leverage === undefined) return undefined;
    return targetPrice('roi', wanted, true, { side: this.side, entry, leverage: this.#leverage }, instrument.tick);
  }

  /** The exit is where the wanted return is. */
  takeTarget(): void {
    if (this.target) this.type('exit', formatDecimalInput(this.target, this.ticket.fields.marks));
  }

  /** What the form keeps beside the order that is written into it; `undefined` where the plan has the same. */
  get keptLeverage(): number | undefined {
    const kept = this.ticket.margin?.leverage;
    return this.plan && kept !== this.plan.leverage ? kept : undefined;
  }

  /** Writes the position into the form as a limit order. */
  writeOrder(): void {
    const { plan, ticket } = this;
    if (!plan) return;
    ticket.fields.choose({ side: plan.side, type: 'LIMIT', timing: 'GTC' });
    ticket.fields.typePrice(this.texts.entry);
    ticket.fields.fillSize(plan.quantity, 'base');
  }

  /** Whole, and not more than the contract allows. */
  get #leverage(): number | undefined {
    const value = this.#value('leverage')?.toNumber();
    return value !== undefined && Number.isInteger(value) && value <= this.highestLeverage ? value : undefined;
  }

  #value(field: CalculatorField): Decimal | undefined {
    const input = this.input(field);
    return input.ok && input.value.gt(zero) ? input.value : undefined;
  }
}
