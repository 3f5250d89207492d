import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ArticlesQueries } from '../../../application/blog/articles.queries';
import { known } from '../../../application/kernel/resource';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { Pager } from '../../kit/controls/pager';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { ArticleCard } from './article-card.view';
import { blogAddress, blogPath } from './blog-address';
import styles from './blog.module.css';
import { CardsSkeleton } from './cards-skeleton';
import { blogReads } from './blog-reads';
import { CategoryLinks } from './category-links.view';
import { FeaturedArticle } from './featured-article.view';

interface BlogPageStores {
  readonly queries: ArticlesQueries;
}

/** /blog: what is put forward, and all articles by category and page; both are part of the address. */
const BlogPage = observer(function BlogPage({ stores: { queries } }: { readonly stores: BlogPageStores }) {
  const { language, paths } = useApp();
  const { t } = useTranslation('blog');
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { category, page } = blogAddress(address);
  usePageTitle(t('title'), t('intro'));
  const articles = useMemo(
    () => blogReads.page(queries, language.code, { category, page }),
    [queries, language.code, category, page],
  );
  const state = useResource(articles);
  const putForward = useResource(useMemo(() => blogReads.featured(queries, language.code), [queries, language.code]));
  const front = category === undefined && page === 1;
  const above = front ? known(putForward)?.[0]?.slug : undefined;

  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
        <ButtonLink to={paths.blogSearch()}>{t('search.open')}</ButtonLink>
      </div>
      <CategoryLinks queries={queries} current={category} />
      {front ? <FeaturedArticle state={putForward} /> : null}
      <DataBlock
        state={state}
        onRetry={() => void articles.refresh()}
        skeleton={<CardsSkeleton count={6} />}
        isEmpty={(value) => value.articles.length === 0}
        empty={
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to={paths.blog}>{t('empty.action')}</ButtonLink>}
          />
        }
      >
        {(value) => (
          <>
            <div className={styles.cards}>
              {value.articles
                .filter(({ slug }) => slug !== above)
                .map((article) => (
                  <ArticleCard key={article.slug} article={article} />
                ))}
            </div>
            <Pager page={value.page} pages={value.pages} onPage={(next) => void navigate(blogPath(category, next))} />
          </>
        )}
      </DataBlock>
    </div>
  );
});

export default view(BlogPage, { queries: ArticlesQueries });
