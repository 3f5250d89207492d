import { useTranslation } from 'react-i18next';
import type { ArticleText } from '../../../domain/blog/article';
import { ArticleCard } from './article-card.view';
import lists from './blog.module.css';
import styles from './blog-search.module.css';

const shown = 3;

/** What others read: the newest of each category in turn. */
export function SearchSuggestions({ articles }: { readonly articles: readonly ArticleText[] }) {
  const { t } = useTranslation('blog');
  const categories = new Set<string | undefined>();
  const fresh = articles.filter(({ categories: [first] }) => {
    const isNew = !categories.has(first?.slug);
    categories.add(first?.slug);
    return isNew;
  });
  return (
    <section aria-labelledby="suggestions" className={styles.suggestions}>
      <h2 id="suggestions" className={styles.heading}>
        {t('search.suggestions')}
      </h2>
      <div className={lists.cards}>
        {fresh.slice(0, shown).map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  );
}
