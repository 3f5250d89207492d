import { DeadManSwitch } from '../../../src/application/trading/dead-man-switch';
import { TradingSafety } from '../../../src/application/trading/trading-safety';
import { RiskLimitBook } from '../../../src/application/trading/risk-limit-book';
import { decimal } from '../../../src/domain/shared/decimal';
import { noLimits } from '../../../src/domain/trading/risk-limits';
import type { Composition } from '../../../src/main/composition';
import type { SafetyAbility } from '../abilities/safety';
import type { Settle } from './core-actor';

export function coreSafety(container: Composition, settle: Settle): SafetyAbility {
  const book = container.resolve(RiskLimitBook);
  const deadMan = container.resolve(DeadManSwitch);
  const safety = container.resolve(TradingSafety);
  let stop = safety.start();
  return {
    async limitOrders(value) {
      book.change({ ...noLimits, orderValue: decimal(value) }, '');
    },
    async isToldOfTooMuch() {
      const [latest] = book.kept.current.events;
      return latest?.kind === 'stopped' && latest.limit === 'orderValue';
    },
    async switchOn(seconds, again) {
      await settle(deadMan.switchOn(seconds * 1_000, again));
      if (deadMan.state.current.status !== 'on') throw new Error(`The switch is ${deadMan.state.current.status}.`);
    },
    leave: async () => stop(),
    async comeBack() {
      stop = safety.start();
      await settle(Promise.resolve());
    },
  };
}
