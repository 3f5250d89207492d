import { unitsFromText } from '../../../sandbox/engine/model/units';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import { FundingPort } from '../../../src/application/markets/funding.port';
import { planFunding } from '../../../src/domain/markets/funding-plan';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, hour } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { MarketDataAbility } from '../abilities/market-data';
import type { Settle } from './core-actor';

const symbol = 'PERP_BTC_USDT';

export function coreMarketData(
  container: Composition,
  { host, time }: { readonly host: FakeHost; readonly time: Clock & { jump(milliseconds: number): void } },
  settle: Settle,
): MarketDataAbility {
  const funding = container.resolve(FundingPort);
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  return {
    async settleFunding(percent) {
      await host.exchange.submit({ type: 'advance' });
      const rate = unitsFromText(decimalText(decimal(percent).div(100)));
      await host.exchange.submit({ type: 'overrideFunding', symbol, rate });
      time.jump(8 * hour);
      await host.exchange.submit({ type: 'advance' });
    },
    async planFunding(direction, value, days) {
      const { rows } = await done(funding.history({ symbol, size: 500 }));
      const rate = await done(funding.rate(symbol));
      const until = time.now() + days * day;
      const plan = planFunding({ direction, value: decimal(value), until }, rate, rows);
      if (plan.kind !== 'plan') return plan;
      const { kind, settlements, expected, breakEvenMove } = plan;
      return { kind, settlements, expected: expected.toFixed(2), breakEven: breakEvenMove.times(100).toFixed(2) };
    },
  };
}
