import { useTranslation } from 'react-i18next';
import { amountProblem, type AmountBounds } from '../../../domain/wallet/amount-rules';
import type { TypedFigure } from '../../kit/data/typed-figure';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';

interface AmountWords {
  /** Why the amount cannot be taken; before it was left only that it is too much. */
  readonly problem: string | undefined;
  /** How it is read, where that could be mistaken. */
  readonly hint: string | undefined;
}

/** What a field says of an amount that was typed, also of a percentage: its asset is `%`. */
export function useAmountWords(): (figure: TypedFigure, asset: string, bounds: AmountBounds) => AmountWords {
  const { t } = useTranslation('moneyKit');
  const format = useFormat();
  return (figure, asset, bounds) => {
    const { input } = figure;
    const hint =
      input.ok && input.ambiguous
        ? t('input.readAs', { value: format.decimal(input.value, shownDecimals(input.value), 'down') })
        : undefined;
    const broken = input.ok ? amountProblem(input.value, bounds) : undefined;
    // Too much is too much whatever is typed behind it; anything else may yet become right.
    const tooMuch = broken !== undefined && ['aboveAvailable', 'aboveMaximum', 'aboveDayLimit'].includes(broken.kind);
    if (!figure.touched && !tooMuch) return { problem: undefined, hint };
    if (!input.ok)
      return {
        problem: t(input.problem === 'empty' && asset === '%' ? 'input.emptyPercent' : `input.${input.problem}`),
        hint,
      };
    if (!broken) return { problem: undefined, hint };
    if (broken.kind === 'zero') return { problem: t('input.negative'), hint };
    if (broken.kind === 'tooManyDecimals')
      return { problem: t('problem.tooManyDecimals', { count: broken.places }), hint };
    const { bound } = broken;
    const amount =
      asset === '%' ? format.part(bound.div(100)) : `${format.decimal(bound, shownDecimals(bound), 'down')} ${asset}`;
    return { problem: t(`problem.${broken.kind}`, { amount }), hint };
  };
}
