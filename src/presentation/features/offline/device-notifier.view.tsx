import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { valueTexts } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import type { DeviceNotificationsStore } from './device-notifications.store';

/** Hands notices on to the device; draws nothing. */
export function DeviceNotifier({ device }: { readonly device: DeviceNotificationsStore }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  useEffect(
    // Whoever shows a notice knows its key.
    () =>
      device.tell((text) =>
        'key' in text ? t(text.key as 'notice.dismiss', valueTexts(text.values, format)) : text.text,
      ),
    [device, t, format],
  );
  return null;
}
