import type { Units } from '../../engine/model/units';
import type { Rate } from './referral-codes';

const whole = 10_000n;

/** Who gets what of a fee, the invited person first; each rounded down, so that it is never more than the fee. */
export function sharedFee(
  fee: Units,
  rate: Rate,
  friendRate: Rate,
): { readonly amount: Units; readonly friendAmount: Units } {
  const friendAmount = (fee * BigInt(Math.min(friendRate, rate))) / whole;
  return { amount: (fee * BigInt(rate)) / whole - friendAmount, friendAmount };
}
