import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../domain/platform/notification';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { classNames } from '../../kit/controls/class-names';
import { Icon } from '../../kit/controls/icon';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { paths } from '../../runtime/paths';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import styles from './latest-notifications.module.css';
import type { LatestNotificationsStore } from './latest-notifications.store';
import type { UnreadStore } from './unread.store';
import { useNotificationText } from './use-notification-text';

interface LatestNotificationsProps {
  readonly latest: LatestNotificationsStore;
  readonly unread: UnreadStore;
}

/** What the bell opens: the newest notifications, and the way to all of them. */
export const LatestNotifications = observer(function LatestNotifications({ latest, unread }: LatestNotificationsProps) {
  const { t } = useTranslation('notifications');
  useEffect(() => latest.start(), [latest]);
  const read = async (id?: string): Promise<void> => {
    await latest.markRead(id);
    await unread.refresh();
  };
  return (
    <section className={styles.latest} aria-label={t('title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <Button size="small" variant="ghost" idle={unread.count === 0} onClick={() => void read()}>
          {t('markAll')}
        </Button>
      </div>
      <Rows latest={latest} onRead={(id) => void read(id)} />
      {unread.alerts === 0 ? null : (
        <p className={styles.alerts}>
          <Link to={`${paths.notifications}#alerts`}>{t('alertsFired', { count: unread.alerts })}</Link>
        </p>
      )}
      <ButtonLink size="small" to={paths.notifications} className={styles.all}>
        {t('all')}
      </ButtonLink>
    </section>
  );
});

const Rows = observer(function Rows({
  latest,
  onRead,
}: {
  readonly latest: LatestNotificationsStore;
  readonly onRead: (id: string) => void;
}) {
  const { t } = useTranslation('notifications');
  if (!latest.shown)
    return latest.failure ? (
      <FailureState failure={latest.failure} onRetry={() => void latest.show(1)} />
    ) : (
      <RowsSkeleton roomy />
    );
  if (latest.shown.rows.length === 0) return <p className={styles.empty}>{t('empty.text')}</p>;
  return (
    <ul className={styles.list}>
      {latest.shown.rows.map((each) => (
        <Row key={each.id} notification={each} onRead={onRead} />
      ))}
    </ul>
  );
});

const Row = observer(function Row({
  notification,
  onRead,
}: {
  readonly notification: Notification;
  readonly onRead: (id: string) => void;
}) {
  const { t } = useTranslation('notifications');
  const { switches } = useApp();
  const format = useFormat();
  const now = useExchangeNow(true);
  const { id, level, link, read, at } = notification;
  const { title, body, language } = useNotificationText()(notification);
  const text = (
    <>
      <span className={classNames(styles.icon, styles[level])}>
        <Icon name={level} />
      </span>
      <span lang={language} className={styles.words}>
        <span className={styles.name}>
          {title}
          {read ? null : <span className="unseen"> · {t('unread')}</span>}
        </span>
        {body === '' ? null : <span className={styles.body}>{body}</span>}
      </span>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {format.relative(at, now)}
      </time>
    </>
  );
  return (
    <li className={classNames(styles.entry, !read && styles.fresh)}>
      {link === undefined || !switches.leads(link) ? (
        <div className={styles.line}>{text}</div>
      ) : (
        <Link
          to={link}
          className={classNames(styles.line, styles.link)}
          onClick={() => (read ? undefined : onRead(id))}
        >
          {text}
        </Link>
      )}
    </li>
  );
});
