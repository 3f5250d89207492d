import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ArticlesQueries } from '../../../application/blog/articles.queries';
import { type SearchOrder } from '../../../domain/blog/article-search';
import { Segmented } from '../../kit/controls/segmented';
import { SearchField } from '../../kit/controls/text-field';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import lists from './blog.module.css';
import styles from './blog-search.module.css';
import { CategoryFilter } from './category-filter.view';
import { SearchResults } from './search-results.view';

interface BlogSearchPageStores {
  readonly queries: ArticlesQueries;
}

/** /blog/find: the question, its category and its order are the address. */
const BlogSearchPage = observer(function BlogSearchPage({
  stores: { queries },
}: {
  readonly stores: BlogSearchPageStores;
}) {
  const { paths } = useApp();
  const { t } = useTranslation('blog');
  const [address, setAddress] = useSearchParams();
  usePageTitle(t('search.title'));
  const query = address.get('q') ?? '';
  const category = address.get('tag') ?? undefined;
  const order: SearchOrder = address.get('sort') === 'newest' ? 'newest' : 'relevance';
  const change = (name: 'q' | 'tag' | 'sort', value: string | undefined): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );

  return (
    <div className={lists.page}>
      <div>
        <Link to={paths.blog} className={styles.back}>
          {t('article.all')}
        </Link>
        <h1 className={lists.title}>{t('search.title')}</h1>
      </div>
      <div role="search" className={styles.bar}>
        <SearchField
          size="large"
          className={styles.field}
          value={query}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          onChange={(event) => change('q', event.target.value)}
        />
        <div className={styles.filters}>
          <CategoryFilter queries={queries} value={category} onChange={(slug) => change('tag', slug)} />
          <Segmented
            label={t('search.order')}
            value={order}
            options={[
              { value: 'relevance', label: t('search.relevance') },
              { value: 'newest', label: t('search.newest') },
            ]}
            onChange={(value) => change('sort', value === 'newest' ? value : undefined)}
          />
        </div>
      </div>
      <SearchResults queries={queries} question={{ query, category, order }} />
    </div>
  );
});

export default view(BlogSearchPage, { queries: ArticlesQueries });
