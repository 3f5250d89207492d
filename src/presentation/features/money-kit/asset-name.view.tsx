import type { ReactNode } from 'react';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import styles from './asset-name.module.css';

interface AssetNameProps {
  readonly asset: string;
  /** What it is called in full, or what else is to be said of it. */
  readonly note?: ReactNode;
  readonly size?: number;
}

/** An asset with its logo. */
export function AssetName({ asset, note, size = 24 }: AssetNameProps) {
  return (
    <span className={styles.asset}>
      <SymbolLogo asset={asset} size={size} />
      <span className={styles.words}>
        <span className={styles.name}>{asset}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
