import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ArticlesQueries } from '../../../application/blog/articles.queries';
import { known } from '../../../application/kernel/resource';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import { MessagePage } from '../message-pages/message-page';
import { ArticleView } from './article.view';
import styles from './article.module.css';

interface ArticlePageStores {
  readonly queries: ArticlesQueries;
  readonly tickers: TickersStore;
}

/** /blog/{slug}: one article, with live prices of the markets that it names. */
export const ArticlePage = observer(function ArticlePage({ stores }: { readonly stores: ArticlePageStores }) {
  const { queries, tickers } = stores;
  const { language } = useApp();
  const { slug = '' } = useParams();
  const resource = useMemo(() => queries.article(slug, language.code), [queries, slug, language.code]);
  const state = useResource(resource);
  if (state.status === 'loading') return <ArticleSkeleton />;
  if (state.status === 'failed' && state.failure.kind === 'notFound') return <MissingArticle />;
  const failed =
    state.status === 'failed' ? <FailureState failure={state.failure} onRetry={() => void resource.refresh()} /> : null;
  const article = known(state);
  return article ? (
    <>
      {failed}
      <ArticleView article={article} queries={queries} tickers={tickers} />
    </>
  ) : (
    <div className={styles.page}>{failed}</div>
  );
});

function MissingArticle() {
  const { paths } = useApp();
  const { t } = useTranslation('blog');
  return (
    <MessagePage title={t('missing.title')} text={t('missing.text')}>
      <div className={styles.actions}>
        <ButtonLink to={paths.blog} variant="primary">
          {t('article.all')}
        </ButtonLink>
        <ButtonLink to={paths.blogSearch()}>{t('search.open')}</ButtonLink>
      </div>
    </MessagePage>
  );
}

function ArticleSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width={120} height={20} />
        <Skeleton height={104} />
        <Skeleton width="60%" height={20} />
      </div>
      <div className={styles.columns}>
        <div className={styles.skeleton}>
          <Skeleton height={360} />
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      </div>
    </div>
  );
}

export default view(ArticlePage, { queries: ArticlesQueries, tickers: TickersStore });
