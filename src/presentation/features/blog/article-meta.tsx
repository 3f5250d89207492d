import { useTranslation } from 'react-i18next';
import type { ArticleSummary } from '../../../domain/blog/article';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import styles from './article-meta.module.css';

/** When an article appeared and how long it takes; that it is in English, where the reader's language is another. */
export function ArticleMeta({ article, language }: { readonly article: ArticleSummary; readonly language: string }) {
  const { t } = useTranslation('blog');
  const format = useFormat();
  return (
    <p className={styles.meta}>
      <time dateTime={new Date(article.publishedAt).toISOString()}>{format.date(article.publishedAt)}</time>
      <span>{t('readingTime', { minutes: format.integer(article.readingMinutes) })}</span>
      {article.language === language ? null : <span>{t('inEnglish')}</span>}
    </p>
  );
}

/** The `lang` of an article's words, where they are not in the page's language. */
export function useArticleLanguage(): (article: ArticleSummary) => string | undefined {
  const { language } = useApp();
  return (article) => (article.language === language.code ? undefined : 'en');
}
