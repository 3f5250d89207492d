import { useTranslation } from 'react-i18next';
import { isLocal } from './activity-words';
import styles from './place-cell.module.css';

/** Where something came from: the place as far as it is known, and the address. */
export function PlaceCell({ location, ip }: { readonly location: string; readonly ip: string }) {
  const { t } = useTranslation('security');
  const place = isLocal(location) ? t('place.local') : location;
  return (
    <span className={styles.place}>
      {place === '' ? null : <span>{place}</span>}
      <span className={styles.address}>{ip === '' ? t('place.unknown') : ip}</span>
    </span>
  );
}
