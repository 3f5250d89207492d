import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** A sub-account has no such page: why, and the step to the account that has. */
export const MainOnlyPanel = observer(function MainOnlyPanel() {
  const { session } = useShell();
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
