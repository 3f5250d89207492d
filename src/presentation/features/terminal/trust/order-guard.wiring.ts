import { LimitQuestions } from '../../../../application/trading/limit-questions';
import { OrderGuards } from '../../../../application/trading/order-guards';
import { RiskGuard } from '../../../../application/trading/risk-guard';
import { riskLimitsModule, riskModule } from '../../../../application/trading/risk.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { OrderGuardGate, type OrderGuardStores } from './order-guard.view';

export const orderGuard = routeModule<OrderGuardStores>({
  Page: OrderGuardGate,
  modules: [tradingModule, riskLimitsModule, riskModule],
  stores: { guards: OrderGuards, guard: RiskGuard, questions: LimitQuestions },
});
