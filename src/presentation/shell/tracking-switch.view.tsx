import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Switch } from '../kit/controls/switch';
import { useApp } from '../runtime/app-context';

/** The footer's way to allow or end being counted, at any time. */
export const TrackingSwitch = observer(function TrackingSwitch() {
  const { tracking } = useApp();
  const { t } = useTranslation('common');
  if (!tracking.available) return null;
  return (
    <Switch checked={tracking.allowed} onChange={(allowed) => tracking.choose(allowed ? 'yes' : 'no')}>
      {t('footer.tracking')}
    </Switch>
  );
});
