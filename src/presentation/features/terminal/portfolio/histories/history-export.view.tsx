import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/controls/button';
import { Checkbox } from '../../../../kit/controls/checkbox';
import { saveFile } from '../../../../kit/hooks/save-file';
import { useFormat } from '../../../../kit/formats/use-format';
import styles from '../portfolio-cells.module.css';
import type { HistoryFilter } from '../history-filter';
import type { HistoryStore } from './history.store';

/** Tells spreadsheets that the text is Unicode. */
const byteOrderMark = '\uFEFF';

/** Writes everything that fits the filters to a file, with how far it is and a way to stop. */
export const HistoryExport = observer(function HistoryExport<Row>({ store }: { readonly store: HistoryStore<Row> }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const [marked, setMarked] = useState(true);
  const [written, setWritten] = useState<{ readonly rows: number; readonly filter: HistoryFilter }>();
  const { progress } = store;
  const write = async (): Promise<void> => {
    setWritten(undefined);
    const { filter } = store;
    const file = await store.exportRows();
    if (!file) return;
    saveFile(file.name, 'text/csv;charset=utf-8', `${marked ? byteOrderMark : ''}${file.text}`);
    setWritten({ rows: file.rows, filter });
  };
  return (
    <span className={styles.actions}>
      <span role="status">
        {progress
          ? t('history.exporting', { read: format.integer(progress.read), total: format.integer(progress.total) })
          : written?.filter === store.filter
            ? t('history.exported', { count: written.rows })
            : ''}
      </span>
      <Checkbox checked={marked} onChange={(checked) => setMarked(checked)}>
        {t('history.bom')}
      </Checkbox>
      {progress ? (
        <Button size="tiny" onClick={() => store.cancelExport()}>
          {t('history.cancel')}
        </Button>
      ) : (
        <Button size="tiny" onClick={() => void write()}>
          {t('history.export')}
        </Button>
      )}
    </span>
  );
});
