import { useEffect } from 'react';
import { useNoticeText } from '../../kit/formats/use-notice-text';
import type { DeviceNotificationsStore } from './device-notifications.store';

/** Hands notices on to the device; draws nothing. */
export function DeviceNotifier({ device }: { readonly device: DeviceNotificationsStore }) {
  const noticeText = useNoticeText();
  useEffect(() => device.tell(noticeText), [device, noticeText]);
  return null;
}
