import { useTranslation } from 'react-i18next';
import type { MoneyRecord } from '../../../domain/wallet/money-record';

/** What a record of the ledger is called. */
export function useKindName(): (kind: MoneyRecord['kind']) => string {
  const { t } = useTranslation('wallet');
  return (kind) => t(`kind.${kind}`);
}
