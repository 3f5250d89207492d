import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { FeaturesQueries } from '../../../application/social/features.queries';
import type { Switched } from '../../../domain/social/feature';
import { Part } from '../../runtime/part';
import { switchedOffFeature } from './switched-off.feature';
import { useSwitch } from './use-switch';

interface SwitchedPageProps<Stores> {
  readonly stores: Stores & { readonly features: FeaturesQueries };
  /** As the page's manifest says. */
  readonly switchedBy?: Switched | undefined;
}

/** A page that is there only for those for whom the host has switched on what its manifest names; the others are told. */
export function switchedPage<Stores extends object>(
  Page: ComponentType<{ readonly stores: Stores }>,
): ComponentType<SwitchedPageProps<Stores>> {
  return observer(function SwitchedPage({ stores, switchedBy }) {
    if (switchedBy === undefined) throw new Error('The manifest of this page names no part that is switched.');
    return useSwitch(stores.features, switchedBy) ? <Page stores={stores} /> : <Part feature={switchedOffFeature} />;
  });
}
