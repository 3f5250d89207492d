import { day, hour } from '../../../../../src/domain/shared/instant';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import { changedPosition, noPosition } from '../../../../../sandbox/engine/statistics/trade-figures';
import { fc } from '../../../../support/properties';
import { coin, contract, units } from '../test-exchange';

const start = Date.UTC(2026, 10, 1);

/** Three traders and somebody who stands for many. */
class Trades {
  readonly state = new ExchangeState([coin, contract], new Set(['crowd']));
  at = start;

  constructor() {
    for (const accountId of ['ann', 'bob'])
      this.do(
        { type: 'openAccount', accountId, kind: 'customer' },
        { type: 'deposit', accountId, asset: 'USDT', amount: units('1000000') },
        { type: 'deposit', accountId, asset: 'COIN', amount: units('10000') },
      );
    for (const accountId of ['maker', 'crowd']) this.do({ type: 'openAccount', accountId, kind: 'house' });
  }

  do(...commands: readonly Command[]): void {
    this.state.apply({ at: this.at, commands });
  }

  /** One sells to or buys from another, who waited. */
  trade(taker: string, side: 'BUY' | 'SELL', price: number, quantity: number, maker = 'maker', symbol = coin.symbol) {
    const place = { type: 'place', symbol, orderType: 'LIMIT', price, quantity, clientOrderId: 0 } as const;
    this.do(
      { ...place, accountId: maker, side: side === 'BUY' ? 'SELL' : 'BUY' },
      { ...place, accountId: taker, side },
    );
  }

  figures(accountId: string, more: { from?: number; to?: number; symbols?: string[]; type?: 'SPOT' | 'PERP' } = {}) {
    return this.state.traders.figuresOf(accountId, { from: start, to: start + 300 * day, ...more });
  }
}

