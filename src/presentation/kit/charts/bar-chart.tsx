import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import { partOf } from './bounds';
import styles from './chart.module.css';
import { type ChartProps, Plot, plotHeight, plotWidth } from './plot';

interface Bar {
  readonly name?: ReactNode;
  readonly value: number;
}

interface BarChartProps extends ChartProps {
  /** One at least, oldest first. */
  readonly bars: readonly Bar[];
  /** What is above zero has the colour of gains and what is below that of losses. */
  readonly signed?: boolean;
}

/** Part of its place that a bar fills. */
const filled = 0.7;
/** Few bars are not wider than as many as these would be. */
const fewest = 12;

/** Values from zero, all on one scale. Whoever does not see it reads its label, or the words and the table beside it. */
export function BarChart({ bars, signed = false, ...chart }: BarChartProps) {
  const values = bars.map(({ value }) => value);
  const edges = { low: Math.min(0, ...values), high: Math.max(0, ...values) };
  // Without any there is a line of zero at the foot.
  if (edges.low === edges.high) edges.high = 1;
  const places = Math.max(bars.length, fewest);
  const y = (value: number): number => (1 - partOf(value, edges)) * plotHeight;
  return (
    <Plot
      {...chart}
      bounds={edges}
      ends={bars.length < fewest ? [bars[0]!.name] : [bars[0]!.name, bars.at(-1)!.name]}
      read={(part) => {
        const index = Math.min(bars.length - 1, Math.floor(part * places));
        return { x: (index + 0.5) / places, ...bars[index]! };
      }}
    >
      {values.map((value, index) => (
        <rect
          // A bar has no other name than its place.
          key={index}
          className={classNames(styles.bar, styles.toned)}
          data-tone={!signed ? 'plain' : value < 0 ? 'down' : 'up'}
          x={((index + (1 - filled) / 2) / places) * plotWidth}
          width={(filled / places) * plotWidth}
          y={y(Math.max(0, value))}
          height={Math.abs(y(value) - y(0))}
        />
      ))}
    </Plot>
  );
}
