import { Sparkline } from '../../kit/charts/sparkline';
import { courseBounds } from './course-bounds';
import styles from './people.module.css';

/** A course in a row, from its first worth to its last; the figures beside it say the same. */
export function Trend({ chart }: { readonly chart: readonly number[] }) {
  if (chart.length < 2) return null;
  return <Sparkline className={styles.trend} values={chart} bounds={courseBounds(chart)} />;
}
