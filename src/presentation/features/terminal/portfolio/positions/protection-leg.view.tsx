import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { liquidatesFalling } from '../../../../../domain/trading/position-figures';
import { liquidationRounding } from '../../../../../domain/trading/shown-liquidation';
import { outcomeAt, type ProtectionLeg } from '../../../../../domain/trading/position-protection';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { useFormat } from '../../../../kit/formats/use-format';
import { fieldOf } from '../field-problems';
import { FigureField } from '../figure-field';
import { signed, signedPercent } from '../../../../kit/controls/signed-figure';
import { usePriceText } from '../use-price-text';
import type { PositionsStores } from './positions-stores';
import type { ProtectionForm } from './protection-form';

interface ProtectionLegFieldProps {
  readonly leg: ProtectionLeg;
  readonly form: ProtectionForm;
  readonly stores: PositionsStores;
}

/** Where a leg closes, and what that would bring. */
export const ProtectionLegField = observer(function ProtectionLegField({ leg, form, stores }: ProtectionLegFieldProps) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const failureText = useFailureText();
  const price = usePriceText(stores);
  const figure = form.figures[leg];
  const { position, instrument } = form;
  const trigger = form.trigger(leg);
  const problem = form.problem(leg);
  const refused =
    form.failure?.kind === 'rejected' && fieldOf(form.failure, ['trigger']) && legOf(form.failure.reason) === leg
      ? failureText(form.failure)
      : undefined;

  const error = (): string | undefined => {
    if (refused) return refused;
    if (problem)
      return t(`protect.problem.${problem}`, {
        price:
          problem === 'beyondLiquidation'
            ? price(position.symbol, position.liquidationPrice, liquidationRounding(liquidatesFalling(position)))
            : price(position.symbol, form.present),
      });
    return figure.touched && !figure.input.ok && figure.input.problem !== 'empty'
      ? t(`trade:input.${figure.input.problem}`)
      : undefined;
  };
  const hint = (): string | undefined => {
    if (!trigger || !form.closes) return form.writesLoss(leg) ? t('protect.loss') : undefined;
    const { pnl, percent } = outcomeAt(position, trigger, form.closes);
    return t('protect.outcome', {
      price: price(position.symbol, trigger),
      pnl: signed(format, pnl),
      percent: signedPercent(format, percent),
      asset: instrument.quote,
    });
  };
  const unit = form.unit === 'percent' ? '%' : instrument.quote;
  return (
    <FigureField
      label={t(`protect.${leg}`)}
      unit={unit}
      figure={figure}
      error={error()}
      hint={hint()}
      autoFocus={leg === 'TAKE_PROFIT'}
    />
  );

  /** Of a long position the take profit is above the market and the stop loss below; of a short one the other way round. */
  function legOf(reason: string): ProtectionLeg {
    return (reason === 'triggerNotAbove') === position.holding.gt(0) ? 'TAKE_PROFIT' : 'STOP_LOSS';
  }
});
