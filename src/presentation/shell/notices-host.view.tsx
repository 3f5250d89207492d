import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../runtime/app-context';
import { IconButton } from '../kit/controls/icon-button';
import { classNames } from '../kit/controls/class-names';
import { useNoticeText } from '../kit/formats/use-notice-text';
import { Icon } from '../kit/controls/icon';
import styles from './notices-host.module.css';
import type { Notice } from '../runtime/stores/notices.store';

/** Toasts at the top of the page; pointing at one or focusing it holds them all. */
export const NoticesHost = observer(function NoticesHost() {
  const { notices } = useApp();
  const { t } = useTranslation('common');
  return (
    <section
      className={styles.host}
      aria-label={t('notice.region')}
      // Told to listen before anything is in it: a status that comes with its words is often not spoken.
      aria-live="polite"
      onPointerEnter={() => notices.hold()}
      onPointerLeave={() => notices.release()}
      onFocus={() => notices.hold()}
      onBlur={() => notices.release()}
    >
      {notices.shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
});

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const { notices } = useApp();
  const { t } = useTranslation('common');
  const noticeText = useNoticeText();
  const { text, kind } = notice;
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind} />
      <p className={styles.text}>
        <span className="unseen">{t(`notice.${kind}`)}: </span>
        {noticeText(text)}
      </p>
      <IconButton
        icon="close"
        className={styles.dismiss}
        label={t('notice.dismiss')}
        onClick={() => notices.dismiss(notice.id)}
      />
    </div>
  );
}
