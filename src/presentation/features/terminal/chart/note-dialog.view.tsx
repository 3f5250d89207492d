import { useId, useState } from 'react';
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
  const [tried, setTried] = useState(false);
  const problem = useId();
  const missing = tried && text.trim() === '';
  return (
    <Dialog title={t('draw.note')} onClose={onClose}>
      <PlainForm
        onSubmit={() => {
          if (text.trim() === '') setTried(true);
          else onWritten(text.trim());
        }}
      >
        <label className={styles.field}>
          {t('draw.noteText')}
          <TextField
            value={text}
            maxLength={longestNote}
            aria-invalid={missing || undefined}
            aria-describedby={problem}
            onChange={(event) => setText(event.target.value)}
            autoFocus
          />
        </label>
        <p id={problem} role="status" className={styles.problem}>
          {missing ? t('draw.noteMissing') : ''}
        </p>
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
