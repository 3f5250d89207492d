import type { Instant } from '../shared/instant';
import type { LossCharge } from '../trading/collateral';

export type PreferenceValue = string | number | boolean;
export type Preferences = Readonly<Record<string, PreferenceValue>>;

/** 0 nothing, 1 identity, 2 identity and address. */
export type VerificationLevel = 0 | 1 | 2;

/** What the account call says beyond who somebody is: for the pages about the account. */
export interface AccountProfile {
  readonly userId: string;
  /** Whose sub-account this is; absent for a main account. */
  readonly mainUserId: string | undefined;
  readonly createdAt: Instant | undefined;
  /** Codes of the regions it belongs to by choice and by verification. */
  readonly region: string | undefined;
  readonly country: string | undefined;
  readonly verificationLevel: VerificationLevel;
  readonly discordName: string | undefined;
  readonly walletAddress: string | undefined;
  readonly agreedToTerms: boolean;
  readonly agreedToTrTerms: boolean;
  /** Versions agreed to last; absent where the host does not say, or nothing was agreed to. */
  readonly termsVersion?: string | undefined;
  readonly trTermsVersion?: string | undefined;
  /** Names of the notices that the person has put away for good. */
  readonly hiddenAlerts?: readonly string[];
  /** Absent where the host does not say. */
  readonly lossCharge?: LossCharge | undefined;
  readonly preferences: Preferences;
}

export type Agreement = 'terms' | 'trTerms';

export const products = ['SPOT', 'PERP', 'EARN', 'STAKING', 'COPY', 'CONVERT', 'BUY_CRYPTO'] as const;
export type Product = (typeof products)[number];

export const productRestrictions = ['REGION', 'VERIFICATION', 'SUB_ACCOUNT'] as const;
export type ProductRestriction = (typeof productRestrictions)[number];

export interface ProductAccess {
  readonly available: readonly (Product | 'other')[];
  readonly restricted: readonly {
    readonly product: Product | 'other';
    readonly reason: ProductRestriction | 'other';
  }[];
}

/** The announced upgrade of the exchange, if there is one. */
export interface MaintenancePlan {
  readonly running: boolean;
  readonly start: Instant | undefined;
  readonly end: Instant | undefined;
  /** Names of the parts that are worked on. */
  readonly modules: readonly string[];
  /** By this account's choice its orders are cancelled when it begins. */
  readonly cancelsOrders: boolean;
}
