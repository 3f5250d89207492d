import { useContext, useState } from 'react';
import { KitContext } from './kit-context';
import { logoUrl, monogram } from './monogram';
import styles from './symbol-logo.module.css';

/** The logo of an asset from the image host; a drawn monogram stands in while it loads and where it is missing. */
export function SymbolLogo({ asset, size = 24 }: { readonly asset: string; readonly size?: number }) {
  const pattern = useContext(KitContext)?.environment.hosts.logos;
  const url = logoUrl(pattern, asset);
  const [loaded, setLoaded] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const { letters, hue } = monogram(asset);
  return (
    <span className={styles.logo} style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 32 32" className={styles.monogram}>
        <circle cx="16" cy="16" r="16" fill={`oklch(0.45 0.11 ${hue})`} />
        <text
          x="16"
          y="16"
          fill="#fff"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={letters.length > 2 ? 10 : 13}
          fontWeight="700"
        >
          {letters}
        </text>
      </svg>
      {url === undefined || missing === url ? null : (
        <img
          className={loaded === url ? styles.shown : styles.hidden}
          src={url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(url)}
          onError={() => setMissing(url)}
        />
      )}
    </span>
  );
}
