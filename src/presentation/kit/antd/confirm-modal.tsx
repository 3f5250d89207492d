import { ConfirmQuestion, type ConfirmProps } from '../controls/confirm-question';
import { Modal } from './modal';

/** Asks before something that cannot be taken back. */
export function ConfirmModal({ title, ...question }: ConfirmProps) {
  return (
    <Modal title={title} onClose={question.onClose}>
      <ConfirmQuestion {...question} />
    </Modal>
  );
}
