import type { BusinessApplication } from '../../domain/platform/business-application';
import type { SurveyReply } from '../../domain/platform/survey';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What people and companies tell the exchange, and the mobile app it offers (specification, section 7; protocol 6.2). */
export interface FeedbackCommandsPort {
  /** `duplicate` when it was answered within 90 days, `invalid` when an answer is missing or none of the options. */
  answer(reply: SurveyReply): Outcome<void>;
  /** Answers the application's number; `duplicate` for a second one from an address on one day. */
  applyAsBroker(application: BusinessApplication): Outcome<string>;
  applyAsMarketMaker(application: BusinessApplication): Outcome<string>;
  applyAsLeadTrader(application: BusinessApplication): Outcome<string>;
}

export const FeedbackCommandsPort = token<FeedbackCommandsPort>('FeedbackCommandsPort');
