import { fillable } from '../../../../../sandbox/engine/book/fillable';
import { RestingOrder } from '../../../../../sandbox/engine/book/resting-order';
import { fc } from '../../../../support/properties';
import { ContractExchange } from '../margin/contract-exchange';
import { contract, orderIdOf, units } from '../test-exchange';

interface Maker {
  readonly accountId: string;
  readonly away: number;
  readonly quantity: number;
  readonly visible: number | undefined;
  readonly reduceOnly: boolean;
}

/** What the book would give to a taker of ann's. */
function offered(exchange: ContractExchange, side: 'BUY' | 'SELL', price: number, quantity: number) {
  const book = exchange.engine.books.get(contract.symbol)!;
  const ann = exchange.engine.ledger.accounts.get('ann')!;
  return fillable(book, new RestingOrder(0, 0, ann, book.instrument, side, 'IOC', price, quantity, undefined, 0));
}

describe('what a taker could get', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    for (const accountId of ['ann', 'bob'])
      exchange.do({ type: 'deposit', accountId, asset: 'USDT', amount: units('1000000') });
  });

  it('is what rests up to its limit, at the prices where it rests', () => {
    for (const price of [100, 101, 102]) exchange.place('maker', 'SELL', price, 5);
    for (const price of [99, 98, 97]) exchange.place('maker', 'BUY', price, 5);
    expect(offered(exchange, 'BUY', 101, 20)).toEqual({ quantity: 10, notional: units('1005') });
    expect(offered(exchange, 'BUY', 110, 7)).toEqual({ quantity: 7, notional: units('702') });
    expect(offered(exchange, 'BUY', 99, 7)).toEqual({ quantity: 0, notional: 0n });
    expect(offered(exchange, 'SELL', 98, 20)).toEqual({ quantity: 10, notional: units('985') });
    expect(offered(exchange, 'SELL', 90, 7)).toEqual({ quantity: 7, notional: units('691') });
    expect(offered(exchange, 'SELL', 100, 7)).toEqual({ quantity: 0, notional: 0n });
  });

  it('ends before its own account’s first order, whatever lies behind that', () => {
    exchange.place('maker', 'SELL', 100, 5);
    exchange.place('ann', 'SELL', 100, 5);
    exchange.place('maker', 'SELL', 100, 5);
    exchange.place('maker', 'SELL', 101, 5);
    expect(offered(exchange, 'BUY', 105, 20)).toEqual({ quantity: 5, notional: units('500') });
  });

  it('counts of reducing orders what is left of the position, and of slices all that is behind them', () => {
    exchange.fill('bob', 'BUY', 100, 8);
    for (const price of [101, 102]) exchange.place('bob', 'SELL', price, 6, { reduceOnly: true });
    expect(offered(exchange, 'BUY', 105, 20)).toEqual({ quantity: 8, notional: units('810') });
    exchange.place('maker', 'SELL', 103, 10, { visible: 3 });
    exchange.place('maker', 'SELL', 103, 10, { visible: 0 });
    expect(offered(exchange, 'BUY', 103, 27)).toEqual({ quantity: 27, notional: units('2767') });
  });

  it('is what matching then gives, for any book', () => {
    const maker = fc.record({
      accountId: fc.constantFrom('maker', 'taker', 'bob', 'bob', 'ann'),
      away: fc.integer({ min: 0, max: 3 }),
      quantity: fc.integer({ min: 2, max: 12 }),
      visible: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
      reduceOnly: fc.boolean(),
    });
    const taker = fc.record({ away: fc.integer({ min: 0, max: 4 }), quantity: fc.integer({ min: 2, max: 60 }) });
    const run = (side: 'BUY' | 'SELL', makers: readonly Maker[], wanted: Pick<Maker, 'away' | 'quantity'>) => {
      const market = new ContractExchange();
      market.trade(100);
      for (const accountId of ['ann', 'bob'])
        market.do({ type: 'deposit', accountId, asset: 'USDT', amount: units('1000000') });
      const [other, sign] = side === 'BUY' ? (['SELL', 1] as const) : (['BUY', -1] as const);
      // Something for bob to reduce.
      market.fill('bob', side, 100, 20);
      for (const { accountId, away, quantity, visible, reduceOnly } of makers)
        market.place(accountId, other, 100 + sign * away, quantity, {
          ...(visible !== undefined && { visible: Math.min(visible, quantity) }),
          ...(accountId === 'bob' && { reduceOnly }),
        });
      const price = 100 + sign * wanted.away;
      const before = offered(market, side, price, wanted.quantity);
      const outcome = market.place('ann', side, price, wanted.quantity, { orderType: 'IOC' });
      orderIdOf(outcome);
      expect(outcome).toMatchObject({ order: { executed: before.quantity, executedNotional: before.notional } });
    };
    fc.assert(
      fc.property(fc.constantFrom('BUY' as const, 'SELL' as const), fc.array(maker, { maxLength: 8 }), taker, run),
      { numRuns: 60 },
    );
  });
});
