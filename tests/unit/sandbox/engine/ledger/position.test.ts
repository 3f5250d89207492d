import { Account, Position } from '../../../../../sandbox/engine/ledger/account';
import { Instrument } from '../../../../../sandbox/engine/model/instrument';
import { fc } from '../../../../support/properties';
import { contract, units } from '../test-exchange';

const instrument = new Instrument(contract);
const flat = (): Position => new Position(new Account('ann', 'customer'), instrument, 'BOTH');

/** A position of so many contracts, opened at one price; below zero it is short. */
function opened(holding: number, price: number): Position {
  const position = flat();
  const quantity = Math.abs(holding);
  position.open(holding > 0 ? 1 : -1, quantity, instrument.notional(price, quantity), 'CROSS', 1);
  return position;
}

describe('a position', () => {
  it('is closed by trades in the other direction, as far as there is something to close', () => {
    expect([opened(10, 100).closable(-1, 4), opened(10, 100).closable(-1, 15), opened(10, 100).closable(1, 4)]).toEqual(
      [4, 10, 0],
    );
    expect([
      opened(-10, 100).closable(1, 4),
      opened(-10, 100).closable(1, 15),
      opened(-10, 100).closable(-1, 4),
    ]).toEqual([4, 10, 0]);
    expect(flat().closable(1, 4)).toBe(0);
  });

  it('realises the difference to where it was opened: up for a long, down for a short', () => {
    const long = opened(10, 100);
    expect(long.close(3, units('315'))).toEqual({ pnl: units('15'), due: units('15'), released: 0n });
    expect([long.holding, long.openCost, long.settleCost]).toEqual([7, units('700'), units('700')]);
    const short = opened(-10, 100);
    expect(short.close(4, units('420'))).toEqual({ pnl: units('-20'), due: units('-20'), released: 0n });
    expect([short.holding, short.openCost, short.realizedPnl]).toEqual([-6, units('-600'), units('-20')]);
  });

  it('owes of a profit that was settled in between only what came after', () => {
    const position = opened(10, 100);
    position.settleCost += units('50');
    expect(position.close(4, units('440'))).toEqual({ pnl: units('40'), due: units('20'), released: 0n });
    expect([position.openCost, position.settleCost]).toEqual([units('600'), units('630')]);
    expect([position.averageOpenPrice, position.settlePrice]).toEqual([units('100'), units('105')]);
  });

  it('sets free the part of its isolated margin that belongs to what was closed', () => {
    const position = opened(-10, 100);
    position.isolatedMargin = units('200');
    expect(position.close(3, units('300')).released).toBe(units('60'));
    expect(position.isolatedMargin).toBe(units('140'));
    expect(position.close(7, units('700')).released).toBe(units('140'));
    expect(position.isolatedMargin).toBe(0n);
  });

  it('begins anew when it was closed, and goes on when it grows', () => {
    const position = opened(5, 100);
    position.close(5, units('550'));
    expect(position.realizedPnl).toBe(units('50'));
    position.open(-1, 2, units('220'), 'ISOLATED', 77);
    expect(position).toMatchObject({ realizedPnl: 0n, openedAt: 77, marginMode: 'ISOLATED', holding: -2 });
    position.close(1, units('100'));
    position.open(-1, 3, units('360'), 'CROSS', 99);
    expect(position).toMatchObject({ realizedPnl: units('10'), openedAt: 77, marginMode: 'ISOLATED', holding: -4 });
    expect([position.openCost, position.settleCost]).toEqual([units('-470'), units('-470')]);
  });

  it('is worth its contracts at a price, signed like them, and earns what that is more than its cost', () => {
    expect([opened(10, 100).value(units('93')), opened(-10, 100).value(units('93'))]).toEqual([
      units('930'),
      units('-930'),
    ]);
    expect([opened(10, 100).unrealized(units('93')), opened(-10, 100).unrealized(units('93'))]).toEqual([
      units('-70'),
      units('70'),
    ]);
  });

  it('has an average price above zero on both sides, and none when it is closed', () => {
    const short = opened(-10, 100);
    short.open(-1, 5, units('530'), 'CROSS', 2);
    expect([short.averageOpenPrice, short.settlePrice]).toEqual([units('102'), units('102')]);
    expect([flat().averageOpenPrice, flat().settlePrice]).toEqual([0n, 0n]);
  });

  it('realises the same to the unit in whatever parts it is closed', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(parts, amount, amount, amount, fc.boolean(), (quantities, cost, worth, margin, long) => {
        const held = quantities.reduce((sum, quantity) => sum + quantity, 0);
        const position = flat();
        position.open(long ? 1 : -1, held, cost, 'ISOLATED', 1);
        position.isolatedMargin = margin;
        const closings = quantities.map((quantity) => position.close(quantity, worth));
        const sum = (of: 'pnl' | 'due' | 'released') => closings.reduce((total, closing) => total + closing[of], 0n);
        const received = worth * BigInt(quantities.length);
        expect(sum('pnl')).toBe(long ? received - cost : cost - received);
        expect(sum('due')).toBe(sum('pnl'));
        expect(sum('released')).toBe(margin);
        expect([position.holding, position.openCost, position.settleCost, position.isolatedMargin]).toEqual([
          0,
          0n,
          0n,
          0n,
        ]);
        expect(position.realizedPnl).toBe(sum('pnl'));
      }),
      { numRuns: 60 },
    );
  });
});

describe('an account', () => {
  it('names its positions by market, whichever was needed first', () => {
    const account = new Account('ann', 'customer');
    const keys = ['PERP_SOL_USDT', 'PERP_ADA_USDT', 'PERP_BTC_USDT'];
    const named = new Map(keys.map((key) => [key, new Position(account, instrument, 'BOTH')]));
    for (const [key, position] of named) account.positions.set(key, position);
    expect(account.sortedPositions()).toEqual(
      ['PERP_ADA_USDT', 'PERP_BTC_USDT', 'PERP_SOL_USDT'].map((key) => named.get(key)),
    );
    expect(account.sortedPositions()[0]).toBe(named.get('PERP_ADA_USDT'));
    expect(account.sortedPositions()[2]).toBe(named.get('PERP_SOL_USDT'));
  });

  it('lists the balances that were ever used, by asset', () => {
    const account = new Account('ann', 'customer');
    account.balance('XRP').holding = 5n;
    account.balance('NEVER');
    account.balance('ADA').frozen = 5n;
    account.balance('BTC').version = 1;
    expect(account.usedBalances().map(({ asset }) => asset)).toEqual(['ADA', 'BTC', 'XRP']);
  });

  it('shows of a balance what is held, reserved and, of USDT alone, lent', () => {
    const account = new Account('ann', 'customer');
    account.credit = { voucherId: 1, owed: 7n };
    const balance = account.balance('USDT');
    balance.holding = 10n;
    balance.frozen = 4n;
    expect(balance.available).toBe(6n);
    expect(balance.view()).toEqual({ accountId: 'ann', asset: 'USDT', holding: 10n, frozen: 4n, lent: 7n, version: 0 });
    expect(account.balance('BTC').view()).toMatchObject({ asset: 'BTC', lent: 0n });
    account.credit = undefined;
    expect(balance.view().lent).toBe(0n);
  });
});
