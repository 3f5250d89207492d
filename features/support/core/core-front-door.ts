import { ExecutionCostPort } from '../../../src/application/markets/execution-cost.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import { ReservesQueries } from '../../../src/application/reserves/reserves.queries';
import { known } from '../../../src/application/kernel/resource';
import { reserveFigures } from '../../../src/domain/reserves/reserve-figures';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import type { Composition } from '../../../src/main/composition';
import { ReservesStore } from '../../../src/presentation/features/reserves/reserves.store';
import type { FrontDoorAbility } from '../abilities/front-door';
import type { Settle } from './core-actor';

export function coreFrontDoor(container: Composition, settle: Settle): FrontDoorAbility {
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const cost = async (usdt: number, withFee: boolean) =>
    (
      await done(
        container.resolve(ExecutionCostPort).cost({ amount: decimal(usdt), token: 'BTC', type: 'SPOT', withFee }),
      )
    )[0]!;
  return {
    async cost(usdt) {
      const [without, withFee] = [await cost(usdt, false), await cost(usdt, true)];
      return {
        without: decimalText(without.totalBps!),
        withFee: decimalText(withFee.totalBps!),
        fee: decimalText(without.feeBps),
      };
    },
    async reserveRatio() {
      const sheet = container.resolve(ReservesQueries).sheet(false);
      await settle(sheet.refresh());
      const atTheDoor = reserveFigures(known(sheet.current)!).ratio;
      const page = container.resolve(ReservesStore);
      const stop = page.follow();
      const onItsPage = page.figures?.ratio;
      stop();
      return { atTheDoor: String(atTheDoor), onItsPage: String(onItsPage) };
    },
  };
}
