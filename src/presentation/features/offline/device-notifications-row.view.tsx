import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../kit/antd/switch';
import { view } from '../../runtime/feature';
import { SettingRow } from '../account-kit/setting-row';
import { DeviceNotificationsStore } from './device-notifications.store';

/** Whether this device tells of fills and alerts while the page is behind others. It asks once somebody turns it on. */
const DeviceNotificationsRow = observer(function DeviceNotificationsRow({
  stores: { device },
}: {
  readonly stores: { readonly device: DeviceNotificationsStore };
}) {
  const { t } = useTranslation('settings');
  useEffect(() => device.start(), [device]);
  const { permission } = device;
  const usable = permission === 'granted' || permission === 'unasked';
  return (
    <SettingRow
      title={t('notify.device.title')}
      text={t(usable ? 'notify.device.text' : `notify.device.${permission}`)}
    >
      <Switch
        aria-label={t('notify.device.title')}
        checked={device.on}
        disabled={!usable}
        onChange={(on) => void device.choose(on)}
      />
    </SettingRow>
  );
});

export default view(DeviceNotificationsRow, { device: DeviceNotificationsStore });
