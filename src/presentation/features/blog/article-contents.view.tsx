import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentsEntry } from '../../../domain/blog/article-body';
import { classNames } from '../../kit/controls/class-names';
import styles from './article-contents.module.css';
import { useReadingPosition } from '../../kit/hooks/use-reading-position';

interface ArticleContentsProps {
  readonly entries: readonly ContentsEntry[];
  readonly language: string | undefined;
}

/** The parts of an article, the one that is being read marked; nothing for a short one. */
export function ArticleContents({ entries, language }: ArticleContentsProps) {
  const { t } = useTranslation('blog');
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useReadingPosition(ids);
  if (entries.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={t('article.contents')}>
      <p className={styles.title}>{t('article.contents')}</p>
      <ol className={styles.entries} lang={language}>
        {entries.map(({ id, title, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(styles.entry, level === 3 && styles.inner)}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
