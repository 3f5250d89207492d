import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ArticleSummary } from '../../../domain/blog/article';
import { useApp } from '../../runtime/app-context';
import { classNames } from '../../kit/controls/class-names';
import styles from './article-card.module.css';
import { ArticleCover } from './article-cover';
import { ArticleMeta, useArticleLanguage } from './article-meta';
import { useCategoryName } from './use-category-name';

interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** Across the whole page, the picture beside the words. */
  readonly wide?: boolean;
}

/** An article in a list. The whole of it leads there, by the title's link. */
export const ArticleCard = observer(function ArticleCard({ article, wide = false }: ArticleCardProps) {
  const { paths, language } = useApp();
  const nameOf = useCategoryName();
  const languageOf = useArticleLanguage();
  const [category] = article.categories;
  return (
    <article className={classNames(styles.card, wide && styles.wide)}>
      <ArticleCover article={article} decorative first={wide} className={styles.cover} />
      <div className={styles.words}>
        {category ? <p className={styles.category}>{nameOf(category)}</p> : null}
        <h2 className={styles.title} lang={languageOf(article)}>
          <Link to={paths.article(article.slug)} className={styles.link}>
            {article.title}
          </Link>
        </h2>
        <p className={styles.excerpt} lang={languageOf(article)}>
          {article.excerpt}
        </p>
        <ArticleMeta article={article} language={language.code} />
      </div>
    </article>
  );
});
