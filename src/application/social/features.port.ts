import type { Feature } from '../../domain/social/feature';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Which parts of the product are switched on. */
export interface FeaturesPort {
  /** For anybody. */
  publicFeatures(): Outcome<readonly Feature[]>;
  /** For the caller: a part may be switched on for some users first, always the same ones. */
  myFeatures(): Outcome<readonly Feature[]>;
}

export const FeaturesPort = token<FeaturesPort>('FeaturesPort');
