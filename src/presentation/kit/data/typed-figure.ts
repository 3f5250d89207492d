import { actionBound, computed, makeObservable, observable } from 'mobx';
import { formatDecimalInput, parseDecimalInput, type DecimalInput } from '../../../domain/platform/decimal-input';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import type { Decimal } from '../../../domain/shared/decimal';

/** A number somebody types. */
export class TypedFigure {
  text = '';
  /** Has been left once, so that what is wrong may be said. */
  touched = false;

  constructor(private readonly marks: DecimalMarks) {
    makeObservable(this, {
      text: observable,
      touched: observable,
      input: computed,
      type: actionBound,
      leave: actionBound,
      fill: actionBound,
    });
  }

  get input(): DecimalInput {
    return parseDecimalInput(this.text, this.marks);
  }

  /** `undefined` while it is no number. */
  get value(): Decimal | undefined {
    return this.input.ok ? this.input.value : undefined;
  }

  get isEmpty(): boolean {
    return !this.input.ok && this.input.problem === 'empty';
  }

  type(text: string): void {
    this.text = text;
  }

  leave(): void {
    this.touched = true;
  }

  fill(value: Decimal | undefined): void {
    this.text = value ? formatDecimalInput(value, this.marks) : '';
  }
}
