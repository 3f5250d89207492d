import { useTranslation } from 'react-i18next';
import type { SharedThing } from '../../../../domain/trading/shared-document';
import { saveFile } from '../../../kit/hooks/save-file';
import { TextField } from '../../../kit/controls/text-field';
import { Button } from '../../../kit/controls/button';
import { CopyButton } from '../../../kit/controls/copy-button';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogActions, DialogText } from '../../../kit/controls/dialog-parts';
import styles from './dialogs.module.css';
import { sharedFragment } from './shared-link';

interface ShareDialogProps {
  readonly thing: SharedThing;
  readonly name: string;
  readonly document: string;
  /** Where the link leads. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Hands what is in use to somebody else, as a link or a file. */
export function ShareDialog({ thing, name, document, path, onClose }: ShareDialogProps) {
  const { t } = useTranslation('layout');
  const link = window.location.origin + path + sharedFragment(thing, document);
  return (
    <Dialog title={t('share.title', { name })} onClose={onClose}>
      <DialogText>{t(`share.${thing}`)}</DialogText>
      <div className={styles.link}>
        <TextField readOnly aria-label={t('share.link')} value={link} onFocus={(event) => event.target.select()} />
        <CopyButton text={link} label={t('share.copy')} />
      </div>
      <DialogActions>
        <Button onClick={() => saveFile(`${fileName(name) || thing}.json`, 'application/json', document)}>
          {t('share.file')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Letters, digits and what joins them in a name: no disk refuses those. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
}
