import { actionBound, computed, makeObservable, observable, type IObservableValue } from 'mobx';
import { formatDecimalInput, parseDecimalInput, type DecimalInput } from '../../../domain/platform/decimal-input';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { rewriteDecimalInput } from '../../../domain/platform/rewrite-decimal-input';
import type { Decimal } from '../../../domain/shared/decimal';

/** A number somebody types. */
export class TypedFigure {
  text = '';
  /** Has been left once, so that what is wrong may be said. */
  touched = false;
  readonly #marks: IObservableValue<DecimalMarks>;

  /**
   * @param onTyped what was said of the figure before it was another one is taken back here
   * @param read what of the text is the number
   */
  constructor(
    marks: DecimalMarks,
    private readonly onTyped?: () => void,
    private readonly read = (text: string): string => text,
  ) {
    this.#marks = observable.box(marks, { deep: false });
    makeObservable(this, {
      text: observable,
      touched: observable,
      input: computed,
      type: actionBound,
      leave: actionBound,
      fill: actionBound,
      speak: actionBound,
    });
  }

  get input(): DecimalInput {
    return parseDecimalInput(this.read(this.text), this.#marks.get());
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
    this.onTyped?.();
  }

  leave(): void {
    this.touched = true;
  }

  /** Without a value it begins anew: there is nothing wrong with it until somebody has been at it again. */
  fill(value: Decimal | undefined): void {
    if (!value) this.touched = false;
    this.text = value ? formatDecimalInput(value, this.#marks.get()) : '';
  }

  /** Typed and shown with these marks from here on; what stands there is written anew. */
  speak(marks: DecimalMarks): void {
    const before = this.#marks.get();
    if (marks.decimal === before.decimal && marks.group === before.group) return;
    this.text = rewriteDecimalInput(this.text, before, marks);
    this.#marks.set(marks);
  }
}
