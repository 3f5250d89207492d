import { parseDecimalInput } from '../../../domain/platform/decimal-input';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import type { Decimal } from '../../../domain/shared/decimal';
import { type LeadMonth, leadEarnings } from '../../../domain/social/lead-earnings';
import { TypedFigure } from '../../kit/data/typed-figure';

/** Of each month, in percent: a gain, a loss that is made good first, a gain. */
const examples = ['8', '-5', '9'] as const;

/** Copied money that somebody reckons with. */
export class EarningsDraft {
  readonly assets: TypedFigure;
  readonly returns: readonly TypedFigure[];

  constructor(private readonly marks: DecimalMarks) {
    const figure = (example: string): TypedFigure => {
      const typed = new TypedFigure(marks);
      typed.type(example);
      return typed;
    };
    this.assets = figure('100000');
    this.returns = examples.map(figure);
  }

  /** `undefined` while a figure is missing. */
  months(profitShare: Decimal): readonly LeadMonth[] | undefined {
    const assets = this.assets.value;
    const returns = this.returns.map((each) => this.returnOf(each));
    if (assets === undefined || assets.lt(0) || !returns.every((each) => each !== undefined)) return undefined;
    return leadEarnings(assets, returns, profitShare);
  }

  /** As a fraction; a loss has its sign in front, and more than everything cannot be lost. */
  returnOf({ text }: TypedFigure): Decimal | undefined {
    const typed = text.trim();
    const [sign = ''] = /^[-−–+]/.exec(typed) ?? [];
    const input = parseDecimalInput(typed.slice(sign.length), this.marks);
    if (!input.ok) return undefined;
    const percent = sign === '' || sign === '+' ? input.value : input.value.neg();
    return percent.lt(-100) ? undefined : percent.div(100);
  }
}
