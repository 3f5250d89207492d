import { useTranslation } from 'react-i18next';
import type { EarnPosition, EarnProduct } from '../../../domain/earn/earn-product';
import { useTermText } from './use-term-text';

/** Kind and term of a product. */
export function useProductText(): (
  type: EarnPosition['type'],
  product: Pick<EarnProduct, 'durationDays'> | undefined,
) => string {
  const { t } = useTranslation('earn');
  const term = useTermText();
  return (type, product) =>
    [t(`type.${type}`), ...(product?.durationDays === undefined ? [] : [term(product.durationDays)])].join(' · ');
}
