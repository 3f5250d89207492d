import { useTranslation } from 'react-i18next';
import { decimalPlaces } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import type { ConditionalProgram } from '../../../../application/trading/ticket/conditional-program';

/** What keeps a conditional order back, at a field, in words. */
export function useConditionalWords(program: ConditionalProgram): (field: string) => string | undefined {
  const { t } = useTranslation(['ticket', 'trade']);
  const format = useFormat();
  return (field) => {
    const problem = program.problem(field);
    if (!problem) return undefined;
    const { reason, limit, bound = 'atLeast' } = problem;
    const asset = program.order.fields.instrument.quote;
    // As the market writes its prices, and the receipt beside it the same ones.
    // A long's liquidation price is shown no lower than it is.
    const up = reason === 'beyondLiquidation' && bound === 'atLeast';
    const places = decimalPlaces(program.order.fields.instrument.tick);
    const value = limit ? format.decimal(limit, places, up ? 'up' : 'down') : '';
    switch (reason) {
      case 'missing':
        return t('ticket:problem.missing');
      case 'trailingOutOfBounds':
        return t(`ticket:problem.trailing.${bound}`, { value: format.part(limit) });
      case 'wrongSideOfMarket':
        return t('ticket:problem.atMarket', { value, asset });
      case 'beyondLiquidation':
        return t('ticket:problem.beyondLiquidation', { value, asset });
      case 'triggerNotAbove':
        return t('ticket:problem.above', { value, asset });
      case 'triggerNotBelow':
        return t('ticket:problem.below', { value, asset });
      case 'priceNotOnTick':
        return t('trade:problem.priceNotOnTick', { value, asset });
      default:
        return t(`trade:problem.priceOutOfBounds.${bound}`, { value, asset });
    }
  };
}
