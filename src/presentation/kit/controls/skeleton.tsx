import styles from './skeleton.module.css';

/** Holds the place of something that is loading, in its final size. Numbers are CSS pixels. */
export function Skeleton({
  width = '100%',
  height,
}: {
  readonly width?: number | string;
  readonly height: number | string;
}) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
