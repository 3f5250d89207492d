import { MakerProgramsPort } from '../../../src/application/campaigns/maker-programs.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import { CancelAllOrders } from '../../../src/application/trading/cancel-all-orders.use-case';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { isOwnStanding } from '../../../src/domain/campaigns/maker-epoch';
import { marketDisplayName } from '../../../src/domain/markets/market-symbol';
import { decimal } from '../../../src/domain/shared/decimal';
import { day, hour, minute } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { FakeScheduler } from '../../../tests/support/fake-scheduler';
import type { MakersAbility } from '../abilities/makers';
import type { Settle } from './core-actor';

const symbol = 'SPOT_BTC_USDT';
const quantity = decimal('0.01');

export function coreMakers(
  container: Composition,
  { host, time }: { readonly host: FakeHost; readonly time: FakeScheduler },
  email: string,
  settle: Settle,
): MakersAbility {
  const port = container.resolve(MakerProgramsPort);
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const place = (side: 'BUY' | 'SELL', price?: string) =>
    settle(
      container.resolve(PlaceOrder).place({
        symbol,
        side,
        type: price === undefined ? 'MARKET' : 'LIMIT',
        quantity,
        price: price === undefined ? undefined : decimal(price),
      }),
    );
  const account = () => {
    const { applicationId, userId, coolName } = host.areas.users.byEmail(email)!;
    return { ids: { applicationId, userId: String(userId) }, name: coolName };
  };
  const measure = async (): Promise<void> => {
    await settle(host.areas.clockwork.run());
  };
  return {
    async quote() {
      await place('BUY');
      await place('BUY', '59900');
      await place('SELL', '60100');
    },
    async becomeMaker() {
      host.areas.makerEpochs.admit(host.areas.users.byEmail(email)!.applicationId);
      await this.minutePasses!();
    },
    async results(week = 'running') {
      const epochs = await done(port.epochs('SPOT'));
      const { id, status, pool, endsAt } = epochs[week === 'running' ? 0 : 1]!;
      const { ids, name } = account();
      const standings = await done(port.standings(id, 'SPOT'));
      return {
        provisional: status === 'LIVE',
        hoursLeft: status === 'LIVE' ? (endsAt - time.now()) / hour : undefined,
        pool: pool.amount.toNumber(),
        rows: standings.map((row) => ({
          market: marketDisplayName(row.symbol),
          own: isOwnStanding(row, ids, name),
          rank: row.rank,
          uptime: row.uptime,
          share: row.share,
          reward: row.reward.amount.toNumber(),
        })),
      };
    },
    async leaveBook() {
      await done(container.resolve(CancelAllOrders).cancelAll(symbol));
    },
    async minutePasses() {
      time.jump(minute);
      await measure();
    },
    async weekEnds() {
      time.jump(7 * day);
    },
  };
}
