import { day, minute } from '../../../../../src/domain/shared/instant';
import { advance, ContractExchange } from '../margin/contract-exchange';
import { contract, units } from '../test-exchange';

describe('profits and losses that are open', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    exchange.mark('100');
    exchange.do(advance);
  });
  const later = () => {
    exchange.at += 10 * minute;
    exchange.do(advance);
  };
  const settled = () =>
    exchange.events.flatMap((event) =>
      event.type === 'ledger' && event.entry.kind === 'PNL_SETTLEMENT'
        ? [[event.entry.accountId, event.entry.amount, event.entry.reference] as const]
        : [],
    );

  it('are paid every ten minutes, from ten USDT on, and count anew from there', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.fill('bob', 'SELL', 100, 9);
    exchange.mark('101');
    exchange.at += minute;
    exchange.do(advance);
    expect(settled()).toEqual([]);
    later();
    expect(settled()).toEqual([['ann', units('10'), 'PERP_COIN_USDT settlement']]);
    expect(exchange.usdt('ann')).toBe(units('1009.7'));
    expect(exchange.position('ann')).toMatchObject({
      ...{ settlePrice: units('101'), averageOpenPrice: units('100'), unrealizedPnl: 0n, realizedPnl: 0n },
    });
    later();
    expect(settled()).toEqual([]);
    // Profit counts from the price at which it was settled.
    exchange.mark('103');
    later();
    expect(settled()).toEqual([
      ['ann', units('20'), 'PERP_COIN_USDT settlement'],
      ['bob', units('-27'), 'PERP_COIN_USDT settlement'],
    ]);
    exchange.fill('ann', 'SELL', 104, 10);
    expect(exchange.usdt('ann')).toBe(units('1039.388'));
  });

  it('are taken back as they are closed, so that what a close books is what it earned', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.mark('115');
    later();
    expect(settled()).toEqual([['ann', units('150'), 'PERP_COIN_USDT settlement']]);
    const booked = () =>
      exchange.events.flatMap((event) =>
        event.type === 'ledger' ? [[event.entry.kind, event.entry.amount] as const] : [],
      );
    const before = exchange.usdt('ann');
    exchange.fill('ann', 'SELL', 104, 4);
    expect(booked()).toEqual([
      ['PNL_SETTLEMENT', units('-60')],
      ['REALIZED_PNL', units('16')],
    ]);
    exchange.fill('ann', 'SELL', 103, 6);
    expect(booked()).toEqual([
      ['PNL_SETTLEMENT', units('-90')],
      ['REALIZED_PNL', units('18')],
    ]);
    // 34 earned of which 150 had been paid, and 3 basis points of 416 and 618.
    expect(exchange.usdt('ann')).toBe(before + units('-116.3102'));
    expect(exchange.position('ann')).toMatchObject({ holding: 0, realizedPnl: units('34') });
  });

  it('are paid once in ten minutes of the clock', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    later();
    exchange.mark('102');
    exchange.at = Math.ceil(exchange.at / (10 * minute)) * 10 * minute - 2_000;
    exchange.do(advance);
    expect(settled()).toEqual([]);
    exchange.do(advance);
    expect(settled()).toEqual([['ann', units('20'), 'PERP_COIN_USDT settlement']]);
  });

  it('are losses that are paid as far as there is free money', () => {
    exchange.fill('ann', 'BUY', 100, 90);
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'WOO', amount: units('1000') });
    exchange.do({ type: 'overridePrice', symbol: 'SPOT_WOO_USDT', price: 'index', value: units('10') });
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('-817.3') });
    exchange.mark('97.999999999999');
    // 180 are there.
    later();
    expect(settled()).toEqual([]);
    exchange.mark('98');
    later();
    expect(settled()).toEqual([['ann', units('-180'), 'PERP_COIN_USDT settlement']]);
    expect(exchange.usdt('ann')).toBe(0n);
  });

  it('of isolated positions stay open', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED' });
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.mark('105');
    later();
    expect(settled()).toEqual([]);
    expect(exchange.position('ann').unrealizedPnl).toBe(units('50'));
  });

  it('of houses stay open: they trade on credit', () => {
    const before = exchange.usdt('taker');
    exchange.mark('200');
    later();
    expect(exchange.usdt('taker')).toBe(before);
  });
});

describe('the balance of the insurance fund', () => {
  it('is told each day, and whenever it changed', () => {
    const exchange = new ContractExchange();
    exchange.at = Date.UTC(2026, 10, 21, 22, 0, 0);
    const told = () => {
      exchange.do(advance);
      return exchange.events.flatMap((event) => (event.type === 'insurance' ? [event.point] : []));
    };
    expect(told()).toEqual([{ at: exchange.at, balance: 0n }]);
    expect(told()).toEqual([]);
    exchange.do({
      type: 'transfer',
      kind: 'DEPOSIT',
      reference: 'fund',
      legs: [{ from: 'outside-world', to: 'insurance-fund', asset: 'USDT', amount: units('5') }],
    });
    expect(told()).toEqual([{ at: exchange.at, balance: units('5') }]);
    expect(told()).toEqual([]);
    exchange.at = Date.UTC(2026, 10, 21) + day - 2_000;
    expect(told()).toEqual([]);
    expect(told()).toEqual([{ at: Date.UTC(2026, 10, 22), balance: units('5') }]);
    expect(told()).toEqual([]);
  });

  it('is told of no contract that there is not', () => {
    expect(new ContractExchange().engine.funding.state(contract.symbol, 1)!.nextAt).toBe(8 * 60 * minute);
  });
});
