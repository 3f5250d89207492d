import { ticks } from 'd3-array';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { type Bounds, partOf } from './bounds';
import styles from './plot.module.css';

/** Of the area that charts draw in; it stretches to the place it is given. */
export const plotWidth = 1_000;
export const plotHeight = 100;

/** Pixels from one value of the scale to the next, about. */
const tickDistance = 48;

/** What is said of the place of a chart that is pointed at. Parts are of the area's width and height, from its lower left. */
export interface Reading {
  readonly x: number;
  readonly y?: number | undefined;
  readonly name?: ReactNode;
  readonly value: number;
}

/** What every chart is told. */
export interface ChartProps {
  /** What it shows, where no words and no table beside it say the same. */
  readonly label?: string | undefined;
  /** CSS pixels, with everything that belongs to it. */
  readonly height: number;
  readonly format: (value: number) => ReactNode;
}

interface PlotProps extends ChartProps {
  readonly bounds: Bounds;
  /** What stands at the left and the right end of the area. */
  readonly ends: readonly ReactNode[];
  /** @param part of the width, from the left */
  readonly read: (part: number) => Reading;
  /** What is drawn, in `plotWidth` by `plotHeight`. */
  readonly children: ReactNode;
}

/** The frame of a chart: its scale at the right, its ends below, and the value of what is pointed at. */
export function Plot({ label, height, format, bounds, ends, read, children }: PlotProps) {
  const [pointed, setPointed] = useState<number>();
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setPointed(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  const scale = ticks(bounds.low, bounds.high, Math.max(2, Math.round(height / tickDistance)));
  return (
    <div className={styles.plot} style={{ blockSize: height }} aria-hidden={label === undefined || undefined}>
      <div
        className={styles.area}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${plotWidth} ${plotHeight}`}
          preserveAspectRatio="none"
          {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
        >
          {scale.map((value) => (
            <line
              key={value}
              className={value === 0 ? styles.zero : styles.grid}
              x2={plotWidth}
              y1={(1 - partOf(value, bounds)) * plotHeight}
              y2={(1 - partOf(value, bounds)) * plotHeight}
            />
          ))}
          {children}
        </svg>
        {pointed === undefined ? null : <Pointed reading={read(pointed)} format={format} />}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {scale.map((value) => (
          <span key={value} style={{ insetBlockStart: `${(1 - partOf(value, bounds)) * 100}%` }}>
            {format(value)}
          </span>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        {ends.map((end, index) => (
          <span key={index}>{end}</span>
        ))}
      </div>
    </div>
  );
}

function Pointed({
  reading: { x, y, name, value },
  format,
}: { readonly reading: Reading } & Pick<ChartProps, 'format'>) {
  return (
    <div className={styles.pointed} style={{ insetInlineStart: `${x * 100}%` }} aria-hidden="true">
      {y === undefined ? null : <span className={styles.dot} style={{ insetBlockEnd: `${y * 100}%` }} />}
      <span className={styles.reading} data-left={x > 0.5 || undefined}>
        <span className={styles.name}>{name}</span> {format(value)}
      </span>
    </div>
  );
}
