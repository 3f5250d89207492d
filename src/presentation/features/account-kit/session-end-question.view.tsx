import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/controls/confirm-dialog';
import type { ConfirmProps } from '../../kit/controls/confirm-question';

/** Asks before somebody leaves an account whose orders are being sent, or follow the market, from here. */
export function SessionEndQuestion(asked: Pick<ConfirmProps, 'action' | 'onConfirm' | 'onClose'>) {
  const { t } = useTranslation('accountKit');
  return <ConfirmDialog {...asked} title={t('sessionEnd.title')} text={t('sessionEnd.text')} />;
}
