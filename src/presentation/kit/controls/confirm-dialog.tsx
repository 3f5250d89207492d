import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions, DialogText } from './dialog-parts';

interface ConfirmDialogProps {
  readonly title: string;
  /** What it means, and whether it can be undone. */
  readonly text: string;
  /** The verb of what is confirmed. */
  readonly action: string;
  /** Busy until it has ended. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. Closing is the safe way out and has the focus. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await onConfirm().finally(() => setBusy(false));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogText>{text}</DialogText>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
