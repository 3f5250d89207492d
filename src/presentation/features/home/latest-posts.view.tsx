import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ArticlesQueries } from '../../../application/blog/articles.queries';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { ArticleCard } from '../blog/article-card.view';
import styles from './later.module.css';

const postCount = 3;

const LatestPosts = observer(function LatestPosts({
  stores: { articles },
}: {
  readonly stores: { readonly articles: ArticlesQueries };
}) {
  const { language } = useApp();
  const read = useMemo(
    () => articles.page({ language: language.code, page: 1, size: postCount }),
    [articles, language.code],
  );
  return (
    <DataBlock state={useResource(read)} onRetry={() => void read.refresh()} skeleton={<Skeleton height={400} />}>
      {({ articles: posts }) => (
        <ul className={styles.posts}>
          {posts.slice(0, postCount).map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </DataBlock>
  );
});

export default view(LatestPosts, { articles: ArticlesQueries });
