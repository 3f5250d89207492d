import { day } from '../../../../../src/domain/shared/instant';
import { openCopyingWorld, perpetual } from '../copying/copying-world';

test('win rate and trades of a profile are those of each period, as rankings count them', async () => {
  const world = await openCopyingWorld();
  await world.quote(100_000);
  const bea = await world.prepareBea();
  const trade = (side: 'BUY' | 'SELL') =>
    world.exchange.submit({
      type: 'place',
      clientOrderId: 0,
      accountId: bea.applicationId,
      symbol: perpetual,
      side,
      orderType: 'MARKET',
      quantity: 100,
    });
  await world.pass(10 * day);
  await world.quote(100_000);
  await trade('BUY');
  await world.quote(103_000);
  await trade('SELL');
  const { uuid } = world.userProfiles.me(bea);
  // Her first ten trades gave the spread away each time; of late she won.
  const counted = { trades: 12, winRate: 1 / 6 };
  const { trades, winRate } = world.userProfiles.summary(bea, uuid);
  expect(trades).toEqual({ sevenDays: 2, thirtyDays: 12, ninetyDays: 12, all: 12 });
  expect(winRate!.sevenDays).toBe(1);
  for (const span of ['thirtyDays', 'ninetyDays', 'all'] as const)
    expect({ trades: trades![span], winRate: winRate![span] }).toEqual(counted);
  await world.exchange.close();
});
