import { useTranslation } from 'react-i18next';
import { type Decimal, decimalPlaces } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { signed } from '../../kit/controls/signed-figure';
import { useFormat } from '../../kit/formats/use-format';

const isMuch = (amount: Decimal | undefined): amount is Decimal => amount?.abs().gte(100_000) === true;

/** Figures as the pages about people write them; ratios are given as fractions. */
export function usePeopleFigures() {
  const { t } = useTranslation('people');
  const format = useFormat();
  /** USDT, in short where it is much. */
  const money = (amount: Decimal | undefined): string => {
    if (amount === undefined) return unknownFigure;
    return isMuch(amount) ? format.compact(amount.toNumber()) : format.decimal(amount, 2, 'down');
  };
  return {
    percent: (ratio: number | undefined) => format.percent(ratio === undefined ? undefined : ratio * 100),
    part: format.share,
    /** A bound, which is a round number. */
    bound: (ratio: number | undefined) => format.part(ratio),
    money,
    /** A gain or a loss, with its sign. */
    profit: (amount: Decimal | undefined) =>
      isMuch(amount) ? `${amount.gt(0) ? '+' : ''}${money(amount)}` : signed(format, amount, 2),
    /** Every digit there is. */
    exact: (value: Decimal | undefined) =>
      value === undefined ? unknownFigure : format.decimal(value, decimalPlaces(value), 'down'),
    interval: (interval: readonly [number, number] | undefined) =>
      interval === undefined
        ? t('range.few')
        : t('range.of', { low: format.percent(interval[0] * 100), high: format.percent(interval[1] * 100) }),
  };
}
