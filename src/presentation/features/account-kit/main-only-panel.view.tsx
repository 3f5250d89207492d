import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { EmptyState } from '../../kit/controls/empty-state';
import { SwitchAccountButton } from './switch-account-button.view';

/** A sub-account has no such page: why, and the step to the account that has. */
export function MainOnlyPanel() {
  const { t } = useTranslation('accountKit');
  return <EmptyState title={t('mainOnly.title')} text={t('mainOnly.text')} action={<ToMainAccount />} />;
}

/** Goes on as the main account of a sub-account; nothing elsewhere. */
export const ToMainAccount = observer(function ToMainAccount() {
  const { session } = useApp();
  const { t } = useTranslation('accountKit');
  const mainUserId = session.account?.mainUserId;
  return mainUserId === undefined ? null : (
    <SwitchAccountButton userId={mainUserId} size="small" variant="primary">
      {t('mainOnly.action')}
    </SwitchAccountButton>
  );
});
