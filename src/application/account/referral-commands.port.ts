import type { ReferralCode } from '../../domain/account/referral';
import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * Inviting people and earning from their fees (specification, section 7; protocol 6.2 and 6.3). Changes of codes answer
 * all codes as they are then; `duplicate` for a code that is taken, `invalid` for one that is not 4 to 16 letters and
 * digits or a friend's part above the account's rate, `notFound` for a code that is not the account's.
 */
export interface ReferralCommandsPort {
  createCode(wanted: {
    readonly code?: string;
    readonly friendRate?: Decimal;
    readonly note?: string;
  }): Outcome<readonly ReferralCode[]>;
  editCode(
    id: string,
    change: { readonly friendRate?: Decimal; readonly note?: string },
  ): Outcome<readonly ReferralCode[]>;
  makeStandard(id: string): Outcome<readonly ReferralCode[]>;
  /** Once, and within a week of opening the account. */
  accept(code: string): Outcome<void>;
}

export const ReferralCommandsPort = token<ReferralCommandsPort>('ReferralCommandsPort');
