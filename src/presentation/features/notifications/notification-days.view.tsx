import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../domain/platform/notification';
import { useFormat } from '../../kit/formats/use-format';
import { IconButton } from '../../kit/controls/icon-button';
import { classNames } from '../../kit/controls/class-names';
import { Icon, type IconName } from '../../kit/controls/icon';
import { PageLink } from '../../kit/controls/page-link';
import styles from './notification-days.module.css';
import { useNotificationText } from './use-notification-text';

interface NotificationDaysProps {
  readonly rows: readonly Notification[];
  readonly onRead: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

const icons: Readonly<Record<Notification['level'], IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

/** Grouped by day, newest first. Opening what one leads to reads it. */
export function NotificationDays({ rows, onRead, onRemove }: NotificationDaysProps) {
  const format = useFormat();
  return (
    <>
      {daysOf(rows, (at) => format.date(at)).map(([day, told]) => (
        <section key={day}>
          <h2 className={styles.heading}>{day}</h2>
          <ul className={styles.list}>
            {told.map((notification) => (
              <Entry key={notification.id} notification={notification} onRead={onRead} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface EntryProps extends Omit<NotificationDaysProps, 'rows'> {
  readonly notification: Notification;
}

function Entry({ notification, onRead, onRemove }: EntryProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { id, level, link, read, at } = notification;
  const { title, body, language } = useNotificationText()(notification);
  const markRead = (): void => {
    if (!read) onRead(id);
  };
  return (
    <li className={classNames(styles.entry, !read && styles.unread)}>
      <span className={classNames(styles.icon, styles[level])}>
        <Icon name={icons[level]} />
      </span>
      <div lang={language}>
        <p className={styles.title}>
          {link === undefined ? (
            title
          ) : (
            <PageLink to={link} className={styles.link} onClick={markRead}>
              {title}
            </PageLink>
          )}
          {read ? null : <span className={styles.new}>{t('unread')}</span>}
        </p>
        {body === '' ? null : <p className={styles.body}>{body}</p>}
      </div>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {format.time(at)}
      </time>
      <div className={styles.actions}>
        {read ? null : <IconButton icon="check" label={t('markRead', { title })} onClick={markRead} />}
        <IconButton icon="close" label={t('remove', { title })} onClick={() => onRemove(id)} />
      </div>
    </li>
  );
}

function daysOf(
  rows: readonly Notification[],
  dayOf: (at: number) => string,
): readonly (readonly [string, readonly Notification[]])[] {
  const days = new Map<string, Notification[]>();
  for (const row of rows) {
    const day = dayOf(row.at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}
