import { Skeleton } from '../../kit/controls/skeleton';
import cards from './article-card.module.css';
import styles from './blog.module.css';
import { classNames } from '../../kit/controls/class-names';

/** In place of cards, as large as they will be. */
export function CardsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={cards.card}>
          <div className={styles.coverSkeleton}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="80%" height={52} />
          <Skeleton height={66} />
          <Skeleton width="50%" height={20} />
        </div>
      ))}
    </div>
  );
}

export function WideSkeleton() {
  return (
    <div className={classNames(cards.card, cards.wide)} aria-hidden="true">
      <div className={styles.coverSkeleton}>
        <Skeleton height="100%" />
      </div>
      <div className={cards.words}>
        <Skeleton width="30%" height={20} />
        <Skeleton height={76} />
        <Skeleton height={76} />
      </div>
    </div>
  );
}
