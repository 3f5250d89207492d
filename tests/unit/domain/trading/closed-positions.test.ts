import { fc } from '../../../support/properties';
import { decimal, zero, type Decimal } from '../../../../src/domain/shared/decimal';
import {
  closedPositions,
  feesSinceOpened,
  netOf,
  withLiquidationCosts,
  resultOf,
  type PositionFill,
} from '../../../../src/domain/trading/closed-positions';
import { withFunding } from '../../../../src/domain/trading/position-funding';

let next = 0;
const fill = (side: PositionFill['side'], quantity: string, price: string, at: number, fee = '0'): PositionFill =>
  ({
    id: String((next += 1)),
    symbol: 'PERP_BTC_USDT',
    positionSide: 'BOTH',
    side,
    quantity: decimal(quantity),
    price: decimal(price),
    fee: decimal(fee),
    feeAsset: 'USDT',
    at,
  }) as PositionFill;
const told = (fills: readonly PositionFill[], holding = '0') =>
  closedPositions(fills, decimal(holding)).map(({ long, openedAt, closedAt, quantity, entry, exit, pnl, fees }) => [
    long ? 'long' : 'short',
    openedAt,
    closedAt,
    quantity.toFixed(),
    entry?.toFixed(),
    exit.toFixed(),
    pnl?.toFixed(),
    fees.toFixed(),
  ]);

describe('positions that were closed', () => {
  it('have their opening, their closing, and what they brought', () => {
    expect(
      told([
        fill('BUY', '1', '100', 1, '1'),
        fill('BUY', '1', '200', 2),
        fill('SELL', '0.5', '200', 3),
        fill('SELL', '1.5', '180', 4, '2'),
      ]),
    ).toEqual([['long', 1, 4, '2', '150', '185', '70', '3']]);
    expect(told([fill('SELL', '1', '100', 1), fill('BUY', '1', '90', 2)])).toEqual([
      ['short', 1, 2, '1', '100', '90', '10', '0'],
    ]);
  });

  it('are none while something is held', () => {
    expect(told([fill('BUY', '1', '100', 1), fill('SELL', '0.5', '200', 2)], '0.5')).toEqual([]);
  });

  it('end where a position is turned round, and its fee is shared', () => {
    expect(told([fill('BUY', '1', '100', 1), fill('SELL', '3', '110', 2, '3'), fill('BUY', '2', '100', 3)])).toEqual([
      ['long', 1, 2, '1', '100', '110', '10', '1'],
      ['short', 2, 3, '2', '110', '100', '20', '2'],
    ]);
  });

  it('are told without their beginning where that is not known', () => {
    expect(told([fill('SELL', '1', '110', 5)])).toEqual([
      ['long', undefined, 5, '1', undefined, '110', undefined, '0'],
    ]);
    expect(resultOf(closedPositions([fill('SELL', '1', '110', 5)], zero)[0]!)).toBeUndefined();
  });

  it('cannot be shared without a profit, or without the price they were opened at', () => {
    const [closed] = closedPositions([fill('BUY', '2', '100', 1), fill('SELL', '2', '110', 2)], zero);
    expect(resultOf({ ...closed!, pnl: undefined })).toBeUndefined();
    expect(resultOf({ ...closed!, entry: undefined })).toBeUndefined();
  });

  it('are shared with their profit by what the position was worth at its beginning', () => {
    const result = (fills: readonly PositionFill[]) => {
      const { symbol, long, entry, exit, isOpen, pnl, percent } = resultOf(closedPositions(fills, zero)[0]!)!;
      return [symbol, long, isOpen, ...[entry, exit, pnl, percent].map((figure) => figure?.toFixed())];
    };
    expect(result([fill('BUY', '2', '100', 1), fill('SELL', '2', '110', 2)])).toEqual([
      ...['PERP_BTC_USDT', true, false, '100', '110', '20', '10'],
    ]);
    expect(result([fill('SELL', '2', '100', 1), fill('BUY', '2', '110', 2)])).toEqual([
      ...['PERP_BTC_USDT', false, false, '100', '110', '-20', '-10'],
    ]);
  });

  it('are shared with their return on the margin where the leverage is known', () => {
    const fills = [
      { ...fill('BUY', '2', '100', 1), leverage: 10 },
      fill('SELL', '1', '110', 2),
      { ...fill('SELL', '1', '110', 3), leverage: 5 },
    ];
    const shared = resultOf(closedPositions(fills, zero)[0]!)!;
    expect([shared.leverage, shared.percent!.toFixed()]).toEqual([5, '50']);
  });

  it('are shared, where they were liquidated, with what is left after all that was taken, or not at all', () => {
    const fills = [fill('BUY', '2', '100', 1, '1'), { ...fill('SELL', '2', '101', 2, '1'), liquidation: true }];
    const [closed] = closedPositions(fills, zero);
    expect(resultOf(closed!)).toBeUndefined();
    expect(resultOf({ ...closed!, liquidationCost: decimal(94) })).toBeUndefined();
    expect(resultOf({ ...closed!, funding: decimal(1) })).toBeUndefined();
    const shared = resultOf({ ...closed!, liquidationCost: decimal(94), funding: decimal(1) })!;
    expect([shared.liquidated, shared.pnl.toFixed(), shared.percent!.toFixed()]).toEqual([true, '-93', '-46.5']);
  });

  it('bring together what went in and out, whatever the order of trades', () => {
    const trade = fc.record({
      side: fc.constantFrom('BUY' as const, 'SELL' as const),
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(trade, { minLength: 1, maxLength: 12 }), (trades) => {
        const fills = trades.map(({ side, quantity, price }, at) => fill(side, String(quantity), String(price), at));
        const held = fills.reduce(
          (sum, { side, quantity }) => sum.plus(side === 'BUY' ? quantity : quantity.times(-1)),
          zero,
        );
        if (!held.eq(0)) fills.push(fill(held.gt(0) ? 'SELL' : 'BUY', held.abs().toFixed(), '500', trades.length));
        const flow = fills.reduce(
          (sum: Decimal, { side, quantity, price }) => sum.plus(quantity.times(price).times(side === 'SELL' ? 1 : -1)),
          zero,
        );
        const pnl = closedPositions(fills, zero).reduce((sum, each) => sum.plus(each.pnl!), zero);
        return pnl.minus(flow).abs().lt('0.000001');
      }),
    );
  });
});

