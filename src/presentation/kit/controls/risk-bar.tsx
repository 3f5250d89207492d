import type { RiskLevel } from '../../../domain/trading/margin-risk';
import styles from './risk-bar.module.css';

interface RiskBarProps {
  readonly label: string;
  readonly level: RiskLevel;
  /** The part of the way to liquidation that is behind the account, 0 to 1. */
  readonly used: number;
  /** Level and part in words. */
  readonly words: string;
  readonly start: string;
  readonly end: string;
}

/** How near an account is to liquidation. */
export function RiskBar({ label, level, used, words, start, end }: RiskBarProps) {
  return (
    <>
      <div
        className={styles.meter}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.ceil(used * 100)}
        aria-valuetext={words}
      >
        <span className={styles.bar} data-level={level} style={{ width: `${Math.max(used * 100, 1)}%` }} />
      </div>
      <p className={styles.scale} aria-hidden="true">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </>
  );
}
