import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The weekly listing campaign (specification, section 7; protocol 6.4). Boards with `own` need a session. */
export interface ListingCampaignCommandsPort {
  /** `invalid` outside the voting phase and for a token that is no candidate, `duplicate` for a token that was predicted. */
  predict(prediction: {
    readonly round: number;
    readonly token: string;
    readonly price: Decimal;
  }): Outcome<{ readonly predictionId: string }>;
}

export const ListingCampaignCommandsPort = token<ListingCampaignCommandsPort>('ListingCampaignCommandsPort');
