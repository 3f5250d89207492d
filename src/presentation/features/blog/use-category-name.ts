import { useTranslation } from 'react-i18next';
import type { Category } from '../../../domain/blog/article';

const named = ['education', 'trading', 'futures', 'earn', 'security', 'developers', 'news', 'product'] as const;

/** A category in the reader's language where the product knows it, else as its authors call it. */
export function useCategoryName(): (category: Category) => string {
  const { t } = useTranslation('blog');
  return ({ slug, name }) => {
    const known = named.find((each) => each === slug);
    return known ? t(`category.${known}`) : name;
  };
}
