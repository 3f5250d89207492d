import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';

/** A sub-account has no such page: why, and the step to the account that has. */
export const MainOnlyPanel = observer(function MainOnlyPanel() {
  const { session } = useApp();
  const { t } = useTranslation('accountKit');
  const mainUserId = session.account?.mainUserId;
  return (
    <EmptyState
      title={t('mainOnly.title')}
      text={t('mainOnly.text')}
      action={
        mainUserId === undefined ? undefined : (
          <Button
            size="small"
            variant="primary"
            busy={session.switchingTo === mainUserId}
            onClick={() => void session.switchTo(mainUserId)}
          >
            {t('mainOnly.action')}
          </Button>
        )
      }
    />
  );
});
