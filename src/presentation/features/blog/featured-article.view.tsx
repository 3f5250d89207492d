import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import { known } from '../../../application/kernel/resource';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { ArticleCard } from './article-card.view';
import { blogReads } from './blog-reads';
import styles from './blog.module.css';
import { WideSkeleton } from './cards-skeleton';

/** The article that the authors put forward; nothing where there is none, or it could not be had: the list says so. */
export const FeaturedArticle = observer(function FeaturedArticle({ queries }: { readonly queries: ArticlesQueries }) {
  const { language } = useApp();
  const { t } = useTranslation('blog');
  const state = useResource(useMemo(() => blogReads.featured(queries, language.code), [queries, language.code]));
  const article = known(state)?.[0];
  if (state.status === 'loading') return <WideSkeleton />;
  if (!article) return null;
  return (
    <section className={styles.featured} aria-label={t('featured')}>
      <ArticleCard article={article} wide />
    </section>
  );
});
