import type { Failure } from '../kernel/failure';
import type { PagePort } from './page.port';

/** Why an order, money or an identity is not sent now: nothing of it waits for a connection, to go out when nobody means it any more. */
export function offlineRefusal({ online }: Pick<PagePort, 'online'>): Failure | undefined {
  return online.current ? undefined : { kind: 'offline', detail: 'this device is offline, nothing was sent' };
}
