import { useTranslation } from 'react-i18next';
import type { VoucherTerms } from '../../../domain/rewards/voucher';
import { decimalPlaces } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';

interface VoucherWords {
  readonly name: string;
  readonly text: string;
}

/** What a voucher is called and what it does, with its figures. */
export function useVoucherWords(): (terms: VoucherTerms) => VoucherWords {
  const { t } = useTranslation('rewardCenter');
  const format = useFormat();
  return ({ type, part, apr, principal, most, days }) => {
    const amount = `${format.decimal(most, Math.min(2, decimalPlaces(most)), 'down')} USDT`;
    const values = {
      amount,
      part: format.rate(part),
      apr: format.rate(apr),
      principal: `${format.integer(principal?.toNumber())} USDT`,
      count: days,
    };
    return { name: t(`voucher.name.${type}`, values), text: t(`voucher.text.${type}`, values) };
  };
}
