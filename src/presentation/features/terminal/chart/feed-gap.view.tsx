import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import styles from './chart-tools.module.css';

/** Says from when on candles are missing while the stream is interrupted; they are filled in when it is back. */
export const FeedGap = observer(function FeedGap() {
  const { t } = useTranslation('chart');
  const format = useFormat();
  const { condition, lastUpdateAt } = useApp().connection;
  if ((condition !== 'reconnecting' && condition !== 'offline') || lastUpdateAt === undefined) return null;
  return <p className={styles.gap}>{t('gap', { time: format.time(lastUpdateAt) })}</p>;
});
