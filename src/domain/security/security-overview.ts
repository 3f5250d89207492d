import type { Instant } from '../shared/instant';

export const securityItemKeys = ['OTP', 'ANTI_PHISHING', 'TRADE_PWD', 'WITHDRAW_PWD', 'KYC'] as const;
export type SecurityItemKey = (typeof securityItemKeys)[number];

/** How well an account is protected. */
export interface SecurityOverview {
  /** 0 to 100. */
  readonly score: number;
  readonly items: readonly {
    readonly key: SecurityItemKey | 'other';
    readonly ok: boolean;
    /** Of the score; nothing for what protects nothing by itself. */
    readonly weight: number;
  }[];
}

export type SecurityPasswordKind = 'trade' | 'withdraw';

/** Either bound, since when and when a code of it was last taken; or the secret to bind an authenticator with. */
export type AuthenticatorState =
  | { readonly bound: true; readonly since: Instant | undefined; readonly shownAt: Instant | undefined }
  | { readonly bound: false; readonly secret: string; readonly uri: string };

/** A log-in, or a change of the account's security. */
export interface AccountActivity {
  readonly at: Instant;
  /** `LOGIN`, or what was changed. */
  readonly action: string;
  readonly ip: string;
  /** Empty where nothing is known. */
  readonly location: string;
  readonly device: string;
  readonly succeeded: boolean;
}

/** An open session. */
export interface Device {
  readonly id: string;
  /** Such as `Firefox on Windows`. */
  readonly name: string;
  readonly platform: string;
  readonly browser: string;
  readonly ip: string;
  readonly location: string;
  readonly lastActiveAt: Instant;
  /** The one that asks. */
  readonly current: boolean;
  readonly trusted: boolean;
  /** Gets the account's notifications by its push service. */
  readonly pushes: boolean;
}
