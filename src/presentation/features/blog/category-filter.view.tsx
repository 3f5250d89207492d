import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import { known } from '../../../application/kernel/resource';
import { Select } from '../../kit/controls/select';
import { useResource } from '../../kit/data/use-resource';
import { useCategoryName } from './use-category-name';

interface CategoryFilterProps {
  readonly queries: ArticlesQueries;
  /** Slug; all without. */
  readonly value: string | undefined;
  readonly onChange: (slug: string | undefined) => void;
}

export function CategoryFilter({ queries, value, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('blog');
  const nameOf = useCategoryName();
  const resource = useMemo(() => queries.categories(), [queries]);
  const categories = known(useResource(resource)) ?? [];
  return (
    <Select
      aria-label={t('category.label')}
      value={value ?? 'all'}
      options={[
        { value: 'all', label: t('category.all') },
        ...categories.map((category) => ({ value: category.slug, label: nameOf(category) })),
      ]}
      onChange={(slug) => onChange(slug === 'all' ? undefined : slug)}
    />
  );
}
