import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import type { Fill } from '../../../../../domain/trading/order';
import { fitTags, longestNote, longestTag, mostPictures, mostTags } from '../../../../../domain/trading/trade-journal';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { DialogActions } from '../../../../kit/controls/dialog-parts';
import { FileField } from '../../../../kit/controls/file-field';
import { PlainForm } from '../../../../kit/controls/plain-form';
import { TextArea } from '../../../../kit/controls/text-area';
import { TextField } from '../../../../kit/controls/text-field';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import cells from '../portfolio-cells.module.css';
import styles from './journal.module.css';
import type { JournalStore } from './journal.store';
import { shrunkPicture } from './shrunk-picture';

interface JournalCellProps {
  readonly fill: Fill;
  readonly journal: JournalStore;
}

/** What is written of a trade: its tags, and as much of its note as there is room for. */
export const JournalCell = observer(function JournalCell({ fill, journal }: JournalCellProps) {
  const { t } = useTranslation('portfolio');
  const words = useWords(fill);
  const entry = journal.of(fill);
  const isDraft = journal.drafts.has(fill.id);
  if (!isDraft && !entry) return unknownFigure;
  return (
    <span className={cells.pair}>
      {entry?.tags.map((tag) => (
        <span key={tag} className={cells.tag}>
          {tag}
        </span>
      ))}
      {isDraft ? <span className={cells.tag}>{t('journal.draft')}</span> : null}
      {entry?.note ? <span className={styles.excerpt}>{entry.note}</span> : null}
      {entry?.picture ? (
        <img className={styles.thumbnail} src={entry.picture} alt={t('journal.pictureOf', words)} />
      ) : null}
    </span>
  );
});

/** Writes of a trade, or changes what was written. */
export const NoteButton = observer(function NoteButton({ fill, journal }: JournalCellProps) {
  const { t } = useTranslation('portfolio');
  const [open, setOpen] = useState(false);
  const entry = journal.of(fill);
  const words = useWords(fill);
  return (
    <>
      <Button
        size="tiny"
        title={entry?.note || undefined}
        aria-label={t(entry ? 'journal.editOf' : 'journal.addOf', words)}
        onClick={() => setOpen(true)}
      >
        {t(entry ? 'journal.edit' : 'journal.add')}
      </Button>
      {open ? (
        <Dialog title={t('journal.entry', words)} onClose={() => setOpen(false)}>
          <EntryForm fill={fill} journal={journal} onDone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
});

/** Which trade it is. */
function useWords(fill: Fill): { readonly market: string; readonly time: string } {
  const format = useFormat();
  return { market: marketDisplayName(fill.symbol), time: format.dateTime(fill.at) };
}

const EntryForm = observer(function EntryForm({
  fill,
  journal,
  onDone,
}: JournalCellProps & { readonly onDone: () => void }) {
  const { t } = useTranslation(['portfolio', 'common']);
  const fileId = useId();
  const entry = journal.of(fill);
  const words = useWords(fill);
  const { note, tags, picture } = journal.draftOf(fill);
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const small = await shrunkPicture(file);
    setUnreadable(small === undefined);
    if (small !== undefined) journal.draft(fill, { picture: small });
  };
  const [unsaved, setUnsaved] = useState(false);
  const tagsFit = fitTags(tags);
  const full = !entry?.picture && !journal.hasRoomForPictures;
  return (
    <PlainForm
      className={styles.form}
      onKeyDown={(event) => {
        // From the tags and from the lines of the note alike; browsers differ in what they send with Ctrl.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={() => {
        if (!tagsFit) return;
        const kept = journal.write(fill, note, tags, picture);
        setUnsaved(!kept);
        if (kept) onDone();
      }}
    >
      <label className={styles.field}>
        {t('journal.note')}
        <TextArea
          rows={5}
          maxLength={longestNote}
          value={note}
          onChange={(event) => journal.draft(fill, { note: event.target.value })}
        />
      </label>
      <label className={styles.field}>
        {t('journal.tags')}
        <TextField
          value={tags}
          placeholder={t('journal.tagsHint')}
          aria-invalid={!tagsFit}
          onChange={(event) => journal.draft(fill, { tags: event.target.value })}
          onKeyDown={(event) => {
            // Enter ends a tag, as a comma does.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (/[^,\s]\s*$/.test(tags)) journal.draft(fill, { tags: `${tags.trimEnd()}, ` });
          }}
        />
      </label>
      {tagsFit ? null : <p role="alert">{t('journal.tagLimits', { most: mostTags, letters: longestTag })}</p>}
      {picture ? (
        <figure className={styles.picture}>
          <img src={picture} alt={t('journal.pictureOf', words)} />
          <Button size="small" onClick={() => journal.draft(fill, { picture: undefined })}>
            {t('journal.removePicture')}
          </Button>
        </figure>
      ) : full ? (
        <p className={styles.note}>{t('journal.noRoom', { most: mostPictures })}</p>
      ) : (
        <div className={styles.field}>
          <label htmlFor={fileId}>{t('journal.picture')}</label>
          <FileField id={fileId} accept="image/*" onChoose={(file) => void choose(file)} />
        </div>
      )}
      {unreadable ? <p role="alert">{t('journal.unreadable')}</p> : null}
      <p className={styles.note}>{t('journal.where')}</p>
      {unsaved ? <p role="alert">{t('journal.notSaved')}</p> : null}
      <DialogActions>
        <Button
          onClick={() => {
            journal.forget(fill);
            onDone();
          }}
        >
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" variant="primary">
          {t('common:action.save')}
        </Button>
      </DialogActions>
    </PlainForm>
  );
});
