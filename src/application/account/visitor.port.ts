import type { Place, ServedRegion } from '../../domain/account/place';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What is known of anybody's whereabouts, without a session. */
export interface VisitorPort {
  here(): Outcome<Place>;
  /** `invalid` for what is no address. */
  placeOf(ip: string): Outcome<Place>;
  regions(): Outcome<readonly ServedRegion[]>;
}

export const VisitorPort = token<VisitorPort>('VisitorPort');
