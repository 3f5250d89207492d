import { unitsFromText } from '../../engine/model/units';
import { day } from '../../../src/domain/shared/instant';

/** Staking of the product's own token: rates and terms (protocol 6.6). They change, so they stand here as data. */
export const stakingTerms = {
  token: 'WOO',
  /** A year's reward in 1e-12. */
  apr: unitsFromText('0.068'),
  minAmount: unitsFromText('1'),
  unbonding: 7 * day,
  /** What an exit at once costs, in 1e-12. */
  exitPenalty: unitsFromText('0.05'),
  /** The reward of a day is paid this long after the day. */
  payoutAfter: day,
  /** How far a person has to be verified. */
  kycLevel: 1,
} as const;
