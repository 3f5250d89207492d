import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import { known } from '../../../application/kernel/resource';
import { useResource } from '../../kit/data/use-resource';
import { blogPath } from './blog-address';
import { blogReads } from './blog-reads';
import styles from './category-links.module.css';
import { useCategoryName } from './use-category-name';

/** One list of articles for each category. */
export function CategoryLinks({
  queries,
  current,
}: {
  readonly queries: ArticlesQueries;
  readonly current: string | undefined;
}) {
  const { t } = useTranslation('blog');
  const nameOf = useCategoryName();
  const resource = useMemo(() => blogReads.categories(queries), [queries]);
  const categories = known(useResource(resource)) ?? [];
  const links: readonly { readonly slug: string | undefined; readonly name: string }[] = [
    { slug: undefined, name: t('category.all') },
    ...categories.map((category) => ({ slug: category.slug, name: nameOf(category) })),
  ];
  return (
    <nav aria-label={t('category.label')} className={styles.categories}>
      <ul className={styles.links}>
        {links.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link to={blogPath(slug)} className={styles.link} aria-current={slug === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
