import type { TransferLeg } from '../../engine/model/ledger-model';
import { unitsText } from '../../engine/model/units';
import type { Notifications } from '../notifications/notifications';
import type { UserRepository } from '../users/user-repository';

/** Where the client lists transfers. */
const link = '/wallet?movements&kind=SUB_ACCOUNT_TRANSFER';

/** What went from one person to another is told to either, with the other's UID. */
export function tellBothSides(notifications: Notifications, users: UserRepository, leg: TransferLeg): void {
  const [sender, recipient] = [users.byApplication(leg.from), users.byApplication(leg.to)];
  if (!sender || !recipient) return;
  const { asset } = leg;
  const amount = unitsText(leg.amount);
  const sides = [
    [sender, recipient, 'WITHDRAWAL', 'withdrawnTo', 'Withdrawal sent', 'sent to'],
    [recipient, sender, 'DEPOSIT', 'depositedFrom', 'Deposit received', 'received from'],
  ] as const;
  for (const [user, { userId }, type, key, title, verb] of sides)
    notifications.tell(user, {
      type,
      level: 'success',
      title,
      body: `${amount} ${asset} ${verb} UID ${userId}.`,
      message: { key, values: { amount, asset, userId: String(userId) } },
      link,
    });
}
