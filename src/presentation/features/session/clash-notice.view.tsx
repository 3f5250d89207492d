import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import type { ClashStore } from './clash.store';
import { providerNames } from './provider-mark';
import styles from './session-frame.module.css';

/** A provider's address is somebody's here already: they log in as ever, and the provider is added. */
export const ClashNotice = observer(function ClashNotice({ store }: { readonly store: ClashStore }) {
  const { t } = useTranslation('session');
  const { clash } = store;
  return (
    <div role="status">
      {clash ? (
        <div className={styles.notice}>
          <p>{t('clash.text', { email: clash.email, provider: providerNames[clash.provider] })}</p>
          <Button variant="link" onClick={() => store.drop()}>
            {t('clash.drop')}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
