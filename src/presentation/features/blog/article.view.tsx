import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import type { Article } from '../../../domain/blog/article';
import { contentsOf } from '../../../domain/blog/article-body';
import { ButtonLink } from '../../kit/controls/button-link';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { usePageTitle } from '../../runtime/use-page-title';
import type { TickersStore } from '../markets/tickers.store';
import { ArticleBody } from './article-body.view';
import { ArticleContents } from './article-contents.view';
import { ArticleCover } from './article-cover';
import { ArticleMeta, useArticleLanguage } from './article-meta';
import { ArticleShare } from './article-share.view';
import { ArticleSurroundingsView } from './article-surroundings.view';
import styles from './article.module.css';
import { blogPath } from './blog-address';
import { useAddressedSection } from './use-addressed-section';
import { useCategoryName } from './use-category-name';

interface ArticleViewProps {
  readonly article: Article;
  readonly queries: ArticlesQueries;
  readonly tickers: TickersStore;
}

/** An article with all that surrounds it. */
export const ArticleView = observer(function ArticleView({ article, queries, tickers }: ArticleViewProps) {
  const { language, paths } = useApp();
  const { t } = useTranslation('blog');
  const format = useFormat();
  const nameOf = useCategoryName();
  const languageOf = useArticleLanguage();
  const contents = useMemo(() => contentsOf(article.body), [article]);
  const [category] = article.categories;
  const isUpdated = format.date(article.updatedAt) !== format.date(article.publishedAt);
  usePageTitle(article.title, article.excerpt);
  useAddressedSection();

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <nav aria-label={t('article.breadcrumb')} className={styles.breadcrumb}>
          <Link to={paths.blog}>{t('title')}</Link>
          {category ? <Link to={blogPath(category.slug)}>{nameOf(category)}</Link> : null}
        </nav>
        <h1 className={styles.title} lang={languageOf(article)}>
          {article.title}
        </h1>
        <p className={styles.excerpt} lang={languageOf(article)}>
          {article.excerpt}
        </p>
        <div className={styles.byline}>
          <div>
            <p className={styles.authors}>{article.authors.join(', ')}</p>
            <ArticleMeta article={article} language={language.code} />
            {isUpdated ? (
              <p className={styles.updated}>{t('article.updated', { date: format.date(article.updatedAt) })}</p>
            ) : null}
          </div>
          <ArticleShare article={article} />
        </div>
      </header>
      <div className={styles.columns}>
        <ArticleContents entries={contents} language={languageOf(article)} />
        <div className={styles.text}>
          <ArticleCover article={article} first />
          {languageOf(article) === undefined ? null : <p className={styles.note}>{t('article.notTranslated')}</p>}
          <ArticleBody body={article.body} tickers={tickers} language={languageOf(article)} />
          <div className={styles.call}>
            <p>{t('article.try')}</p>
            <ButtonLink to={paths.trade} variant="primary">
              {t('article.openTerminal')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <ArticleSurroundingsView article={article} queries={queries} />
    </article>
  );
});
