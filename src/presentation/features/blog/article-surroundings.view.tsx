import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import { known } from '../../../application/kernel/resource';
import type { Article, ArticleSummary } from '../../../domain/blog/article';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { ArticleCard } from './article-card.view';
import { useArticleLanguage } from './article-meta';
import styles from './article-surroundings.module.css';
import lists from './blog.module.css';
import { CardsSkeleton } from './cards-skeleton';

interface ArticleSurroundingsProps {
  readonly article: Article;
  readonly queries: ArticlesQueries;
}

/** Where to read on. Where it cannot be had, nothing is missing from the article itself. */
export const ArticleSurroundingsView = observer(function ArticleSurroundingsView({
  article,
  queries,
}: ArticleSurroundingsProps) {
  const { language } = useApp();
  const { t } = useTranslation('blog');
  const state = useResource(
    useMemo(() => queries.surroundings(article, language.code), [queries, article, language.code]),
  );
  if (state.status === 'loading') return <CardsSkeleton count={3} />;
  const around = known(state);
  if (!around) return null;
  const { newer, older, related } = around;
  return (
    <>
      <nav aria-label={t('article.neighbours')} className={styles.neighbours}>
        {older ? <Neighbour article={older} name={t('article.older')} /> : <span />}
        {newer ? <Neighbour article={newer} name={t('article.newer')} newer /> : null}
      </nav>
      {related.length === 0 ? null : (
        <section aria-labelledby="related" className={styles.related}>
          <h2 id="related" className={styles.title}>
            {t('article.related')}
          </h2>
          <div className={lists.cards}>
            {related.map((each) => (
              <ArticleCard key={each.slug} article={each} />
            ))}
          </div>
        </section>
      )}
    </>
  );
});

interface NeighbourProps {
  readonly article: ArticleSummary;
  readonly name: string;
  readonly newer?: boolean;
}

function Neighbour({ article, name, newer = false }: NeighbourProps) {
  const { paths } = useApp();
  const languageOf = useArticleLanguage();
  return (
    <Link to={paths.article(article.slug)} className={styles.neighbour} data-newer={newer || undefined}>
      <span className={styles.direction}>{name}</span>
      <span lang={languageOf(article)}>{article.title}</span>
    </Link>
  );
}
