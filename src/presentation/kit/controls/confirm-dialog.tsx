import { ConfirmQuestion, type ConfirmProps } from './confirm-question';
import { Dialog } from './dialog';

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, ...question }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={question.onClose}>
      <ConfirmQuestion {...question} />
    </Dialog>
  );
}
