import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { divide, decimal } from '../../../../../domain/shared/decimal';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { FileField } from '../../../../kit/controls/file-field';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import { saveFile } from '../../../../kit/hooks/save-file';
import { useApp } from '../../../../runtime/app-context';
import { signed } from '../../../../kit/controls/signed-figure';
import styles from './journal.module.css';
import type { JournalStore } from './journal.store';

/** Opens what the journal amounts to: results by tag, and its file. */
export const JournalButton = observer(function JournalButton({ journal }: { readonly journal: JournalStore }) {
  const { t } = useTranslation('portfolio');
  const [open, setOpen] = useState(false);
  useEffect(() => journal.start(), [journal]);
  return (
    <>
      <Button size="tiny" onClick={() => setOpen(true)}>
        {t('journal.title')}
      </Button>
      {open ? (
        <Dialog title={t('journal.title')} onClose={() => setOpen(false)}>
          <Journal journal={journal} />
        </Dialog>
      ) : null}
    </>
  );
});

const Journal = observer(function Journal({ journal }: { readonly journal: JournalStore }) {
  const { t } = useTranslation('portfolio');
  const { notices } = useApp();
  const fileId = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const taken = journal.take(await file.text());
    if (taken === 'no-journal') notices.show('error', { key: 'portfolio:journal.notOne' });
    else if (taken === 'no-room') notices.show('error', { key: 'portfolio:journal.notSaved' });
    else notices.show('success', { key: 'portfolio:journal.taken', values: { count: taken } });
  };
  return (
    <div className={styles.form}>
      {journal.results.length === 0 ? (
        <p className={styles.note}>{t('journal.none')}</p>
      ) : (
        <>
          <Results journal={journal} />
          <p className={styles.note}>{t('journal.afterFees')}</p>
          {journal.results.some(({ feeless }) => feeless > 0) ? (
            <p className={styles.note}>{t('journal.feeless')}</p>
          ) : null}
        </>
      )}
      <p className={styles.note}>{t('journal.where')}</p>
      <div className={styles.files}>
        <Button
          size="small"
          disabled={journal.entries.length === 0}
          onClick={() => saveFile('trade-journal.json', 'application/json', journal.file)}
        >
          {t('journal.export')}
        </Button>
        <div className={styles.field}>
          <label htmlFor={fileId}>{t('journal.import')}</label>
          <FileField id={fileId} accept="application/json,.json" onChoose={(file) => void take(file)} />
        </div>
      </div>
    </div>
  );
});

const Results = observer(function Results({ journal }: { readonly journal: JournalStore }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  return (
    <table className={styles.results}>
      <caption className="unseen">{t('journal.results')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('journal.tag')}</th>
          <th scope="col">{t('journal.trades')}</th>
          <th scope="col">{t('journal.closed')}</th>
          <th scope="col">{t('journal.winRate')}</th>
          <th scope="col">{t('journal.netPnl')}</th>
        </tr>
      </thead>
      <tbody>
        {journal.results.map(({ tag, quote, trades, closed, won, counted, profit }) => (
          <tr key={`${tag} ${quote}`}>
            <th scope="row">{tag}</th>
            <td>{format.integer(trades)}</td>
            <td>{format.integer(closed)}</td>
            <td>{closed === 0 ? unknownFigure : format.part(divide(decimal(won), decimal(closed)))}</td>
            <td>{counted === 0 ? unknownFigure : `${signed(format, profit)} ${quote}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
