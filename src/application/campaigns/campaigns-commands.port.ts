import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Contests among the exchange's people (specification, section 7; protocol 6.4). `notFound` for a campaign that does not exist. */
export interface CampaignsCommandsPort {
  /** `duplicate` for an account that takes part already, `invalid` when sign-up is closed. */
  signUp(id: string): Outcome<void>;
  dismissNotice(id: string): Outcome<void>;
}

export const CampaignsCommandsPort = token<CampaignsCommandsPort>('CampaignsCommandsPort');
