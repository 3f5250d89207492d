import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import type { ClashStore } from './clash.store';
import { providerNames } from './provider-mark';
import styles from './session-frame.module.css';

interface ClashNoticeProps {
  readonly clash: ClashStore['clash'];
  readonly onDrop: () => void;
}

/** A provider's address is somebody's here already: they log in as ever, and the provider is added. */
export function ClashNotice({ clash, onDrop }: ClashNoticeProps) {
  const { t } = useTranslation('session');
  return (
    <div role="status">
      {clash ? (
        <div className={styles.notice}>
          <p>{t('clash.text', { email: clash.email, provider: providerNames[clash.provider] })}</p>
          <Button variant="link" onClick={onDrop}>
            {t('clash.drop')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
