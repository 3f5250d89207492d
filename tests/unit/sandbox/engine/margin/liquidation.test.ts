import type { CommandOutcome } from '../../../../../sandbox/engine/model/commands';
import { advance, ContractExchange } from './contract-exchange';
import { units } from '../test-exchange';

describe('contracts below their maintenance margin', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
  });

  const fundWith = (amount: string): CommandOutcome =>
    exchange.do({
      type: 'transfer',
      kind: 'DEPOSIT',
      reference: 'fund',
      legs: [{ from: 'outside-world', to: 'insurance-fund', asset: 'USDT', amount: units(amount) }],
    });
  const longOf90 = (): void => {
    exchange.trade(100);
    exchange.fill('ann', 'BUY', 100, 90);
  };

  it('are closed in the book as long as it pays for them, and the rest of the account stays its owner’s', () => {
    longOf90();
    const { liquidationPrice } = exchange.position('ann');
    exchange.mark('95');
    exchange.do(advance);
    expect(exchange.stages()).toEqual([]);
    // 1000 - 2.7 - 90 x (100 - p) = 0.05 x 90 x p
    expect(Number(liquidationPrice) / 1e12).toBeCloseTo(93.6, 1);
    exchange.place('maker', 'BUY', 93, 500);
    exchange.mark('93');
    exchange.do(advance);
    expect(exchange.stages()).toEqual([1]);
    expect(exchange.position('ann').holding).toBe(0);
    // 630 lost, fees of 2.7 and 2.511 paid, a tenth of a percent of 8370 to the insurance fund.
    expect(exchange.usdt('ann')).toBe(units('356.419'));
    expect(exchange.usdt('insurance-fund')).toBe(units('8.37'));
  });

  it('go to the insurance fund when nobody in the book takes them, which sells them later', () => {
    fundWith('5000');
    longOf90();
    exchange.mark('93');
    exchange.do(advance);
    expect(exchange.stages()).toEqual([2]);
    expect(exchange.usdt('ann')).toBeGreaterThanOrEqual(0n);
    expect(exchange.position('insurance-fund').holding).toBe(90);
    exchange.place('maker', 'BUY', 92, 500);
    exchange.do(advance);
    expect(exchange.position('insurance-fund').holding).toBe(0);
  });

  it('go to those on the other side with most profit when the fund is empty', () => {
    longOf90();
    exchange.place('bob', 'SELL', 100, 50);
    exchange.place('taker', 'BUY', 100, 50);
    exchange.mark('89');
    exchange.do(advance);
    expect(exchange.stages()).toEqual([3, 3]);
    expect(exchange.position('bob').holding).toBe(0);
    expect(exchange.usdt('insurance-fund')).toBe(0n);
    // Whoever is deleveraged leaves with a profit, at the price at which nothing was left of Ann's margin.
    expect(exchange.position('bob').realizedPnl).toBeGreaterThan(0n);
    expect(exchange.usdt('ann')).toBeGreaterThanOrEqual(0n);
    expect(exchange.usdt('ann')).toBeLessThan(units('90'));
  });

  it('let their owner do nothing but reduce', () => {
    longOf90();
    exchange.mark('93');
    exchange.place('maker', 'BUY', 95, 500);
    expect(exchange.place('ann', 'BUY', 95, 5)).toEqual({ ok: false, reason: 'beingLiquidated' });
    expect(exchange.place('ann', 'SELL', 95, 50, { reduceOnly: true })).toMatchObject({
      order: { status: 'FILLED' },
    });
  });
});
