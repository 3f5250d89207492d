import type { CSSProperties } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value in words, for those who do not see it. */
  readonly words: string;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** Whole numbers by hand or by arrow keys; the way up to the value is filled. */
export function Slider({ label, value, words, min, max, disabled, onChange }: SliderProps) {
  const share = ((value - min) / Math.max(max - min, 1)) * 100;
  return (
    <input
      type="range"
      className={styles.slider}
      style={{ '--share': `${share}%` } as CSSProperties}
      aria-label={label}
      aria-valuetext={words}
      min={min}
      max={max}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
