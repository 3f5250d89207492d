import type { CodeSent, Proof } from '../../../domain/security/factor';
import { second } from '../../../domain/shared/instant';

/** Only what is there: a host refuses fields it did not ask for. */
export function proofToWire({
  otp,
  emailCode,
  phoneCode,
  passkey,
  recoveryCode,
  tradePassword,
  withdrawPassword,
}: Proof) {
  return {
    ...(otp !== undefined && { otp }),
    ...(emailCode !== undefined && { email_code: emailCode }),
    ...(phoneCode !== undefined && { phone_code: phoneCode }),
    ...(passkey !== undefined && { passkey }),
    ...(recoveryCode !== undefined && { recovery_code: recoveryCode }),
    ...(tradePassword !== undefined && { trade_password: tradePassword }),
    ...(withdrawPassword !== undefined && { withdraw_password: withdrawPassword }),
  };
}

export function codeSentFromWire({
  expires_in,
  resend_after,
}: {
  readonly expires_in: number;
  readonly resend_after: number;
}): CodeSent {
  return { expiresIn: expires_in * second, resendAfter: resend_after * second };
}
