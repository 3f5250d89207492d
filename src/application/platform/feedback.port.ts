import type { MobileRelease, Survey } from '../../domain/platform/survey';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What people and companies tell the exchange, and the mobile app it offers (specification, section 7; protocol 6.2). */
export interface FeedbackPort {
  /** Surveys that wait for an answer of this account, on this kind of device or on any. */
  surveys(device?: 'web' | 'mobile'): Outcome<readonly Survey[]>;
  /** `notFound` while none has been published. */
  mobileRelease(): Outcome<MobileRelease>;
}

export const FeedbackPort = token<FeedbackPort>('FeedbackPort');
