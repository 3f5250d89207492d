import { isMustSee, readPreferences, standardPreferences } from '../../../src/domain/platform/preferences';
import type { AccountSettings } from '../users/account-settings';
import type { UserRepository } from '../users/user-repository';
import type { SecurityRecords } from './security-records';
import type { Notifications } from '../notifications/notifications';

/** Mails what people are told of, where they have chosen so. Nobody can do without word of liquidations and of the account itself. */
export function mailNotifications(
  notifications: Notifications,
  users: UserRepository,
  settings: AccountSettings,
  records: SecurityRecords,
): void {
  notifications.onNotification((to, { type, title, body, message }) => {
    // Changes of security are mailed as they are made.
    if (message?.key === 'securityChanged') return;
    const user = users.byId(to.userId);
    if (!user) return;
    const person = users.mainOf(user);
    const chosen = { ...standardPreferences, ...readPreferences(settings.preferences(person)) };
    if (isMustSee(type) || chosen[`notify.${type}.email`]) records.mail(person.userId, person.email, title, [body]);
  });
}
