import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../kit/formats/use-format';
import { useApp } from '../runtime/app-context';
import { Button } from '../kit/controls/button';
import { classNames } from '../kit/controls/class-names';
import styles from './connection-indicator.module.css';
import { useConnectionWords } from '../runtime/use-connection-words';

/** State of the market stream in words, leading to which calls answer, with the time of the last update, and a way back when it is lost. */
export const ConnectionIndicator = observer(function ConnectionIndicator() {
  const { connection, paths } = useApp();
  const { t } = useTranslation('common');
  const words = useConnectionWords();
  return (
    <div className={styles.indicator}>
      <Link
        to={paths.apiStatus}
        className={classNames(styles.state, styles[connection.condition])}
        title={t('footer.status')}
      >
        <span className={styles.dot} aria-hidden="true" />
        {words}
      </Link>
      <LastUpdate />
      {connection.condition === 'offline' ? (
        <Button size="small" onClick={() => connection.reconnect()}>
          {t('connection.reconnect')}
        </Button>
      ) : null}
    </div>
  );
});

const LastUpdate = observer(function LastUpdate() {
  const { connection } = useApp();
  const { t } = useTranslation('common');
  const format = useFormat();
  return connection.lastUpdateAt === undefined ? null : (
    <span className={styles.updated}>{t('connection.updated', { time: format.time(connection.lastUpdateAt) })}</span>
  );
});
