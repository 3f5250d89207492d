import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import styles from './brand.module.css';

/** The exchange's name with its mark; leads home. */
export function Brand() {
  const { environment, paths } = useApp();
  const { t } = useTranslation('common');
  const { name } = environment.brand;
  return (
    <Link to={paths.home} className={styles.brand} aria-label={t('nav.home', { name })}>
      <BrandMark />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

/** Two sails before the wind. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M17.5 3v19.5H29C28.2 13.6 24 6.8 17.5 3Z" fill="var(--action)" />
      <path d="M14.5 9v13.5H5C6 17 9.4 12.4 14.5 9Z" fill="currentColor" />
      <path d="M3 25.5h26c-1.4 2.2-3.6 3.5-6.5 3.5h-13C6.6 29 4.4 27.7 3 25.5Z" fill="currentColor" />
    </svg>
  );
}
