import styles from './market-info.module.css';

interface ChartBarsProps {
  /** What the bars show, for those who do not see them. */
  readonly label: string;
  /** Oldest first, above and below zero. */
  readonly values: readonly number[];
}

const height = 100;

/** Bars on both sides of zero, all on one scale. */
export function ChartBars({ label, values }: ChartBarsProps) {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = height / (top - bottom || 1);
  const zero = top * scale;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.drawing}
      viewBox={`0 0 ${values.length} ${height}`}
      preserveAspectRatio="none"
    >
      {values.map((value, index) => (
        <rect
          key={index}
          className={value < 0 ? styles.below : styles.above}
          x={index + 0.1}
          width={0.8}
          y={value < 0 ? zero : zero - value * scale}
          height={Math.max(Math.abs(value) * scale, 0.5)}
        />
      ))}
      <line className={styles.zero} x1={0} x2={values.length} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
