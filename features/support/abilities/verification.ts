export interface VerificationAbility {
  handIn(passport: { readonly number: string; readonly expiry?: string }): Promise<void>;
  /** After a refusal, with everything else as it was. */
  mendNumber(number: string): Promise<void>;
  handInAddress(): Promise<void>;
  state(): Promise<'NONE' | 'PENDING' | 'APPROVED' | 'REJECTED'>;
  level(): Promise<number>;
  /** USDT, without signs. */
  dailyLimit(): Promise<string>;
  isTold(reason: 'DOCUMENT_UNREADABLE'): Promise<boolean>;
  isToldOfExpiry(): Promise<boolean>;
  /** Anything that was typed, in what the device keeps. */
  isKeptOnDevice(text: string): Promise<boolean>;
}
