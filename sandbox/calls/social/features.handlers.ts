import type { featuresEndpoints } from '../../../src/infrastructure/wire/catalogue/features.endpoints';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { FeatureView } from '../../services/features/features';

export function featuresHandlers({ features, now }: Services): Handlers<typeof featuresEndpoints> {
  const answer = (rows: readonly FeatureView[]) => ({
    success: true as const,
    data: { rows: rows.map((row) => ({ ...row, variant: row.variant ?? null })) },
    timestamp: now(),
  });
  return {
    publicFeatures: () => answer(features.forAnybody()),
    privateFeatures: (call) => answer(features.forUser(callerOf(call).user)),
  };
}
