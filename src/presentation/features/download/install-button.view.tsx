import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import type { InstalledAppStore } from '../offline/installed-app.store';
import styles from './download.module.css';
import type { DeviceKind } from './use-device-kind';

interface InstallButtonProps {
  readonly app: InstalledAppStore;
  readonly device: DeviceKind | undefined;
}

/** Installs where the browser lets a page ask; elsewhere it says where the browser's own menu has it. */
export const InstallButton = observer(function InstallButton({ app, device }: InstallButtonProps) {
  const { t } = useTranslation('download');
  useEffect(() => app.start(), [app]);
  if (app.state === 'installed') return <p className={styles.installed}>{t('install.done')}</p>;
  return (
    <div className={styles.install}>
      {app.state === 'offered' ? (
        <Button variant="primary" size="large" onClick={() => app.install()}>
          {t('install.action')}
        </Button>
      ) : null}
      <p className={styles.text}>{t(app.state === 'offered' ? 'install.text' : `install.by.${device ?? 'desktop'}`)}</p>
    </div>
  );
});
