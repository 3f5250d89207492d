import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';

/** Why a sub-account has no factors to change, and the step to the account that has. */
export const SubAccountNotice = observer(function SubAccountNotice() {
  const { session } = useApp();
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
