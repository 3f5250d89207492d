import { unitsText } from '../../engine/model/units';
import type { Addressee, Notifications } from '../notifications/notifications';
import type { Movement } from './movement';
import { networkOf } from './networks';

/** Where it went and by which transaction, for the mail that somebody keeps. */
export function tellCompleted(notifications: Notifications, user: Addressee, movement: Movement): void {
  const { asset, chainToken, network, targetAddress, transactionId } = movement;
  const amount = unitsText(movement.amount - movement.fee);
  const chain = networkOf(chainToken, network)?.chain.name ?? network;
  notifications.tell(user, {
    type: 'WITHDRAWAL',
    level: 'success',
    title: 'Withdrawal completed',
    body: `${amount} ${asset} sent to ${shortened(targetAddress)} on ${chain}. TxID: ${transactionId}`,
    message: { key: 'withdrawn', values: { amount, asset } },
    link: linkOf(asset),
  });
}

export function tellCancelled(notifications: Notifications, user: Addressee, { asset, amount: whole }: Movement): void {
  const amount = unitsText(whole);
  notifications.tell(user, {
    type: 'WITHDRAWAL',
    level: 'info',
    title: 'Withdrawal cancelled',
    body: `${amount} ${asset} returned to your account.`,
    message: { key: 'withdrawalCancelled', values: { amount, asset } },
    link: linkOf(asset),
  });
}

function linkOf(asset: string): string {
  return `/wallet?withdraw=${asset}`;
}

function shortened(address: string): string {
  return address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}
