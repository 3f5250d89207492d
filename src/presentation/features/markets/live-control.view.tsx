import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { useHotKeyAction } from '../commands/hot-key-actions';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { StaleBadge } from '../../kit/controls/stale-badge';
import styles from './live-control.module.css';
import type { TickersStore } from './tickers.store';

interface LiveControlProps {
  readonly tickers: TickersStore;
  /** The switch is a drawing alone; its name stays for those who point at it or listen. */
  readonly compact?: boolean;
}

/** Says in words whether the prices on the page are live, and stops and restarts them (WCAG 2.2.2). */
export const LiveControl = observer(function LiveControl({ tickers, compact = false }: LiveControlProps) {
  const { t } = useTranslation('markets');
  const action = tickers.paused ? t('live.resume') : t('live.pause');
  useHotKeyAction('figures.pause', () => tickers.pause(!tickers.paused));
  return (
    <div className={styles.control} data-compact={compact || undefined}>
      <LiveState tickers={tickers} />
      <Button
        size="small"
        className={styles.switch}
        title={compact ? action : undefined}
        onClick={() => tickers.pause(!tickers.paused)}
      >
        <svg viewBox="0 0 12 12" width="10" height="10" fill="currentColor" aria-hidden="true">
          {tickers.paused ? <path d="M2 1l9 5-9 5z" /> : <path d="M2 1h3v10H2zM7 1h3v10H7z" />}
        </svg>
        <span className={styles.action}>{action}</span>
      </Button>
    </div>
  );
});

const LiveState = observer(function LiveState({ tickers }: { readonly tickers: TickersStore }) {
  const { t } = useTranslation('markets');
  const format = useFormat();
  const { connection } = useApp();
  if (tickers.paused) {
    return <span className={styles.state}>{t('live.pausedAt', { time: format.time(tickers.receivedAt) })}</span>;
  }
  // The banner over the page says since when.
  if (connection.condition === 'reconnecting' || connection.condition === 'offline')
    return <StaleBadge since={undefined} />;
  if (tickers.receivedAt === undefined) return <span className={styles.state}>{t('live.connecting')}</span>;
  if (tickers.stale) {
    return (
      <span className={styles.state}>
        <StaleBadge since={tickers.receivedAt} />
        <span className={styles.age}>{format.relative(tickers.receivedAt, tickers.checkedAt)}</span>
      </span>
    );
  }
  return (
    <span className={styles.state}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.on}>{t('live.on')}</span>
    </span>
  );
});
