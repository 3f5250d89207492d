import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/controls/empty-state';
import { ToMainAccount } from '../account-kit/main-only-panel.view';

/** Why a sub-account has no factors to change, and the step to the account that has. */
export function SubAccountNotice() {
  const { t } = useTranslation('security');
  return <EmptyState title={t('sub.title')} text={t('sub.text')} action={<ToMainAccount />} />;
}
