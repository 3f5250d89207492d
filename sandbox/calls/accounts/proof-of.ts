import type { Proof } from '../../services/security/factor';

/** The fields of a body by which an act is proven (catalogue, `proofInput`). */
export interface ProofFields {
  readonly otp?: string | undefined;
  readonly email_code?: string | undefined;
  readonly phone_code?: string | undefined;
  readonly passkey?: string | undefined;
  readonly recovery_code?: string | undefined;
  readonly trade_password?: string | undefined;
  readonly withdraw_password?: string | undefined;
}

export function proofOf(body: ProofFields): Proof {
  return {
    otp: body.otp,
    emailCode: body.email_code,
    phoneCode: body.phone_code,
    passkey: body.passkey,
    recoveryCode: body.recovery_code,
    tradePassword: body.trade_password,
    withdrawPassword: body.withdraw_password,
  };
}