describe('fees of a position that is held', () => {
  it('are those since nothing was held, whatever was closed of it meanwhile', () => {
    const fills = [
      fill('SELL', '1', '120', 4, '1'),
      fill('BUY', '2', '110', 3, '2'),
      fill('SELL', '1', '105', 2, '9'),
      fill('BUY', '1', '100', 1, '9'),
    ];
    expect(feesSinceOpened(fills, decimal('1'))?.toFixed()).toBe('3');
  });

  it('are a part of those of the trade that turned the position round', () => {
    expect(
      feesSinceOpened([fill('SELL', '4', '100', 2, '4'), fill('BUY', '1', '100', 1, '7')], decimal('-3'))?.toFixed(),
    ).toBe('3');
  });

  it('are not known where the opening is not', () => {
    expect(feesSinceOpened([fill('BUY', '1', '100', 1, '1')], decimal('2'))).toBeUndefined();
    expect(feesSinceOpened([], decimal('1'))).toBeUndefined();
  });
});

it('what is left of a profit is what funding and fees leave of it, once they are all known', () => {
  const known = { pnl: decimal('0.6'), fees: decimal('2.51'), funding: decimal('0.25') };
  expect(netOf(known)).toEqual(decimal('-1.66'));
  expect(netOf({ ...known, funding: decimal('-0.25') })).toEqual(decimal('-2.16'));
  expect(netOf({ ...known, pnl: undefined })).toBeUndefined();
  expect(netOf({ ...known, funding: undefined })).toBeUndefined();
  expect(netOf({ ...known, liquidationCost: decimal('1') })).toEqual(decimal('-2.66'));
});

it('the funding of a position is what fell due while it was held, and not known where payments do not reach back', () => {
  const [early, late] = closedPositions(
    [fill('BUY', '1', '100', 10), fill('SELL', '3', '110', 20), fill('BUY', '2', '100', 30)],
    zero,
  );
  const [unopened] = closedPositions([fill('SELL', '1', '110', 15)], zero);
  const payment = (at: number, amount: string) => ({
    ...{ symbol: 'PERP_BTC_USDT', rate: decimal('0.0001'), amount: decimal(amount), at },
  });
  const payments = [payment(9, '-64'), payment(10, '-1'), payment(19, '-2'), payment(20, '4'), payment(30, '8')];
  const sums = (since: number) =>
    withFunding([early!, late!, unopened!], payments, since).map(({ funding }) => funding?.toFixed());
  expect(sums(10)).toEqual(['-3', '4', undefined]);
  expect(sums(11)).toEqual([undefined, '4', undefined]);
});

describe('what a liquidation cost', () => {
  const position = (symbol: string, openedAt: number | undefined, closedAt: number, liquidated = true) => ({
    ...{ id: `${symbol} ${closedAt}`, symbol, positionSide: 'BOTH' as const, long: true, openedAt, closedAt },
    ...{ quantity: decimal(1), exit: decimal(100), fees: zero, liquidated },
  });
  const entry = (amount: string, at: number, market: string | undefined = 'PERP_BTC_USDT') => ({
    ...{ amount: decimal(amount), at, market },
  });
  const costs = (
    positions: Parameters<typeof withLiquidationCosts>[0],
    entries: Parameters<typeof withLiquidationCosts>[1],
  ) => withLiquidationCosts(positions, entries).map(({ liquidationCost }) => liquidationCost?.toFixed());

  it('is all that was booked of its market in its life, less what was covered', () => {
    const positions = [
      position('PERP_BTC_USDT', 10_000, 20_000),
      position('PERP_BTC_USDT', 30_000, 40_000),
      position('PERP_ETH_USDT', 10_000, 20_000),
    ];
    const entries = [
      entry('-1', 15_000),
      entry('-2.5', 21_000),
      entry('-8', 9_999),
      entry('-16', 21_001),
      entry('-4', 30_000),
      entry('9', 35_000),
    ];
    expect(costs(positions, entries)).toEqual(['3.5', '-5', '0']);
  });

  it('is of liquidated positions alone, also of one whose opening is not known', () => {
    const positions = [position('PERP_BTC_USDT', 10_000, 20_000, false), position('PERP_BTC_USDT', undefined, 20_000)];
    expect(costs(positions, [entry('-1', 5_000)])).toEqual([undefined, '1']);
  });

  it('is not known where two positions shared it, or where no market is named', () => {
    const long = position('PERP_BTC_USDT', 10_000, 20_000);
    const short = position('PERP_BTC_USDT', 12_000, 25_000);
    expect(costs([long, short], [entry('-1', 15_000)])).toEqual([undefined, undefined]);
    expect(costs([long, short], [entry('-1', 25_000)])).toEqual(['0', '1']);
    expect(costs([long], [{ amount: decimal('-1'), at: 15_000 }])).toEqual([undefined]);
  });
});
