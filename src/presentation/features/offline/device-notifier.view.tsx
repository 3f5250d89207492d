import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceNotificationsStore } from './device-notifications.store';

/** Hands notices on to the device; draws nothing. */
export function DeviceNotifier({ device }: { readonly device: DeviceNotificationsStore }) {
  const { t } = useTranslation('common');
  useEffect(
    // Whoever shows a notice knows its key.
    () => device.tell((text) => ('key' in text ? t(text.key as 'notice.dismiss', text.values ?? {}) : text.text)),
    [device, t],
  );
  return null;
}
