import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { DialogActions, DialogText } from './dialog-parts';

export interface ConfirmProps {
  readonly title: string;
  /** What it means, and whether it can be undone. */
  readonly text: string;
  /** The verb of what is confirmed. */
  readonly action: string;
  /** The safe way out, where another verb than “Cancel” is wanted. */
  readonly keep?: string;
  /** Busy until it has ended. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** What a dialog asks that confirms. Closing is the safe way out and has the focus. */
export function ConfirmQuestion({ text, action, keep, onConfirm, onClose }: Omit<ConfirmProps, 'title'>) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await onConfirm().finally(() => setBusy(false));
  };
  return (
    <>
      <DialogText>{text}</DialogText>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {keep ?? t('action.cancel')}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </>
  );
}
