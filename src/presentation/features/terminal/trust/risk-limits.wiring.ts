import { riskLimitsModule } from '../../../../application/trading/risk.wiring';
import { routeModule } from '../../../runtime/route';
import { RiskLimitsSection, type RiskLimitsStores } from './risk-limits-section.view';
import { RiskLimitsStore } from './risk-limits.store';
import { riskLimitsStoreModule } from './trust-stores.wiring';

export const riskLimits = routeModule<RiskLimitsStores>({
  Page: RiskLimitsSection,
  modules: [riskLimitsModule, riskLimitsStoreModule],
  stores: { limits: RiskLimitsStore },
});
