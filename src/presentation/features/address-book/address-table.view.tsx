import { useTranslation } from 'react-i18next';
import type { BookedAddress } from '../../../domain/wallet/address-book';
import { memoProblem } from '../../../domain/wallet/addresses/memo';
import { internalNetwork } from '../../../domain/wallet/withdrawal';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { FullAddress } from '../money-kit/full-address.view';
import { useMemoForm } from '../money-kit/use-memo-form';

interface AddressTableProps {
  readonly addresses: readonly BookedAddress[];
  readonly names: ReadonlyMap<string, string>;
  readonly listedOnly: boolean;
  readonly onRemove: (address: BookedAddress) => void;
}

export function AddressTable({ addresses, names, listedOnly, onRemove }: AddressTableProps) {
  const { t } = useTranslation(['addressBook', 'common']);
  const format = useFormat();
  const memoForm = useMemoForm();
  const now = useExchangeNow(false);
  const memoWords = (each: BookedAddress) => {
    const wrong = memoProblem(each);
    return wrong && <div>{wrong === 'missing' ? t('memo.unsaid') : memoForm(each.network)}</div>;
  };
  return (
    <RecordTable
      caption={t('title')}
      roomy
      rows={addresses}
      rowKey={({ addressId }) => addressId}
      columns={[
        { id: 'label', title: t('column.label'), cell: ({ label }) => label },
        {
          id: 'network',
          title: t('column.network'),
          cell: ({ network }) => (network === internalNetwork ? t('internal') : (names.get(network) ?? network)),
        },
        {
          id: 'address',
          title: t('column.address'),
          cell: (each) => (
            <>
              <FullAddress address={each.address} />
              {each.memo === '' ? null : <div>{t('memo.is', { memo: each.memo })}</div>}
              {each.withoutMemo ? <div>{t('memo.without')}</div> : null}
              {memoWords(each)}
            </>
          ),
        },
        {
          id: 'state',
          title: t('column.state'),
          cell: ({ usableAt }) =>
            usableAt <= now ? (
              <Mark tone="good">{t('state.verified')}</Mark>
            ) : (
              <Mark long tone={listedOnly ? 'warning' : 'neutral'}>
                {t('state.from', { at: format.dateTime(usableAt) })}
              </Mark>
            ),
        },
        {
          id: 'actions',
          title: t('column.actions'),
          actions: true,
          cell: (each) => (
            <Button
              size="small"
              variant="ghost"
              aria-label={t('remove.title', { name: each.label })}
              onClick={() => onRemove(each)}
            >
              {t('common:action.remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}
