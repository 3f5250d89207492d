import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { StrategyKind } from './copy-strategy';
import type { CopyEnd, CopyStatus } from './own-copy';

export const leadRequirements = ['VERIFIED', 'PROFILE', 'CAPITAL', 'TRADES'] as const;
export type LeadRequirementId = (typeof leadRequirements)[number];

/** Something that is needed before a strategy can be opened. */
export interface LeadRequirement {
  readonly id: LeadRequirementId | 'other';
  readonly met: boolean;
  /** USDT of capital, or how many trades; `undefined` where it is a matter of yes or no. */
  readonly have: Decimal | undefined;
  readonly need: Decimal | undefined;
}

/** Whether an account may lead, and what it leads. Ratios as fractions. */
export interface Leading {
  readonly requirements: readonly LeadRequirement[];
  readonly minProfitShare: number;
  readonly maxProfitShare: number;
  readonly strategies: readonly OwnStrategy[];
}

/** A strategy of one's own. Money in USDT, the profit share as a fraction. */
export interface OwnStrategy {
  readonly strategyId: string;
  readonly name: string;
  readonly intro: string;
  readonly kind: StrategyKind | 'other';
  readonly profitShare: number;
  readonly openedAt: Instant;
  /** `undefined` as long as it can be copied. */
  readonly closedAt: Instant | undefined;
  /** Shown to others; not while the own profile hides what its page shows. */
  readonly listed: boolean;
  readonly copiers: number;
  readonly assetsUnderCopy: Decimal;
  /** Profit share received so far. */
  readonly earned: Decimal;
  /** Would be shared if the day ended now. */
  readonly due: Decimal;
}

/** Somebody who copies an own strategy. Money in USDT. */
export interface OwnCopier {
  readonly copyId: string;
  /** As others may see it. */
  readonly coolName: string;
  readonly uuid: string | undefined;
  readonly counter: boolean;
  readonly status: CopyStatus | 'other';
  readonly end: CopyEnd | 'other' | undefined;
  readonly startedAt: Instant;
  /** Put in, less what was taken out. */
  readonly amount: Decimal;
  /** Now; 0 once it has ended. */
  readonly worth: Decimal;
  /** What went back to the copier, once it has ended; `undefined` where the exchange does not say. */
  readonly returned: Decimal | undefined;
  readonly profit: Decimal;
  /** What it paid the lead. */
  readonly sharedProfit: Decimal;
}

/** One payment to a lead. USDT. */
export interface LeadPayment {
  readonly at: Instant;
  readonly coolName: string;
  readonly profit: Decimal;
  readonly amount: Decimal;
}

/** What a person decides when a strategy is opened. */
export interface NewStrategy {
  readonly name: string;
  readonly intro: string;
  readonly kind: StrategyKind;
  /** As a fraction. */
  readonly profitShare: number;
}

export const longestIntro = 160;
const form = /^[\p{L}\p{N}][\p{L}\p{N} .&'-]{1,28}[\p{L}\p{N}.]$/u;

/** 3 to 30 letters, digits and blanks, some marks in between. Whether it is free, the exchange knows. */
export function isStrategyName(text: string): boolean {
  return form.test(text);
}

/** As the exchange keeps it: no blanks around, one between. */
export function tidyName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
