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
  notifications.tell(sender, {
    type: 'WITHDRAWAL',
    level: 'success',
    title: 'Withdrawal sent',
    body: `${amount} ${asset} sent to UID ${recipient.userId}.`,
    message: { key: 'withdrawnTo', values: { amount, asset, userId: String(recipient.userId) } },
    link,
  });
  notifications.tell(recipient, {
    type: 'DEPOSIT',
    level: 'success',
    title: 'Deposit received',
    body: `${amount} ${asset} received from UID ${sender.userId}.`,
    message: { key: 'depositedFrom', values: { amount, asset, userId: String(sender.userId) } },
    link,
  });
}
