import { useTranslation } from 'react-i18next';
import { known, type ResourceState } from '../../../application/kernel/resource';
import type { ArticleSummary } from '../../../domain/blog/article';
import { ArticleCard } from './article-card.view';
import styles from './blog.module.css';
import { WideSkeleton } from './cards-skeleton';

/** The article that the authors put forward; nothing where there is none, or it could not be had: the list says so. */
export function FeaturedArticle({ state }: { readonly state: ResourceState<readonly ArticleSummary[]> }) {
  const { t } = useTranslation('blog');
  const article = known(state)?.[0];
  if (state.status === 'loading') return <WideSkeleton />;
  if (!article) return null;
  return (
    <section className={styles.featured} aria-label={t('featured')}>
      <ArticleCard article={article} wide />
    </section>
  );
}
