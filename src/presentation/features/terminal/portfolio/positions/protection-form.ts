import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../../application/kernel/failure';
import type {
  ProtectionFailure,
  ProtectPosition,
  StandingProtection,
} from '../../../../../application/trading/protect-position.use-case';
import type { Instrument } from '../../../../../domain/markets/instrument';
import type { DecimalMarks } from '../../../../../domain/platform/decimal-marks';
import { roundToStep, type Decimal } from '../../../../../domain/shared/decimal';
import type { AlgoOrder, TriggerPriceType } from '../../../../../domain/trading/algo-order';
import type { Position } from '../../../../../domain/trading/position';
import { closingQuantity } from '../../../../../domain/trading/position-closing';
import {
  protectionProblem,
  triggerPriceOf,
  waitingLeg,
  type ProtectionLeg,
  type ProtectionProblem,
  type ProtectionUnit,
  writtenAs,
} from '../../../../../domain/trading/position-protection';
import type { PositionPricesStore } from '../../account/position-prices.store';
import { TypedFigure } from '../../../../kit/data/typed-figure';

export const protectionLegs = ['TAKE_PROFIT', 'STOP_LOSS'] as const satisfies readonly ProtectionLeg[];
type TriggerSource = Exclude<TriggerPriceType, 'other'>;

/** As people type it. */
const minus = /^\s*[-−–－]/;

/** Take profit and stop loss of a position, of the whole or a part. Lives as long as its dialog. */
export class ProtectionForm {
  readonly figures: Readonly<Record<ProtectionLeg, TypedFigure>>;
  readonly quantity: TypedFigure;
  scope: 'whole' | 'part' = 'whole';
  unit: ProtectionUnit = 'price';
  source: TriggerSource;
  busy = false;
  failure: Failure | undefined = undefined;
  /** What protects the position after a failure. */
  stands: StandingProtection | undefined = undefined;
  /** It was sent with nothing in it. Leaving a field says nothing yet: the dialog would grow away from under the pointer. */
  lacking = false;
  /** Legs that somebody has written in. */
  readonly #typed = new Set<ProtectionLeg>();

  /** @param existing what protects the whole position now */
  constructor(
    private readonly protection: ProtectPosition,
    private readonly prices: PositionPricesStore,
    readonly instrument: Instrument,
    public position: Position,
    private readonly existing: AlgoOrder | undefined,
    marks: DecimalMarks,
  ) {
    // That a position has lost its protection stays said until it has one again.
    const typed = (): void => {
      if (this.stands === undefined) this.failure = undefined;
    };
    const typedAt = (leg: ProtectionLeg) => (): void => {
      this.#typed.add(leg);
      typed();
    };
    this.figures = {
      TAKE_PROFIT: new TypedFigure(marks, typedAt('TAKE_PROFIT')),
      STOP_LOSS: new TypedFigure(marks, typedAt('STOP_LOSS'), (text) =>
        this.writesLoss('STOP_LOSS') ? text.replace(minus, '') : text,
      ),
    };
    this.quantity = new TypedFigure(marks, typed);
    const known = existing?.legs.find(({ triggerPriceType }) => triggerPriceType !== 'other')?.triggerPriceType;
    this.source = known && known !== 'other' ? known : 'MARK_PRICE';
    makeObservable(this, {
      position: observableRef,
      scope: observable,
      unit: observable,
      source: observable,
      busy: observable,
      failure: observableRef,
      stands: observable,
      lacking: observable,
      closes: computed,
      isEmpty: computed,
      follow: actionBound,
      choose: actionBound,
      write: actionBound,
      setOffBy: actionBound,
    });
    this.choose('whole');
  }

  follow(position: Position): void {
    this.position = position;
  }

