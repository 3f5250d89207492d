import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** Why a sub-account has no factors to change, and the step to the account that has. */
export const SubAccountNotice = observer(function SubAccountNotice() {
  const { session } = useShell();
  const { t } = useTranslation(['security', 'accountKit']);
  const mainUserId = session.account?.mainUserId;
  return (
    <EmptyState
      title={t('sub.title')}
      text={t('sub.text')}
      action={
        mainUserId === undefined ? undefined : (
          <Button
            size="small"
            variant="primary"
            busy={session.switchingTo === mainUserId}
            onClick={() => void session.switchTo(mainUserId)}
          >
            {t('accountKit:mainOnly.action')}
          </Button>
        )
      }
    />
  );
});
