import type { Instant } from '../shared/instant';

export const apiKeyPermissions = ['READ', 'TRADE', 'WITHDRAW'] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

export const apiKeyStatuses = ['ACTIVE', 'EXPIRED', 'WAITING'] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly permissions: readonly (ApiKeyPermission | 'other')[];
  /** Addresses and ranges it may be used from; empty for any. */
  readonly ipList: readonly string[];
  readonly status: ApiKeyStatus | 'other';
  readonly createdAt: Instant | undefined;
  /** A key without a list of addresses ends by itself. */
  readonly expiresAt: Instant | undefined;
  readonly lastUsedAt: Instant | undefined;
  /** Absent for the account's own. */
  readonly subUserId: string | undefined;
}

export interface ApiKeyWish {
  /** 1 to 32 characters. */
  readonly name: string;
  readonly permissions: readonly ApiKeyPermission[];
  readonly ipList: readonly string[];
  readonly subUserId?: string | undefined;
}
