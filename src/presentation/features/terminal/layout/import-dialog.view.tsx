import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longestDocument, type SharedThing } from '../../../../domain/trading/shared-document';
import { FileField } from '../../../kit/controls/file-field';
import { TextField } from '../../../kit/controls/text-field';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogText } from '../../../kit/controls/dialog-parts';
import styles from './dialogs.module.css';
import { documentOfFragment } from './shared-link';

interface ImportDialogProps {
  readonly thing: SharedThing;
  /** Shows what a document holds, and takes it. */
  readonly preview: (document: string) => ReactNode;
  readonly onClose: () => void;
}

/** Takes something from a file or a link, and shows what it holds first. */
export function ImportDialog({ thing, preview, onClose }: ImportDialogProps) {
  const { t } = useTranslation('layout');
  const [text, setText] = useState<string>();
  const id = useId();
  return (
    <Dialog title={t(`import.${thing}`)} onClose={onClose}>
      <DialogText>{t('import.text')}</DialogText>
      <div className={styles.field}>
        <label htmlFor={`${id}-file`}>{t('import.file')}</label>
        <FileField
          id={`${id}-file`}
          accept="application/json,.json"
          // A little more than is taken is enough to say that it is too large.
          onChoose={(file) =>
            void file
              ?.slice(0, longestDocument * 4)
              .text()
              .then(setText)
          }
        />
      </div>
      <label className={styles.field} htmlFor={`${id}-link`}>
        {t('import.link')}
        <TextField
          id={`${id}-link`}
          type="url"
          onChange={(event) =>
            setText(
              event.target.value === ''
                ? undefined
                : documentOfFragment(thing, event.target.value.slice(event.target.value.indexOf('#'))),
            )
          }
        />
      </label>
      {text === undefined ? null : preview(text)}
    </Dialog>
  );
}
