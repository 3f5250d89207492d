import { CopiesPort } from '../../../src/application/social/copies.port';
import { CopyTradingPort } from '../../../src/application/social/copy-trading.port';
import { ProfilesPort } from '../../../src/application/social/profiles.port';
import { day } from '../../../src/domain/shared/instant';
import { decimalText } from '../../../src/domain/shared/decimal';
import { tradersOf } from '../../../sandbox/services/simulation/traders';
import { onBothSides, value, type PortWorld } from './port-world';

const promoted = { period: 'THIRTY_DAYS', by: 'ASSETS', order: 'DESC', size: 3 } as const;

onBothSides('CopyTradingPort', (open) => {
  let world: PortWorld;
  const port = () => world.stranger().port(CopyTradingPort);

  beforeAll(async () => {
    world = await open({ seeded: true });
    // The lead of a spot strategy buys, and sells half of it dearer to somebody.
    const lead = tradersOf(world.exchange.instruments).find(({ coolName }) => coolName === 'SlowTide')!.accountId;
    const ada = await world.join('ada@example.com');
    const order = { type: 'place', symbol: 'SPOT_BTC_USDT', orderType: 'LIMIT', clientOrderId: 0 } as const;
    await world.exchange.submit({
      ...order,
      accountId: ada.accountId,
      side: 'SELL',
      price: 9_000_000,
      quantity: 20_000,
    });
    await world.exchange.submit({ ...order, accountId: lead, side: 'BUY', price: 9_000_000, quantity: 20_000 });
    await world.exchange.submit({ ...order, accountId: lead, side: 'SELL', price: 9_180_000, quantity: 10_000 });
    await world.exchange.submit({
      ...order,
      accountId: ada.accountId,
      side: 'BUY',
      price: 9_180_000,
      quantity: 10_000,
    });
  });
  afterAll(() => world.close());

  it('puts some strategies forward, in the order asked for', async () => {
    const rows = value(await port().promoted(promoted));
    expect(rows).toHaveLength(3);
    const assets = rows.map(({ assetsUnderCopy }) => Number(decimalText(assetsUnderCopy)));
    expect(assets).toEqual([...assets].sort((a, b) => b - a));
    for (const row of rows) {
      expect(row).toMatchObject({
        traderType: expect.stringMatching(/^(INSTITUTION|INDIVIDUAL)$/),
        kind: expect.stringMatching(/^(default-v2|altcoins|spot|default)$/),
      });
      expect(row.copiers).toBeGreaterThan(0);
      expect(row.dailyReturns).toHaveLength(30);
    }
    const least = value(await port().promoted({ ...promoted, order: 'ASC', size: 1 }));
    expect(Number(decimalText(least[0]!.assetsUnderCopy))).toBeLessThan(assets[2]!);
  });

  it('lists all of them page by page, each once', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (page) => value(await port().strategies(page, 5))));
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [5, 12],
      [5, 12],
      [2, 12],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ strategyId }) => strategyId))).size).toBe(12);
    expect(value(await port().returns())).toHaveLength(12);
  });

  it('lists each for the share of profit that its terms ask for', async () => {
    const { rows } = value(await port().strategies(1, 12));
    for (const { strategyId, profitShare, traderType } of rows) {
      expect(value(await world.stranger().port(CopiesPort).terms(strategyId)).profitShare).toBe(profitShare);
      expect(profitShare).toBe(traderType === 'INSTITUTION' ? 0.15 : 0.1);
    }
  });

  it('shows what a lead made of it: position, closed trade, return', async () => {
    const { rows } = value(await port().strategies(1, 12));
    const { strategyId, leadTrader, kind } = rows.find(({ name }) => name === 'Slow tide')!;
    expect([leadTrader, kind]).toEqual(['SlowTide', 'spot']);
    const positions = value(await port().positions(strategyId));
    expect(
      positions.map(({ symbol, side, averageOpenPrice }) => [symbol, side, decimalText(averageOpenPrice)]),
    ).toEqual([['SPOT_BTC_USDT', 'LONG', '90000']]);
    const history = value(await port().orderHistory(strategyId, 1, 10));
    expect(history.total).toBe(1);
    const [closed] = history.rows;
    expect([
      closed!.side,
      decimalText(closed!.openPrice),
      decimalText(closed!.price),
      decimalText(closed!.quantity),
      decimalText(closed!.pnl),
      closed!.roi,
    ]).toEqual(['LONG', '90000', '91800', '0.01', '18', 0.02]);
    const metrics = value(await port().metrics(strategyId, 'SEVEN_DAYS'));
    expect(metrics).toMatchObject({ trades: 2, winRate: 1 });
    // 18 closed, 18 open, 1.08 of fee.
    expect(decimalText(metrics.pnl)).toBe('34.92');
    expect(metrics.roi).toBeCloseTo(34.92 / 2_500_000, 12);
    await world.pass(8 * day);
    expect(value(await port().metrics(strategyId, 'SEVEN_DAYS')).trades).toBe(0);
  });

  it('names leads by the id of their profile', async () => {
    const bea = await world.join('bea@example.com');
    const [row] = value(await port().promoted({ ...promoted, size: 1 }));
    const overview = await bea.port(ProfilesPort).overview(row!.leadTraderId);
    expect(overview.ok ? overview.value.badges : overview.error.kind).toEqual(expect.arrayContaining(['LEAD_TRADER']));
  });

  it('knows no other strategies', async () => {
    for (const answer of [
      await port().metrics('1', 'SEVEN_DAYS'),
      await port().positions('x'),
      await port().orderHistory('0', 1, 5),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    }
  });
});
