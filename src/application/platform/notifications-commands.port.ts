import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What the exchange has told the account; as it happens it comes by `AccountStreamPort.onNotification`. */
export interface NotificationsCommandsPort {
  /** One, or all. `notFound` for anybody else's. */
  markRead(id?: string): Outcome<void>;
  /** `notFound` for anybody else's. */
  remove(id: string): Outcome<void>;
}

export const NotificationsCommandsPort = token<NotificationsCommandsPort>('NotificationsCommandsPort');