describe('what trades add up to', () => {
  let trades: Trades;
  beforeEach(() => {
    trades = new Trades();
  });

  it('is volume, profit and loss by average cost, fees, and how long it was held', () => {
    trades.trade('ann', 'BUY', 100, 10);
    trades.at += 2 * hour;
    trades.trade('ann', 'SELL', 105, 4);
    trades.at += hour;
    trades.trade('ann', 'SELL', 95, 5);
    trades.trade('bob', 'BUY', 96, 5, 'ann');
    expect(trades.figures('ann')).toEqual({
      ...{ accountId: 'ann', kind: 'customer', symbols: [coin.symbol], trades: 4, wins: 1, losses: 2 },
      ...{ volume: units('2375'), makerVolume: units('480') },
      // 20 earned, 25 lost; then one at 100 is sold at 96, and four are sold short.
      realised: units('-9'),
      // 6 basis points as a taker, those of the purchase at the price of the trade.
      fees: units('1.137'),
      held: 2 * hour + 3 * hour + 3 * hour,
    });
    expect(trades.figures('maker')).toMatchObject({ kind: 'house', trades: 3, makerVolume: units('1895') });
  });

  it('is nothing for a trade without profit or loss but its volume', () => {
    trades.trade('ann', 'BUY', 100, 10);
    trades.trade('ann', 'SELL', 100, 10);
    expect(trades.figures('ann')).toMatchObject({ trades: 2, wins: 0, losses: 0, realised: 0n });
  });

  it('is counted by whole UTC days, both ends included', () => {
    for (let count = 0; count < 3; count += 1) {
      trades.at = start + count * day + 23 * hour;
      trades.trade('ann', 'BUY', 100, count + 1);
    }
    const traded = (from: number, to: number) => trades.figures('ann', { from, to })?.volume;
    expect(traded(start + day, start + day)).toBe(units('200'));
    expect(traded(start + day + 23 * hour, start + 2 * day)).toBe(units('500'));
    expect(traded(start, start + day + 1)).toBe(units('300'));
    expect(traded(start + 3 * day, start + 9 * day)).toBeUndefined();
    expect(trades.figures('nobody')).toBeUndefined();
    expect([...trades.state.traders.daily('ann').get(coin.symbol)!].map(({ trades: count }) => count)).toEqual([
      1, 1, 1,
    ]);
    expect(trades.state.traders.daily('nobody').size).toBe(0);
  });

  it('is told by market and by kind of market, the one with most volume first', () => {
    trades.trade('ann', 'BUY', 100, 2);
    trades.trade('ann', 'BUY', 100, 5, 'maker', contract.symbol);
    expect(trades.figures('ann')!.symbols).toEqual([contract.symbol, coin.symbol]);
    trades.trade('ann', 'BUY', 100, 9);
    expect(trades.figures('ann')!.symbols).toEqual([coin.symbol, contract.symbol]);
    expect(trades.figures('ann', { type: 'PERP' })).toMatchObject({ volume: units('500'), symbols: [contract.symbol] });
    expect(trades.figures('ann', { type: 'SPOT' })).toMatchObject({ volume: units('1100'), symbols: [coin.symbol] });
    expect(trades.figures('ann', { symbols: [contract.symbol] })).toMatchObject({ volume: units('500') });
    expect(trades.figures('ann', { symbols: [] })).toBeUndefined();
  });

  it('leaves out who stands for many', () => {
    trades.trade('ann', 'BUY', 100, 2, 'crowd');
    const everybody = trades.state.traders.figures({ from: start, to: start + day });
    expect(everybody.map(({ accountId }) => accountId)).toEqual(['ann']);
    expect(trades.figures('crowd')).toBeUndefined();
    expect(trades.state.traders.figures({ from: start - 2 * day, to: start - day })).toEqual([]);
  });

  it('knows what is held, and what every trade did to it, the last first', () => {
    trades.trade('ann', 'BUY', 100, 10);
    const openedAt = trades.at;
    trades.at += hour;
    trades.trade('ann', 'SELL', 110, 4);
    const { traders } = trades.state;
    const held = { quantity: 6, cost: units('600'), openedAt };
    expect(traders.position('ann', coin.symbol)).toEqual(held);
    expect(traders.positions('ann')).toEqual([{ symbol: coin.symbol, ...held }]);
    expect([traders.position('ann', 'NONE'), traders.position('nobody', 'NONE')]).toEqual([noPosition, noPosition]);
    expect(traders.positions('nobody')).toEqual([]);
    const [last, first] = traders.recentTrades('ann');
    expect(last).toMatchObject({
      ...{ side: 'SELL', action: 'CLOSE', price: 110, quantity: 4, closed: 4, closedCost: units('400') },
      ...{ realised: units('40'), fee: units('0.264'), symbol: coin.symbol, at: trades.at },
    });
    expect(first).toMatchObject({ side: 'BUY', action: 'OPEN', closed: 0, closedCost: 0n, realised: 0n, at: openedAt });
    expect(first!.tradeId).toBe(last!.tradeId - 1);
    trades.trade('ann', 'SELL', 110, 6);
    expect(traders.positions('ann')).toEqual([]);
  });

  it('keeps the last hundred trades one by one', () => {
    for (let count = 1; count <= 230; count += 1) trades.trade('ann', count % 2 === 0 ? 'SELL' : 'BUY', 100, 2);
    const recent = trades.state.traders.recentTrades('ann');
    expect(recent).toHaveLength(100);
    expect(recent[0]!.tradeId - recent[99]!.tradeId).toBe(99);
    expect(recent[0]!.side).toBe('SELL');
    expect(trades.state.traders.recentTrades('nobody')).toEqual([]);
    expect(trades.figures('ann')!.trades).toBe(230);
  });

  it('sums up days that are older than 120, and keeps what is held', () => {
    trades.trade('ann', 'BUY', 100, 10);
    trades.at += day;
    trades.trade('ann', 'SELL', 104, 3);
    trades.at += 120 * day;
    trades.trade('ann', 'SELL', 102, 2);
    const days = trades.state.traders.daily('ann').get(coin.symbol)!;
    const first = Math.floor(start / day);
    expect(days.map((each) => each.day)).toEqual([first, first + 1, first + 121]);
    trades.at += day;
    trades.trade('ann', 'SELL', 102, 2);
    const rows = trades.state.traders.daily('ann').get(coin.symbol)!;
    expect(rows.map((each) => [each.day, each.volume, each.realised, each.trades, each.wins])).toEqual([
      [0, units('1312'), units('12'), 2, 1],
      [first + 121, units('204'), units('4'), 1, 1],
      [first + 122, units('204'), units('4'), 1, 1],
    ]);
    expect(rows[0]!.held).toBe(day);
    expect(rows[0]!.position).toEqual({ quantity: 7, cost: units('700'), openedAt: start });
    expect(trades.state.traders.position('ann', coin.symbol)).toMatchObject({ quantity: 3, cost: units('300') });
  });
});

describe('a net position', () => {
  it('realises in the end what was received less what was paid, in whatever parts', () => {
    const trade = fc.record({ quantity: fc.integer({ min: -20, max: 20 }), price: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(fc.array(trade, { minLength: 1, maxLength: 15 }), (list) => {
        let position = noPosition;
        let [realised, paid, at] = [0n, 0n, 0];
        const step = (quantity: number, price: number): void => {
          if (quantity === 0) return;
          const notional = BigInt(Math.abs(quantity) * price);
          const change = changedPosition(position, quantity, notional, (at += 1));
          expect(change.closed).toBeLessThanOrEqual(Math.abs(position.quantity));
          position = change.position;
          realised += change.realised;
          paid += quantity > 0 ? notional : -notional;
          expect(realised).toBe(position.cost - paid);
          expect(position.quantity === 0).toBe(position.openedAt === 0);
        };
        for (const { quantity, price } of list) step(quantity, price);
        step(-position.quantity, 100);
        expect([position, realised]).toEqual([noPosition, -paid]);
      }),
      { numRuns: 80 },
    );
  });
});
