import { createContext, useContext } from 'react';
import type { Resource } from '../../../application/kernel/resource';
import type { ProfileOverview, ProfileSummary, Span } from '../../../domain/social/trader-profile';

/** Whose profile is being made a picture of, and who closes the dialog. */
export interface SharedProfile {
  readonly trader: ProfileOverview;
  readonly summary: Resource<ProfileSummary>;
  /** The period that is chosen on the profile. */
  readonly span: Span;
  readonly onClose: () => void;
}

export const SharedProfileContext = createContext<SharedProfile | undefined>(undefined);

export function useSharedProfile(): SharedProfile {
  const shared = useContext(SharedProfileContext);
  if (!shared) throw new Error('No profile is being shared.');
  return shared;
}
