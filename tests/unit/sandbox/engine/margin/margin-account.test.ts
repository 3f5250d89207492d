import { MarginAccount } from '../../../../../sandbox/engine/margin/margin-account';
import { MarketMarks } from '../../../../../sandbox/engine/margin/market-marks';

describe('how a customer trades contracts', () => {
  it('is tenfold leverage, or what the contract allows of it, until something else was said', () => {
    const account = new MarginAccount();
    expect([account.leverage('A', 'CROSS', 'BOTH', 50), account.leverage('A', 'CROSS', 'BOTH', 5)]).toEqual([10, 5]);
    account.setLeverage('A', 'CROSS', 'BOTH', 20);
    expect([account.leverage('A', 'CROSS', 'BOTH', 50), account.leverage('B', 'CROSS', 'BOTH', 50)]).toEqual([20, 10]);
  });

  it('is one leverage for both sides in cross margin, and one for each isolated side', () => {
    const account = new MarginAccount();
    account.setLeverage('A', 'CROSS', 'BOTH', 20);
    account.setLeverage('A', 'ISOLATED', 'LONG', 3);
    expect(account.leverage('A', 'CROSS', 'SHORT', 50)).toBe(20);
    expect([account.leverage('A', 'ISOLATED', 'LONG', 50), account.leverage('A', 'ISOLATED', 'SHORT', 50)]).toEqual([
      3, 10,
    ]);
  });

  it('is what it was before when a change is taken back', () => {
    const account = new MarginAccount();
    account.setLeverage('A', 'CROSS', 'BOTH', 20)();
    expect(account.leverage('A', 'CROSS', 'BOTH', 50)).toBe(10);
    account.setLeverage('A', 'CROSS', 'BOTH', 20);
    account.setLeverage('A', 'CROSS', 'BOTH', 30)();
    expect(account.leverage('A', 'CROSS', 'BOTH', 50)).toBe(20);
  });

  it('comes back from what was kept of it', () => {
    const account = new MarginAccount();
    account.mode = 'PURE_SPOT';
    account.positionMode = 'HEDGE_MODE';
    account.marginMode = 'ISOLATED';
    account.spotLeverage = 5;
    account.marginModes.set('A', 'CROSS');
    account.disabled.add('BTC');
    account.setLeverage('A', 'ISOLATED', 'LONG', 3);
    const again = new MarginAccount();
    again.restore(account.row());
    expect(again.row()).toEqual({
      mode: 'PURE_SPOT',
      positionMode: 'HEDGE_MODE',
      marginMode: 'ISOLATED',
      spotLeverage: 5,
      marginModes: [['A', 'CROSS']],
      leverages: [['A ISOLATED LONG', 3]],
      disabled: ['BTC'],
    });
    expect([again.marginModeOf('A'), again.marginModeOf('B'), again.leverage('A', 'ISOLATED', 'LONG', 50)]).toEqual([
      'CROSS',
      'ISOLATED',
      3,
    ]);
  });
});

describe('the marks of a contract', () => {
  it('have the mean distance from the index over the last sixty samples', () => {
    const marks = new MarketMarks(5n, -5n);
    expect(marks.meanBasis).toBe(0n);
    marks.addBasis(6_000n);
    for (let count = 1; count < 60; count += 1) marks.addBasis(60n);
    expect(marks.meanBasis).toBe(159n);
    marks.addBasis(60n);
    expect(marks.meanBasis).toBe(60n);
  });

  it('come back from what was kept of them, and go on from there', () => {
    const marks = new MarketMarks(5n, -5n);
    marks.index = 100n;
    marks.markOverride = 0n;
    marks.rateOverride = -7n;
    marks.premiumSum = 9n;
    marks.premiumCount = 3;
    Object.assign(marks, { sampledAt: 11, lastRate: 12n, lastAt: 13, nextAt: 14 });
    marks.addBasis(10n);
    marks.addBasis(-4n);
    const row = {
      ...{ index: '100', mark: null, indexOverride: null, markOverride: '0', rateOverride: '-7', basis: ['10', '-4'] },
      ...{
        sampledAt: 11,
        premiumSum: '9',
        premiumCount: 3,
        cap: '5',
        floor: '-5',
        lastRate: '12',
        lastAt: 13,
        nextAt: 14,
      },
    };
    expect(marks.row()).toEqual(row);
    const again = new MarketMarks(1n, -1n);
    again.restore(row);
    expect(again.row()).toEqual(row);
    expect([again.index, again.mark, again.markOverride, again.rateOverride]).toEqual([100n, undefined, 0n, -7n]);
    again.addBasis(6n);
    expect(again.meanBasis).toBe(4n);
  });
});
