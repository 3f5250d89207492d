import { type Bounds, boundsOf, partOf } from './bounds';
import { classNames } from '../controls/class-names';
import styles from './chart.module.css';

interface SparklineProps {
  /** Two at least, oldest first. */
  readonly values: readonly number[];
  readonly bounds?: Bounds;
  /** What it shows, where no figures beside it say the same. */
  readonly label?: string;
  readonly filled?: boolean;
  /** Of the change that stands beside it; its own ends otherwise. */
  readonly tone?: 'up' | 'down' | 'even' | 'unknown';
  readonly className?: string | undefined;
}

const width = 100;
const height = 30;
/** Room above and below, so that the stroke is not cut off. */
const margin = 1;

/**
 * A course without a scale, as large as its place, in the colour of where it went. It is part of what pages load first,
 * so it does without the library that charts are drawn by.
 */
export function Sparkline({
  values,
  bounds = boundsOf(values),
  label,
  filled = false,
  tone = values.at(-1)! < values[0]! ? 'down' : 'up',
  className,
}: SparklineProps) {
  const line = values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * width;
      const y = margin + (1 - partOf(value, bounds)) * (height - 2 * margin);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  return (
    <svg
      className={classNames(styles.sparkline, styles.toned, className)}
      data-tone={tone}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {filled ? <polygon className={styles.area} points={`0,${height} ${line} ${width},${height}`} /> : null}
      <polyline className={styles.line} points={line} />
    </svg>
  );
}
