import { useOnDevice } from '../../kit/hooks/use-on-device';

export type DeviceKind = 'ios' | 'android' | 'desktop';

/** Which shop a device buys in; `undefined` in documents, which do not know who reads them. */
export function useDeviceKind(): DeviceKind | undefined {
  return useOnDevice(() => deviceKindOf(navigator));
}

/** An iPad says that it is a Mac, but has fingers on it. */
function deviceKindOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return 'desktop';
}
