import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { FeaturesQueries } from '../../../application/social/features.queries';
import { Part } from '../../runtime/part';
import { switchedOffFeature } from './switched-off.feature';
import { type Switched, useSwitch } from './use-switch';

/** A page that is there only for those for whom the host has switched it on; the others are told. */
export function switchedPage<Stores extends object>(
  part: Switched,
  Page: ComponentType<{ readonly stores: Stores }>,
): ComponentType<{ readonly stores: Stores & { readonly features: FeaturesQueries } }> {
  return observer(function SwitchedPage({ stores }) {
    return useSwitch(stores.features, part) ? <Page stores={stores} /> : <Part feature={switchedOffFeature} />;
  });
}
