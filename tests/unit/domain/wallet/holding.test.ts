import { decimal, type Decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import { type Holding, profitOf, sharesOf, totalOf, valued, valueOf } from '../../../../src/domain/wallet/holding';
import { smallBalancesOf } from '../../../../src/domain/wallet/small-balance';
import { fc } from '../../../support/properties';

function holding(asset: string, parts: Partial<Record<keyof Holding, string>> = {}, price?: string): Holding {
  const of = (part: keyof Holding): Decimal => decimal(parts[part] ?? '0');
  return {
    asset,
    balance: of('balance'),
    available: of('available'),
    inOrders: of('inOrders'),
    staked: of('staked'),
    unbonding: of('unbonding'),
    copied: of('copied'),
    earning: of('earning'),
    price: price === undefined ? undefined : decimal(price),
  };
}

describe('what an account has of an asset', () => {
  it('counts what is staked, on its way back, earning and in copies', () => {
    const woo = holding('WOO', {
      balance: '5',
      available: '4',
      inOrders: '1',
      staked: '10',
      unbonding: '2',
      earning: '3',
      copied: '7',
    });
    expect(decimalText(totalOf(woo))).toBe('27');
  });

  it('is worth the last price, and has gained since a day ago', () => {
    const btc = valued(holding('BTC', { balance: '2' }, '99'), { open: decimal('80'), close: decimal('100') });
    expect([btc.value, btc.profit].map((each) => decimalText(each!))).toEqual(['200', '40']);
    expect(btc.change).toBe(25);
  });

  it('is worth what the exchange says where there is no market, and nothing known without a price', () => {
    expect(decimalText(valued(holding('XYZ', { balance: '2' }, '3'), undefined).value!)).toBe('6');
    const unknown = valued(holding('XYZ', { balance: '2' }), undefined);
    expect([unknown.value, unknown.change, unknown.profit]).toEqual([undefined, undefined, undefined]);
    expect(valueOf([unknown])).toEqual(zero);
  });

  it('has gained nothing known while a day of one asset is not known, and nothing at all without a market', () => {
    const btc = valued(holding('BTC', { balance: '2' }), { open: decimal('80'), close: decimal('100') });
    const eth = (balance: string) => valued(holding('ETH', { balance }, '10'), undefined);
    const usdt = valued(holding('USDT', { balance: '50' }, '1'), 'none');
    expect([usdt.change, decimalText(usdt.value!)]).toEqual([undefined, '50']);
    expect(decimalText(profitOf([usdt, btc, usdt])!)).toBe('40');
    expect(decimalText(profitOf([])!)).toBe('0');
    expect(profitOf([btc, eth('3'), usdt])).toBeUndefined();
    // What is not held moves nothing, whatever it costs.
    expect(decimalText(profitOf([btc, eth('0')])!)).toBe('40');
    expect(decimalText(valueOf([btc, eth('3'), usdt]))).toBe('280');
  });
});

describe('the parts of what is held', () => {
  const holdings = fc
    .array(fc.record({ amount: fc.integer({ min: 0, max: 1_000_000 }), price: fc.integer({ min: 0, max: 100_000 }) }), {
      maxLength: 12,
    })
    .map((all) =>
      all.map(({ amount, price }, index) =>
        valued(holding(`A${index}`, { balance: String(amount) }, String(price)), undefined),
      ),
    );

  it('make up the whole, largest first, however many are shown', () => {
    fc.assert(
      fc.property(holdings, fc.integer({ min: 1, max: 8 }), (all, most) => {
        const shares = sharesOf(all, most);
        const sum = shares.reduce((total, { value }) => total.plus(value), zero);
        expect(decimalText(sum)).toBe(decimalText(valueOf(all)));
        expect(shares.length).toBeLessThanOrEqual(most);
        if (shares.length > 0) expect(shares.reduce((total, { part }) => total + part, 0)).toBeCloseTo(1, 9);
        const named = shares.filter(({ asset }) => asset !== '').map(({ value }) => value.toNumber());
        expect(named).toEqual([...named].sort((one, other) => other - one));
      }),
    );
  });

  it('stand each under its name where there are no more than are shown, and the rest together where there are', () => {
    const worth = (asset: string, price?: string) => valued(holding(asset, { balance: '1' }, price), undefined);
    const all = [worth('WOO', '1'), worth('BTC', '6'), worth('NEW'), worth('OLD', '0'), worth('ETH', '3')];
    const shown = (most: number) => sharesOf(all, most).map(({ asset, part }) => [asset, part]);
    expect(shown(3)).toEqual([
      ['BTC', 0.6],
      ['ETH', 0.3],
      ['WOO', 0.1],
    ]);
    expect(shown(2)).toEqual([
      ['BTC', 0.6],
      ['', 0.4],
    ]);
  });
});

describe('small balances', () => {
  it('are worth less than 10 USDT, most valuable first, and can be converted from the smallest conversion on', () => {
    const all = [
      holding('USDT', { available: '5' }, '1'),
      holding('BTC', { available: '1' }, '100'),
      holding('WOO', { available: '1' }, '0.1'),
      holding('ETH', { available: '0.5' }, '10'),
      holding('NEW', { available: '1' }),
      holding('OLD', { available: '1' }, '5'),
    ];
    const small = smallBalancesOf(all, {
      into: 'USDT',
      assets: ['USDT', 'BTC', 'ETH', 'WOO', 'NEW'],
      smallest: decimal('1'),
    });
    expect(small.map(({ asset, convertible }) => [asset, convertible])).toEqual([
      ['ETH', true],
      ['WOO', false],
    ]);
  });
});
