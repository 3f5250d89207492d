import { makeAutoObservable } from 'mobx';
import type { FundingRate, SettledFunding } from '../../../domain/markets/funding';
import { type FundingPlan, planFunding, type PositionDirection } from '../../../domain/markets/funding-plan';
import type { Decimal } from '../../../domain/shared/decimal';
import { day, type Instant } from '../../../domain/shared/instant';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { TypedFigure } from '../../kit/data/typed-figure';

type AmountUnit = 'quote' | 'base';

/** A position somebody thinks of holding. */
export class PlannerDraft {
  readonly amount: TypedFigure;
  direction: PositionDirection = 'LONG';
  unit: AmountUnit = 'quote';
  /** A day as its fields write it: 2026-11-27. It counts to its end in UTC, when everything settles. */
  day: string;

  constructor(marks: DecimalMarks, now: Instant) {
    this.amount = new TypedFigure(marks);
    this.amount.text = '1000';
    this.day = dayText(now + 7 * day);
    makeAutoObservable(this, { amount: false });
  }

  get until(): Instant | undefined {
    const begin = Date.parse(`${this.day}T00:00:00Z`);
    return Number.isNaN(begin) ? undefined : begin + day - 1;
  }

  turn(direction: PositionDirection): void {
    this.direction = direction;
  }

  countIn(unit: AmountUnit): void {
    this.unit = unit;
  }

  holdUntil(text: string): void {
    this.day = text;
  }

  holdFor(days: number, now: Instant): void {
    this.day = dayText(now + days * day);
  }

  /** Whether what is typed is no size of a position; told once somebody has left the field, and at once of what is no number. */
  get amountIsWrong(): boolean {
    const { value, touched, isEmpty } = this.amount;
    return value ? touched && !value.gt(0) : touched || !isEmpty;
  }

  /** In quote at the mark price; `undefined` while nothing usable is typed. */
  value(markPrice: Decimal | undefined): Decimal | undefined {
    const amount = this.amount.value;
    if (!amount?.gt(0)) return undefined;
    return this.unit === 'quote' ? amount : markPrice && amount.times(markPrice);
  }

  plan(rate: FundingRate, markPrice: Decimal | undefined, settled: readonly SettledFunding[]): FundingPlan | undefined {
    const value = this.value(markPrice);
    const { until, direction } = this;
    return value && until !== undefined ? planFunding({ direction, value, until }, rate, settled) : undefined;
  }
}

/** The day of an instant, in UTC. */
export function dayText(at: Instant): string {
  return new Date(at).toISOString().slice(0, 10);
}