  /** What was typed stays. Otherwise the whole position starts from what protects it now, and a part from nothing. */
  choose(scope: 'whole' | 'part'): void {
    const prices = protectionLegs.map((leg) => this.trigger(leg));
    this.scope = scope;
    this.failure = undefined;
    if (scope === 'part' && this.quantity.isEmpty)
      this.quantity.fill(closingQuantity(this.position, 50, this.instrument));
    protectionLegs.forEach((leg, index) => {
      if (!this.#typed.has(leg))
        this.#fill(leg, scope === 'whole' && this.existing ? waitingLeg(this.existing, leg)?.triggerPrice : undefined);
      // The same profit of another quantity is another price: it is the price that stays.
      else if (this.unit === 'pnl' && prices[index]) this.#fill(leg, prices[index]);
    });
  }

  /** What stands in a leg's field is a loss, which is written with its sign or without. */
  writesLoss(leg: ProtectionLeg): boolean {
    return leg === 'STOP_LOSS' && this.unit !== 'price';
  }

  /** What was typed stands for the same price in the other unit. */
  write(unit: ProtectionUnit): void {
    const prices = protectionLegs.map((leg) => this.trigger(leg));
    this.unit = unit;
    protectionLegs.forEach((leg, index) => this.#fill(leg, prices[index]));
  }

  #fill(leg: ProtectionLeg, price: Decimal | undefined): void {
    this.figures[leg].fill(price && this.closes && writtenAs(this.position, leg, this.unit, price, this.closes));
  }

  setOffBy(source: TriggerSource): void {
    this.source = source;
  }

  /** Base quantity that a leg would close. */
  get closes(): Decimal | undefined {
    return this.scope === 'whole' ? this.position.holding.abs() : this.quantity.value;
  }

  get tooMuch(): boolean {
    return this.closes?.gt(this.position.holding.abs()) ?? false;
  }

  /** Trigger price of a leg on the market's tick; `undefined` while it is not written. */
  trigger(leg: ProtectionLeg): Decimal | undefined {
    const { value } = this.figures[leg];
    const price = value && this.closes && triggerPriceOf(this.position, leg, this.unit, value, this.closes);
    return price?.gt(0) ? roundToStep(price, this.instrument.tick, 'half-even') : undefined;
  }

  /** The price that sets the legs off, as it is now. */
  get present(): Decimal | undefined {
    return this.prices.at(this.source === 'MARK_PRICE' ? 'mark' : 'last', this.position);
  }

  /** Why a leg could not work at the present price; `undefined` while that is not known either. */
  problem(leg: ProtectionLeg): ProtectionProblem | undefined {
    const trigger = this.trigger(leg);
    const { present } = this;
    return trigger && present && protectionProblem(this.position, leg, trigger, present);
  }

  get isEmpty(): boolean {
    return protectionLegs.every((leg) => this.figures[leg].isEmpty);
  }

  get hasUnreadable(): boolean {
    return protectionLegs.some((leg) => !this.figures[leg].isEmpty && this.trigger(leg) === undefined);
  }

  async send(): Promise<boolean> {
    runInAction(() => {
      for (const figure of [...Object.values(this.figures), this.quantity]) figure.leave();
      this.failure = undefined;
      this.lacking = this.isEmpty;
    });
    if (this.busy || this.isEmpty || this.hasUnreadable || this.tooMuch || !this.closes?.gt(0)) return false;
    if (protectionLegs.some((leg) => this.problem(leg))) return false;
    runInAction(() => (this.busy = true));
    const whole = this.scope === 'whole';
    const wanted = {
      takeProfit: this.trigger('TAKE_PROFIT'),
      stopLoss: this.trigger('STOP_LOSS'),
      triggerPriceType: this.source,
      quantity: whole ? undefined : this.closes,
    };
    return this.#end(await this.protection.protect(this.position, wanted, whole ? this.existing : undefined));
  }

  async remove(group: AlgoOrder): Promise<boolean> {
    if (this.busy) return false;
    runInAction(() => (this.busy = true));
    return this.#end(await this.protection.remove(group));
  }

  #end(ended: ProtectionFailure | undefined): boolean {
    runInAction(() => {
      this.busy = false;
      this.failure = ended?.failure;
      this.stands = this.existing && ended?.stands;
    });
    return ended === undefined;
  }
}
