import { courseBounds } from './course-bounds';
import styles from './people.module.css';

/** A course in a row, from its first worth to its last; the figures beside it say the same. */
export function Trend({ chart }: { readonly chart: readonly number[] }) {
  if (chart.length < 2) return null;
  const { low, high } = courseBounds(chart);
  const line = chart
    .map(
      (worth, index) =>
        `${((index / (chart.length - 1)) * 100).toFixed(1)},${(28 - ((worth - low) / (high - low)) * 26).toFixed(1)}`,
    )
    .join(' ');
  return (
    <svg
      className={styles.trend}
      data-change={chart.at(-1)! < chart[0]! ? 'down' : 'up'}
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
