import type { BusinessApplication, MobileRelease, Survey, SurveyReply } from '../../domain/platform/survey';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What people and companies tell the exchange, and the mobile app it offers (specification, section 7; protocol 6.2). */
export interface FeedbackPort {
  /** Surveys that wait for an answer of this account, on this kind of device or on any. */
  surveys(device?: 'web' | 'mobile'): Outcome<readonly Survey[]>;
  /** `duplicate` when it was answered within 90 days, `invalid` when an answer is missing or none of the options. */
  answer(reply: SurveyReply): Outcome<void>;
  /** Answers the application's number; `duplicate` for a second one from an address on one day. */
  applyAsBroker(application: BusinessApplication): Outcome<string>;
  applyAsMarketMaker(application: BusinessApplication): Outcome<string>;
  /** `notFound` while none has been published. */
  mobileRelease(): Outcome<MobileRelease>;
}

export const FeedbackPort = token<FeedbackPort>('FeedbackPort');
