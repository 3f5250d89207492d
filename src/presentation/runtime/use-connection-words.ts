import { useTranslation } from 'react-i18next';
import { retryLimit } from '../../application/markets/market-stream.port';
import { useApp } from './app-context';

/** The connection's state in the user's language. Call it in an observer. */
export function useConnectionWords(): string {
  const { connection } = useApp();
  const { t } = useTranslation('common');
  switch (connection.condition) {
    case 'live':
      return t('connection.live');
    case 'late':
      return t('connection.late');
    case 'offline':
      return t('connection.offline');
    case 'reconnecting':
      return t('connection.reconnecting', { retry: connection.retry, limit: retryLimit });
    case 'connecting':
      return t('connection.connecting');
  }
}
