import styles from './market-info.module.css';

const height = 100;

/** A course from left to right; the scale begins at the lowest value. */
export function ChartLine({
  label,
  values,
}: {
  readonly label: string;
  /** Oldest first. */ readonly values: readonly number[];
}) {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  // What never changed is a line in the middle.
  const share = (value: number): number => (range === 0 ? 0.5 : (value - lowest) / range);
  const points = values.map((value, index) => `${index},${height - share(value) * height}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.drawing}
      viewBox={`0 -2 ${values.length - 1} ${height + 4}`}
      preserveAspectRatio="none"
    >
      <polyline className={styles.line} points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
