import { useTranslation } from 'react-i18next';
import type { ListingPhase, ListingRound } from '../../../domain/campaigns/listing-round';
import { Mark } from '../../kit/controls/mark';

interface PhaseStateProps {
  readonly round: ListingRound;
  readonly of: ListingPhase;
}

/** The time of a part of the round, as it stood when the round was read. */
export function phaseState({ phase, phases }: ListingRound, of: ListingPhase): 'UPCOMING' | 'LIVE' | 'ENDED' {
  const at = phases.findIndex(({ name }) => name === phase);
  const place = phases.findIndex(({ name }) => name === of);
  return at === -1 || at > place ? 'ENDED' : at === place ? 'LIVE' : 'UPCOMING';
}

export function PhaseState({ round, of }: PhaseStateProps) {
  const { t } = useTranslation('listingCampaign');
  const state = phaseState(round, of);
  return <Mark tone={state === 'LIVE' ? 'good' : 'neutral'}>{t(`state.${state}`)}</Mark>;
}
