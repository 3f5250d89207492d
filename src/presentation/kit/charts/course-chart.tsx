import { bisectCenter } from 'd3-array';
import { area, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { type Bounds, boundsOf, partOf } from './bounds';
import styles from './chart.module.css';
import { type ChartProps, Plot, plotHeight, plotWidth } from './plot';

/** A value at a time. */
interface CoursePoint {
  /** Milliseconds since 1970, or any other measure that grows. */
  readonly at: number;
  readonly value: number;
}

/** Which way a course went, or that it does not matter which. */
export type Tone = 'up' | 'down' | 'plain';

interface CourseChartProps extends ChartProps {
  /** Two at least, oldest first. What lies between is drawn by time: where nothing was measured there is a longer line. */
  readonly points: readonly CoursePoint[];
  readonly bounds?: Bounds;
  /** From where it is filled; from the lower edge unless told. */
  readonly base?: number;
  readonly tone: Tone;
  readonly formatTime: (at: number) => ReactNode;
}

/** A value over time. Whoever does not see it reads its label, or the words and the table beside it. */
export function CourseChart({ points, bounds, base, tone, formatTime, ...chart }: CourseChartProps) {
  const edges = bounds ?? boundsOf(points.map(({ value }) => value));
  const [first, last] = [points[0]!, points.at(-1)!];
  const times = { low: first.at, high: last.at };
  const x = ({ at }: CoursePoint): number => partOf(at, times) * plotWidth;
  const height = (value: number): number => (1 - partOf(value, edges)) * plotHeight;
  const y = ({ value }: CoursePoint): number => height(value);
  const course = points.map(({ at }) => at);
  return (
    <Plot
      {...chart}
      bounds={edges}
      ends={[formatTime(first.at), formatTime(last.at)]}
      read={(part) => {
        const point = points[bisectCenter(course, times.low + part * (times.high - times.low))]!;
        return {
          x: partOf(point.at, times),
          y: partOf(point.value, edges),
          name: formatTime(point.at),
          value: point.value,
        };
      }}
    >
      <g className={styles.toned} data-tone={tone}>
        <path className={styles.area} d={area(x, height(base ?? edges.low), y)(points) ?? ''} />
        <path className={styles.line} d={line(x, y)(points) ?? ''} />
      </g>
    </Plot>
  );
}
