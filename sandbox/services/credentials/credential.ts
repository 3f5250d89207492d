export const credentialPermissions = ['READ', 'TRADE', 'WITHDRAW'] as const;
export type CredentialPermission = (typeof credentialPermissions)[number];

const credentialStatuses = ['ACTIVE', 'EXPIRED', 'WAITING'] as const;
export type CredentialStatus = (typeof credentialStatuses)[number];

/** An API key as its owner sees it. Times in milliseconds. */
export interface Credential {
  readonly credentialId: number;
  readonly userId: number;
  readonly name: string;
  readonly apiKey: string;
  /** READ is always among them. */
  readonly permissions: readonly CredentialPermission[];
  /** Addresses and ranges that may call; empty for any. */
  readonly ipList: readonly string[];
  readonly status: CredentialStatus;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly lastUsedAt: number | undefined;
}

/** What a signed call is checked against. */
export interface SigningCredential extends Credential {
  readonly secret: string;
  readonly applicationId: string;
}
