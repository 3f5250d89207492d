import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineNoteFeature } from '../features/offline/offline-note.feature';
import { useApp } from '../runtime/app-context';
import { useFeatureOpener } from '../runtime/feature';
import { Part } from '../runtime/part';
import { Button } from '../kit/controls/button';
import styles from './connection-banner.module.css';
import { useConnectionWords } from '../runtime/use-connection-words';

/** Says over every page that prices are not live, as long as they are not, and moves nothing. Announced, because nothing else is. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { connection, quiet } = useApp();
  const opener = useFeatureOpener();
  const { t } = useTranslation('common');
  const words = useConnectionWords();
  const { condition } = connection;
  const lost = condition !== 'live' && condition !== 'connecting';
  useEffect(() => {
    // What is said without a line has to be here before the line is gone. Where it cannot be had, less is said.
    if (quiet.over) opener.open(offlineNoteFeature).catch(() => undefined);
  }, [quiet.over, opener]);
  return (
    <div role="status" className={styles.place}>
      {lost ? (
        <div className={styles.banner}>
          <p>
            <strong>{words}.</strong>{' '}
            {condition === 'late' ? (
              t('connection.notLive')
            ) : (
              <Part feature={offlineNoteFeature} waiting={t('connection.notLive')} failed={t('connection.notLive')} />
            )}
          </p>
          {condition === 'offline' ? (
            <Button size="small" onClick={() => connection.reconnect()}>
              {t('connection.reconnect')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
});
