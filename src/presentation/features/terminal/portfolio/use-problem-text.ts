import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../../application/kernel/failure';
import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../../domain/shared/decimal';
import type { OrderProblem } from '../../../../domain/trading/order-rules';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useFormat } from '../../../kit/formats/use-format';
import { fieldOf, type FigureField } from './field-problems';
import type { TypedFigure } from '../../../kit/data/typed-figure';

/** The words of a broken rule of a market. */
export function useProblemText(symbol: string): (problem: OrderProblem) => string {
  const { t } = useTranslation(['trade', 'common']);
  const format = useFormat();
  const market = parseMarketSymbol(symbol);
  return ({ field, reason, limit, bound, ...problem }) => {
    if (reason === 'missing') return t(`trade:problem.missing.${field === 'price' ? 'price' : 'size'}`);
    const asset = problem.asset ?? (reason.startsWith('quantity') ? market?.base : market?.quote);
    const value = limit ? format.decimal(limit, Math.min(decimalPlaces(limit), 12), 'down') : '';
    switch (reason) {
      case 'priceOutOfBounds':
      case 'priceOutOfBand':
      case 'quantityOutOfBounds':
        return t(`trade:problem.${reason}.${bound ?? 'atMost'}`, { value, asset });
      case 'priceNotOnTick':
      case 'quantityNotOnStep':
      case 'belowMinimumNotional':
      case 'insufficientBalance':
      case 'postOnlyWouldTake':
        return t(`trade:problem.${reason}`, { value, asset });
      default:
        return t(`common:rejection.${reason}`);
    }
  };
}

interface FigureForm {
  readonly failure: Failure | undefined;
  readonly problems: readonly OrderProblem[];
  /** What the failure is about, where a bound can be named. */
  readonly refused?: OrderProblem | undefined;
}

/** What a field has to say: that it is no number, which rule it breaks, or why the exchange refused it. */
export function useFigureError(
  form: FigureForm,
  symbol: string,
  offered: readonly FigureField[],
): (field: FigureField, figure: TypedFigure) => string | undefined {
  const { t } = useTranslation('trade');
  const problemText = useProblemText(symbol);
  const failureText = useFailureText();
  return (field, figure) => {
    if (form.failure && fieldOf(form.failure, offered) === field)
      return form.refused ? problemText(form.refused) : failureText(form.failure);
    if (!figure.touched) return undefined;
    if (!figure.input.ok && figure.input.problem !== 'empty') return t(`input.${figure.input.problem}`);
    const problem = form.problems.find((each) => (each.field === 'price') === (field === 'price'));
    return field === 'trigger' || !problem ? undefined : problemText(problem);
  };
}
