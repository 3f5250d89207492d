import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestName, tidyName } from '../../../../domain/platform/saved-items';
import { TextField } from '../../../kit/controls/text-field';
import { Button } from '../../../kit/controls/button';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogActions } from '../../../kit/controls/dialog-parts';
import { PlainForm } from '../../../kit/controls/plain-form';
import styles from './dialogs.module.css';

interface NameDialogProps {
  readonly title: string;
  /** To begin with. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name. */
export function NameDialog({ title, name, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation(['layout', 'common']);
  const [text, setText] = useState(name);
  const id = useId();
  const tidy = tidyName(text);
  return (
    <Dialog title={title} onClose={onClose}>
      <PlainForm
        onSubmit={() => {
          if (tidy === undefined) return;
          onName(tidy);
          onClose();
        }}
      >
        <label className={styles.field} htmlFor={id}>
          {t('name')}
          <TextField
            id={id}
            autoFocus
            onFocus={(event) => event.target.select()}
            maxLength={longestName}
            value={text}
            aria-invalid={tidy === undefined || undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p id={`${id}-problem`} role="status" className={styles.problem}>
          {tidy === undefined ? t('nameMissing') : ''}
        </p>
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('save')}
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  );
}
