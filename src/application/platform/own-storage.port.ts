import { token } from '../kernel/token';

/** What somebody writes, sets or draws, and what they do, as far as it was kept before it was parted by account. */
export const ownKeys = [
  'alerts',
  'chart-drawings-1',
  'chased-orders',
  'coverage-alarms',
  'dead-man-switch',
  'discord.state',
  'quick-sizes',
  'recent-commands',
  'risk-limits',
  'trade-journal',
] as const;

/** Each person's own on a device that others use too. */
export type OwnKey = (typeof ownKeys)[number] | 'referral-code' | 'chosen-watchlist';

/**
 * Kept on this device for whoever is using it: each account has its own, and so have visitors together. Reading and
 * writing is always for who is there now. How the page looks is the device's and lies in its storage beside this.
 */
export interface OwnStoragePort {
  read(key: OwnKey): string | undefined;
  write(key: OwnKey, value: string): void;
  remove(key: OwnKey): void;
  /** Told of writes by other tabs, and of what there is for somebody else who logs in, out, or goes on as another account. */
  onChange(key: OwnKey, listener: (value: string | undefined) => void): () => void;
}

export const OwnStoragePort = token<OwnStoragePort>('OwnStoragePort');
