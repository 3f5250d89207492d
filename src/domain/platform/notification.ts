import type { Instant } from '../shared/instant';

export const notificationTypes = ['ORDER', 'DEPOSIT', 'WITHDRAWAL', 'LIQUIDATION', 'CAMPAIGN', 'SYSTEM'] as const;
export type NotificationType = (typeof notificationTypes)[number];
const notificationLevels = ['info', 'success', 'warning', 'error'] as const;
export type NotificationLevel = (typeof notificationLevels)[number];

/** That an order has filled: bought or sold, in hedge mode opened or closed. */
export const fillMessages = ['bought', 'sold', 'openLong', 'closeLong', 'openShort', 'closeShort'] as const;

export const notificationMessages = [
  'verified',
  'verificationRejected',
  'deposited',
  'depositedFrom',
  'purchased',
  'withdrawn',
  'withdrawnTo',
  'withdrawalCancelled',
  'liquidated',
  'liquidatedLong',
  'liquidatedShort',
  'triggered',
  'triggeredBuy',
  'triggeredSell',
  'refusedBuy',
  'refusedSell',
  ...fillMessages,
  'securityChanged',
  'manyPlaces',
  'newLogin',
  'campaignPrize',
  'listingPrize',
  'approverInvited',
  'approverAccepted',
  'approverDeclined',
  'approverLeft',
  'approvalAsked',
  'approvalAPPROVED',
  'approvalREFUSED',
  'approvalEXPIRED',
  'approvalFAILED',
  'copyStopLoss',
  'copyTakeProfit',
  'copyStrategyClosed',
  'copierJoined',
  'voucherRebate',
  'voucherFund',
  'voucherBoost',
] as const;

/** What was set off, as `triggeredBuy` and `triggeredSell` say it, and `refusedBuy` and `refusedSell` where nothing came of it. */
export const triggeredKinds = ['STOP', 'STOP_LOSS', 'TAKE_PROFIT', 'TRAILING_STOP'] as const;

/** What is told, for whoever says it in another language. */
export interface NotificationMessage {
  readonly key: (typeof notificationMessages)[number];
  readonly values: Readonly<Record<string, string>>;
}

/** Something the exchange tells a person. Its texts are in its own language; `message` is there where it is a known one. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType | 'other';
  readonly level: NotificationLevel;
  readonly title: string;
  readonly body: string;
  readonly message?: NotificationMessage | undefined;
  /** A path of this site. */
  readonly link?: string | undefined;
  readonly read: boolean;
  readonly at: Instant;
}

/** As a host words it. */
export interface HostNotification {
  readonly id: string;
  readonly type: string;
  readonly level: string;
  readonly title: string;
  readonly body: string;
  readonly message?: { readonly key: string; readonly values: Readonly<Record<string, string>> } | undefined;
  readonly link?: string | undefined;
  readonly read: boolean;
  readonly at: Instant;
}

/** What is not known is left out; a link that leads to another site is none. */
export function notificationOf({ type, level, message, link, ...rest }: HostNotification): Notification {
  const key = notificationMessages.find((each) => each === message?.key);
  return {
    ...rest,
    type: notificationTypes.find((each) => each === type) ?? 'other',
    level: notificationLevels.find((each) => each === level) ?? 'info',
    message: key && message && { key, values: message.values },
    link: link !== undefined && /^\/(?![/\\])/.test(link) ? link : undefined,
  };
}
