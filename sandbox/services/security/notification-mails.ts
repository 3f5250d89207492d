import { isMustSee, readPreferences, standardPreferences } from '../../../src/domain/platform/preferences';
import type { NotificationMessage } from '../../../src/domain/platform/notification';
import type { AccountSettings } from '../users/account-settings';
import type { UserRepository } from '../users/user-repository';
import type { SecurityRecords } from './security-records';
import type { Notifications } from '../notifications/notifications';

/** What is about security is mailed as it happens. */
const mailedAlready: ReadonlySet<NotificationMessage['key']> = new Set(['securityChanged', 'manyPlaces', 'newLogin']);

/** Mails what people are told of, where they have chosen so. Nobody can do without word of liquidations and of the account itself. */
export function mailNotifications(
  notifications: Notifications,
  users: UserRepository,
  settings: AccountSettings,
  records: SecurityRecords,
): void {
  notifications.onNotification((to, { type, title, body, message }) => {
    if (message && mailedAlready.has(message.key)) return;
    const user = users.byId(to.userId);
    if (!user) return;
    const person = users.mainOf(user);
    const chosen = { ...standardPreferences, ...readPreferences(settings.preferences(person)) };
    if (isMustSee(type) || chosen[`notify.${type}.email`]) records.mail(person.userId, person.email, title, [body]);
  });
}
