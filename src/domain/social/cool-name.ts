import type { Instant } from '../shared/instant';

export type CoolNameSource = 'CUSTOM' | 'TWITTER' | 'RANDOM';

/** The public nickname of an account, and when it may be changed. */
export interface CoolName {
  readonly coolName: string;
  readonly source: CoolNameSource | 'other';
  readonly changedAt: Instant | undefined;
  /** Absent when it may be changed now. */
  readonly nextChangeAt: Instant | undefined;
}

const form = /^[A-Za-z0-9_]{3,20}$/;

/** 3 to 20 letters, digits and underscores (protocol 6.4). Whether it is free, the host knows. */
export function isCoolName(text: string): boolean {
  return form.test(text);
}

/** An account of X that was bound to a profile. */
export interface TwitterProfile {
  readonly handle: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  readonly boundAt: Instant;
}

/** Where the visitor allows the binding; what comes back from there is the verifier. */
export interface TwitterAuthorization {
  readonly url: string;
  readonly token: string;
}
