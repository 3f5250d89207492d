import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { NotificationsCommandsPort } from './notifications-commands.port';

/** Marks and removes what the account was told. One that another tab has removed meanwhile is gone as was wished. */
export class TendNotifications {
  static readonly needs: Needs<typeof TendNotifications> = [NotificationsCommandsPort];

  constructor(private readonly notifications: NotificationsCommandsPort) {}

  /** @param id all of them when absent */
  markRead(id?: string): Outcome<void> {
    return unlessGone(this.notifications.markRead(id));
  }

  remove(id: string): Outcome<void> {
    return unlessGone(this.notifications.remove(id));
  }
}

async function unlessGone(change: Outcome<void>): Outcome<void> {
  const changed = await change;
  return !changed.ok && changed.error.kind === 'notFound' ? success(undefined) : changed;
}
