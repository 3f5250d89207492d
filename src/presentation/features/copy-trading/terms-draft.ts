import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { type Decimal, decimal, divide } from '../../../domain/shared/decimal';
import {
  type CopyMode,
  type CopyTerms,
  leastPerTrade,
  limitIsMet,
  type OwnCopy,
} from '../../../domain/social/own-copy';
import { type AmountBounds, goodAmount } from '../../../domain/wallet/amount-rules';
import { TypedFigure } from '../../kit/data/typed-figure';

/** As fractions. */
export const slippageChoices = ['0.001', '0.005', '0.01', '0.02', '0.05'] as const;
export const percentBounds = {
  stopLoss: { minimum: decimal(1), maximum: decimal(99), places: 1 },
  takeProfit: { minimum: decimal(1), maximum: decimal(1_000), places: 1 },
} as const;

/** Limits of a copy while they are typed. */
export class TermsDraft {
  mode: CopyMode = 'PROPORTIONAL';
  leverage = 3;
  slippage: string = '0.01';
  /** Empty for all of the strategy's. */
  symbols: readonly string[] = [];
  readonly perTrade: TypedFigure;
  readonly mostPerTrade: TypedFigure;
  /** Percent. */
  readonly stopLoss: TypedFigure;
  readonly takeProfit: TypedFigure;

  constructor(marks: DecimalMarks, terms?: CopyTerms) {
    const figure = (value: Decimal | undefined): TypedFigure => {
      const typed = new TypedFigure(marks);
      typed.fill(value);
      return typed;
    };
    this.perTrade = figure(terms?.amountPerTrade);
    this.mostPerTrade = figure(terms?.mostPerTrade);
    this.stopLoss = figure(terms ? terms.stopLoss?.times(100) : decimal(20));
    this.takeProfit = figure(terms?.takeProfit?.times(100));
    if (terms) {
      this.mode = terms.mode;
      this.leverage = terms.leverage;
      this.slippage = slippageChoices.find((each) => terms.slippage.eq(each)) ?? terms.slippage.toFixed();
      this.symbols = terms.symbols ?? [];
    }
    makeObservable(this, {
      mode: observable,
      leverage: observable,
      slippage: observable,
      symbols: observableRef,
      choose: actionBound,
    });
  }

  choose(choice: Partial<Pick<TermsDraft, 'mode' | 'leverage' | 'slippage' | 'symbols'>>): void {
    Object.assign(this, choice);
  }

  /** @param amount that is put in, USDT */
  tradeBounds(amount: Decimal | undefined): AmountBounds {
    return { minimum: decimal(leastPerTrade), maximum: amount?.times(this.leverage), places: 2 };
  }

  /** Whether the limit that is typed would end the copy at once. */
  isMet(limit: keyof typeof percentBounds, copy: OwnCopy | undefined): boolean {
    const part = fraction(goodAmount(this[limit].value, percentBounds[limit]));
    return copy !== undefined && part !== undefined && limitIsMet(limit, part, copy);
  }

  /**
   * `undefined` while something is missing or wrong, which is then said at its field.
   * @param copy one that runs, which no limit may end at once
   */
  terms(amount: Decimal | undefined, copy?: OwnCopy): CopyTerms | undefined {
    const trades = this.tradeBounds(amount);
    const fields: readonly (readonly [TypedFigure, AmountBounds])[] = [
      [this.mostPerTrade, trades],
      [this.stopLoss, percentBounds.stopLoss],
      [this.takeProfit, percentBounds.takeProfit],
    ];
    const fixed = this.mode === 'FIXED';
    if (fixed) this.perTrade.leave();
    for (const [figure] of fields) figure.leave();
    const good = (figure: TypedFigure, bounds: AmountBounds): boolean => goodAmount(figure.value, bounds) !== undefined;
    if (fixed && !good(this.perTrade, trades)) return undefined;
    if (fields.some(([figure, bounds]) => !figure.isEmpty && !good(figure, bounds))) return undefined;
    if (this.isMet('stopLoss', copy) || this.isMet('takeProfit', copy)) return undefined;
    return {
      mode: this.mode,
      amountPerTrade: fixed ? this.perTrade.value : undefined,
      mostPerTrade: this.mostPerTrade.value,
      stopLoss: fraction(this.stopLoss.value),
      takeProfit: fraction(this.takeProfit.value),
      slippage: decimal(this.slippage),
      leverage: this.leverage,
      symbols: this.symbols.length === 0 ? undefined : this.symbols,
    };
  }
}

function fraction(percent: Decimal | undefined): Decimal | undefined {
  return percent === undefined ? undefined : divide(percent, decimal(100));
}
