import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DevicePageMark } from '../../../application/security/device-page-mark';
import styles from './page-mark-of-device.module.css';
import { PagePicture } from './page-picture';

/** What the owner of this device knows the page by; nothing where none was chosen. */
export function PageMarkOfDevice({ device }: { readonly device: DevicePageMark }) {
  const { t } = useTranslation('session');
  const mark = useMemo(() => device.read(), [device]);
  if (!mark) return null;
  return (
    <figure className={styles.mark} aria-label={t('pageMark.title')}>
      <PagePicture name={mark.picture} size={40} />
      <div>
        <p className={styles.phrase}>{mark.phrase}</p>
        <figcaption className={styles.caption}>{t('pageMark.caption')}</figcaption>
      </div>
    </figure>
  );
}
