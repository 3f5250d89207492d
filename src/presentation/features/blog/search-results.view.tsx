import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import { type FoundArticle, searchArticles, type SearchQuestion } from '../../../domain/blog/article-search';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { ArticleMeta, useArticleLanguage } from './article-meta';
import styles from './blog-search.module.css';
import { MarkedText } from './marked-text';
import { SearchSuggestions } from './search-suggestions.view';

interface SearchResultsProps {
  readonly queries: ArticlesQueries;
  readonly question: SearchQuestion;
}

/** Articles that answer a question, in every state; suggestions while there is none, or nothing answers it. */
export const SearchResults = observer(function SearchResults({ queries, question }: SearchResultsProps) {
  const { language } = useApp();
  const { t } = useTranslation('blog');
  const format = useFormat();
  const texts = useMemo(() => queries.texts(language.code), [queries, language.code]);
  const state = useResource(texts);
  return (
    <DataBlock state={state} onRetry={() => void texts.refresh()} skeleton={<RowsSkeleton roomy rows={6} />}>
      {(articles) => {
        const found = searchArticles(articles, question);
        const asked = question.query.trim() !== '';
        return (
          <>
            <p role="status" className={styles.count}>
              {asked && found.length > 0 ? t('search.found', { found: format.integer(found.length) }) : null}
              {asked && found.length === 0 ? t('search.none', { query: question.query.trim() }) : null}
            </p>
            {found.length === 0 ? (
              <SearchSuggestions articles={articles} />
            ) : (
              <ol className={styles.results}>
                {found.map((each) => (
                  <Result key={each.article.slug} found={each} query={question.query} />
                ))}
              </ol>
            )}
          </>
        );
      }}
    </DataBlock>
  );
});

function Result({ found: { article, passage }, query }: { readonly found: FoundArticle; readonly query: string }) {
  const { paths, language } = useApp();
  const languageOf = useArticleLanguage();
  return (
    <li className={styles.result}>
      <h2 className={styles.title} lang={languageOf(article)}>
        <Link to={paths.article(article.slug)}>
          <MarkedText text={article.title} query={query} />
        </Link>
      </h2>
      <p className={styles.passage} lang={languageOf(article)}>
        <MarkedText text={passage} query={query} />
      </p>
      <ArticleMeta article={article} language={language.code} />
    </li>
  );
}
