import { useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import type { FeaturesQueries } from '../../../application/social/features.queries';
import type { Feature, Switched } from '../../../domain/social/feature';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';

/** Parts that the host gives people in one of several forms. */
export const variedParts = ['marketplace-view'] as const;

/** Whether somebody has a part; what the host does not name, or has not said yet, is there. Inside an observer. */
export function useSwitch(features: FeaturesQueries, part: Switched): boolean {
  return useFeature(features, part)?.enabled ?? true;
}

/** In which of the forms somebody has a part; the first unless the host names another. Inside an observer. */
export function useVariant<Form extends string>(
  features: FeaturesQueries,
  part: (typeof variedParts)[number],
  forms: readonly [Form, ...Form[]],
): Form {
  const feature = useFeature(features, part);
  return forms.find((form) => feature?.enabled === true && form === feature.variant) ?? forms[0];
}

function useFeature(features: FeaturesQueries, part: string): Feature | undefined {
  const own = useApp().session.status === 'loggedIn';
  const all = useMemo(() => features.all(own), [features, own]);
  return known(useResource(all))?.find(({ key }) => key === part);
}
