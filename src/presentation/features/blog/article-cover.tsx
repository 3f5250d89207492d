import type { ArticleSummary } from '../../../domain/blog/article';
import { classNames } from '../../kit/controls/class-names';
import styles from './article-cover.module.css';

interface ArticleCoverProps {
  readonly article: ArticleSummary;
  /** The title stands beside it: what the picture shows need not be said as well. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
  /** Seen at once. */
  readonly first?: boolean;
}

/** The picture of an article, in its place before it is there; a quiet ground where there is none. */
export function ArticleCover({
  article: { picture },
  decorative = false,
  className,
  first = false,
}: ArticleCoverProps) {
  return (
    <div className={classNames(styles.cover, className)}>
      {picture ? (
        <img
          src={picture.url}
          alt={decorative ? '' : picture.alternative}
          width={1200}
          height={630}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
    </div>
  );
}
