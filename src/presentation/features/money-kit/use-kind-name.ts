import { useTranslation } from 'react-i18next';
import { type MoneyRecord, recordStatus } from '../../../domain/wallet/money-record';

/** What a record of the ledger is called. */
export function useKindName(): (kind: MoneyRecord['kind']) => string {
  const { t } = useTranslation('wallet');
  return (kind) => t(`kind.${kind}`);
}

/** How far a record has come, with the confirmations of a deposit that waits for them: Confirming 3/12. */
export function useStatusText(): (record: MoneyRecord) => string {
  const { t } = useTranslation('wallet');
  return (record) => {
    const status = recordStatus(record);
    const { confirmations } = record.movement ?? {};
    const word = t(`status.${status}`);
    return status === 'CONFIRMING' && confirmations ? `${word} ${confirmations.counted}/${confirmations.needed}` : word;
  };
}
