import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { Icon } from '../../kit/controls/icon';
import styles from './bell-link.module.css';

const most = 99;

export function BellLink({ unread }: { readonly unread: number }) {
  const { paths } = useApp();
  const { t } = useTranslation('common');
  const format = useFormat();
  const label = unread === 0 ? t('nav.notifications') : t('nav.notificationsUnread', { shown: format.integer(unread) });
  return (
    <Link to={paths.notifications} className={styles.bell} aria-label={label} title={label}>
      <Icon name="bell" />
      {unread === 0 ? null : (
        <span className={styles.count} aria-hidden="true">
          {unread > most ? `${format.integer(most)}+` : format.integer(unread)}
        </span>
      )}
    </Link>
  );
}
