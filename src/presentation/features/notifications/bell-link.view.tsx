import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { Icon } from '../../kit/controls/icon';
import styles from './bell-link.module.css';

const most = 99;

export function BellLink({ unread }: { readonly unread: number }) {
  const { paths } = useApp();
  const label = useBellName(unread);
  return (
    <Link to={paths.notifications} className={styles.bell} aria-label={label} title={label}>
      <BellFace unread={unread} />
    </Link>
  );
}

export function useBellName(unread: number): string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return unread === 0 ? t('nav.notifications') : t('nav.notificationsUnread', { shown: format.integer(unread) });
}

/** The bell with what is unread. */
export function BellFace({ unread }: { readonly unread: number }) {
  const format = useFormat();
  return (
    <>
      <Icon name="bell" />
      {unread === 0 ? null : (
        <span className={styles.count} aria-hidden="true">
          {unread > most ? `${format.integer(most)}+` : format.integer(unread)}
        </span>
      )}
    </>
  );
}
