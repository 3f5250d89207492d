import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { historyRanges } from '../../../domain/trading/history-range';
import { recordKinds } from '../../../domain/wallet/money-record';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/controls/select';
import { TextField } from '../../kit/controls/text-field';
import { useResource } from '../../kit/data/use-resource';
import { saveFile } from '../../kit/hooks/save-file';
import { useKindName } from '../money-kit/use-kind-name';
import type { RecordFileKind } from './record-file';
import { type RecordFilter, statusesOf } from './record-filter';
import styles from './records.module.css';
import type { RecordsStore } from './records.store';

interface RecordsBarProps {
  readonly store: RecordsStore;
  readonly filter: RecordFilter;
  readonly onNarrow: (change: Partial<RecordFilter>) => void;
}

/** Tells spreadsheets that the text is Unicode. */
const byteOrderMark = '\uFEFF';

/** What of the movements is wanted, and its files. */
export const RecordsBar = observer(function RecordsBar({ store, filter, onNarrow }: RecordsBarProps) {
  const { t } = useTranslation('wallet');
  const kindName = useKindName();
  const statuses = statusesOf(filter.kind);
  const holdings = useResource(useMemo(() => store.queries.holdings(), [store]));
  const assets = (known(holdings) ?? []).map(({ asset }) => asset).sort();
  const write = async (kind: RecordFileKind): Promise<void> => {
    const file = await store.write(kind);
    if (file) saveFile(file.name, 'text/csv;charset=utf-8', byteOrderMark + file.text);
  };
  return (
    <div className={styles.bar} role="group" aria-label={t('records.filters')}>
      <Select
        size="small"
        aria-label={t('records.kind')}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t('records.everyKind') },
          ...recordKinds.map((kind) => ({ value: kind, label: kindName(kind) })),
        ]}
        onChange={(kind) => onNarrow({ kind: recordKinds.find((each) => each === kind) })}
      />
      <Select
        size="small"
        aria-label={t('column.asset')}
        value={filter.asset}
        options={[
          { value: '', label: t('records.everyAsset') },
          ...[...new Set(filter.asset === '' ? assets : [filter.asset, ...assets])].map((asset) => ({
            value: asset,
            label: asset,
          })),
        ]}
        onChange={(asset) => onNarrow({ asset })}
      />
      {statuses.length > 0 ? (
        <Select
          size="small"
          aria-label={t('records.status')}
          value={filter.status ?? ''}
          options={[
            { value: '', label: t('records.everyStatus') },
            ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
          onChange={(status) => onNarrow({ status: statuses.find((each) => each === status) })}
        />
      ) : null}
      <Select
        size="small"
        aria-label={t('records.range')}
        value={filter.range}
        options={historyRanges.map((range) => ({ value: range, label: t(`range.${range}`) }))}
        onChange={(range) => onNarrow({ range })}
      />
      {filter.range === 'custom'
        ? (['first', 'last'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              size="small"
              aria-label={t(`range.${end}`)}
              value={filter[end]}
              onChange={({ target }) => onNarrow({ [end]: target.value })}
            />
          ))
        : null}
      <span className={styles.files}>
        <Button size="small" busy={store.writing === 'records'} onClick={() => void write('records')}>
          {t('records.export')}
        </Button>
        <Button size="small" busy={store.writing === 'statement'} onClick={() => void write('statement')}>
          {t('records.statement')}
        </Button>
      </span>
    </div>
  );
});
