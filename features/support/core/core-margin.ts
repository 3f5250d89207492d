import type { Resource } from '../../../src/application/kernel/resource';
import { MarginQueries } from '../../../src/application/trading/margin.queries';
import { marginRisk } from '../../../src/domain/trading/margin-risk';
import type { Composition } from '../../../src/main/composition';
import { SpotMarginStore } from '../../../src/presentation/features/spot-margin/spot-margin.store';
import type { MarginAbility } from '../abilities/margin';
import type { Settle } from './core-actor';

export function coreMargin(container: Composition, settle: Settle): MarginAbility {
  const queries = container.resolve(MarginQueries);
  const store = container.resolve(SpotMarginStore);
  const current = async <T>(resource: Resource<T>): Promise<T> => {
    await settle(resource.refresh());
    const state = resource.current;
    if (state.status !== 'ready') throw new Error(`It could not be read: ${JSON.stringify(state)}`);
    return state.value;
  };
  return {
    look: async () => undefined,
    isToldThatNothingIsLent: async () => !(await current(queries.lending())),
    risk: async () => marginRisk(await current(queries.summary())).level,
    hasPaidInterest: async () => (await current(queries.interestHistory(1))).total > 0,
    useAsCollateral: (asset, use) => settle(store.useAsCollateral(asset, use)),
    // Nobody has traded here yet, so that nothing but USDT has a value.
    async countsAsMargin(asset) {
      const { usable, enabled } = (await current(queries.collateral())).find((each) => each.asset === asset)!;
      return usable && enabled;
    },
    isToldThatItIsNeeded: async () =>
      store.refused?.failure.kind === 'rejected' && store.refused.failure.reason === 'collateralNeeded',
    async choose(mode, leverage, charge) {
      await settle(store.setLossCharge(charge));
      await settle(store.setLeverage(leverage));
      await settle(store.setMode(mode));
    },
    async choices() {
      const { accountMode: mode, spotLeverage: leverage = 0 } = await current(queries.summary());
      return { mode, leverage, charge: (await current(queries.lossCharge())) ?? '' };
    },
  };
}
