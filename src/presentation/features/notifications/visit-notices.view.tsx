import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/controls/icon';
import { classNames } from '../../kit/controls/class-names';
import { useFormat } from '../../kit/formats/use-format';
import { useNoticeText } from '../../kit/formats/use-notice-text';
import { useApp } from '../../runtime/app-context';
import styles from './notification-days.module.css';

/** What was told in passing during this visit: a toast is gone after three seconds, and can be read again here. */
export const VisitNotices = observer(function VisitNotices() {
  const { notices } = useApp();
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const noticeText = useNoticeText();
  if (notices.history.length === 0) return null;
  return (
    <section aria-labelledby="visit-notices">
      <h2 id="visit-notices" className={styles.heading}>
        {t('visit')}
      </h2>
      <ul className={styles.list}>
        {notices.history.map(({ id, kind, text, at }) => (
          <li key={id} className={styles.entry}>
            <span className={classNames(styles.icon, styles[kind])}>
              <Icon name={kind} />
            </span>
            <p className={styles.title}>{noticeText(text)}</p>
            <time className={styles.time} dateTime={new Date(at).toISOString()}>
              {format.time(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
});
