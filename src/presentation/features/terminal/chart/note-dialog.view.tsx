import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestNote } from '../../../../domain/markets/chart-drawing';
import { TextField } from '../../../kit/controls/text-field';
import { Button } from '../../../kit/controls/button';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogActions } from '../../../kit/controls/dialog-parts';
import { PlainForm } from '../../../kit/controls/plain-form';
import styles from './chart-dialogs.module.css';

/** Asks for the words of a note. */
export function NoteDialog({
  onClose,
  onWritten,
}: {
  readonly onClose: () => void;
  readonly onWritten: (text: string) => void;
}) {
  const { t } = useTranslation(['chart', 'common']);
  const [text, setText] = useState('');
  return (
    <Dialog title={t('draw.note')} onClose={onClose}>
      <PlainForm
        onSubmit={() => {
          if (text.trim() !== '') onWritten(text.trim());
        }}
      >
        <label className={styles.field}>
          {t('draw.noteText')}
          <TextField value={text} maxLength={longestNote} onChange={(event) => setText(event.target.value)} autoFocus />
        </label>
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('draw.place')}
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  );
}
