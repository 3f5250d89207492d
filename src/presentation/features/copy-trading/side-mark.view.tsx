import { useTranslation } from 'react-i18next';
import styles from './copy-trading.module.css';

/** Long or short, in a word and its colour. */
export function SideMark({ side }: { readonly side: 'LONG' | 'SHORT' }) {
  const { t } = useTranslation('copyTrading');
  return (
    <span className={styles.side} data-side={side}>
      {t(`side.${side}`)}
    </span>
  );
}
