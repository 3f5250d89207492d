import { useTranslation } from 'react-i18next';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { unknownFigure } from '../../kit/formats/format';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

/** What a copy is worth; what has gone back to the account once it has ended is not the copy's any more. */
export function CopyWorth({
  copy: { status, worth, returned },
}: {
  readonly copy: Pick<OwnCopy, 'status' | 'worth' | 'returned'>;
}) {
  const { t } = useTranslation('copyTrading');
  const usdt = useUsdt();
  if (returned === undefined) return status === 'ENDED' ? unknownFigure : usdt(worth);
  return (
    <span className={styles.stack}>
      {unknownFigure}
      <small className={styles.lead}>
        {t('column.returned')} {usdt(returned)}
      </small>
    </span>
  );
}
