import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../runtime/app-context';
import styles from './tracking-switch.module.css';

/** The footer's way to allow or end being counted, at any time. */
export const TrackingSwitch = observer(function TrackingSwitch() {
  const { tracking } = useApp();
  const { t } = useTranslation('common');
  if (!tracking.available) return null;
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={tracking.allowed}
      onClick={() => tracking.choose(tracking.allowed ? 'no' : 'yes')}
    >
      <span className={styles.track} aria-hidden="true" />
      {t('footer.tracking')}
    </button>
  );
});
