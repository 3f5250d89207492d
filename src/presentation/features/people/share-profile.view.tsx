import { SharedProfileContext, type SharedProfile } from './shared-profile';
import { Part } from '../../runtime/part';
import { shareProfileFeature } from './share-profile.feature';

/** Opens the dialog that makes a picture of a profile. */
export function ShareProfile(shared: SharedProfile) {
  return (
    <SharedProfileContext value={shared}>
      <Part feature={shareProfileFeature} />
    </SharedProfileContext>
  );
}
