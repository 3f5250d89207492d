import { monogram } from '../../kit/controls/monogram';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** The animal that somebody chose; it gives the colour. */
  readonly avatar: string;
  readonly size?: number;
}

/** Stands for a person beside the name. */
export function Avatar({ name, avatar, size = 32 }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      style={{
        inlineSize: size,
        blockSize: size,
        fontSize: size * 0.45,
        background: `oklch(0.45 0.11 ${monogram(avatar).hue})`,
      }}
      aria-hidden="true"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
