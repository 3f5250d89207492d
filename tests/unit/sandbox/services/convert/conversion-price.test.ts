import { fc } from '../../../../support/properties';
import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { openConvertWorld, type ConvertWorld } from './convert-world';

describe('what a conversion brings', () => {
  let world: ConvertWorld;

  beforeAll(async () => {
    world = await openConvertWorld();
  });
  afterAll(() => world.close());

  const quote = (sell: string, buy: string, amount: string) =>
    world.conversions.quote(world.people[0]!, sell, buy, amount);
  const bought = (sell: string, buy: string, amount: string) => unitsText(quote(sell, buy, amount).buyAmount);

  // The exchange keeps 0.08 %.
  it.each([
    ['3', 'COIN', '299.76', 'USDT', 'the best bid'],
    ['5', 'COIN', '499.6', 'USDT', 'all of the best bid'],
    ['6', 'COIN', '594.524', 'USDT', 'the best bid and a part of the next'],
    ['15', 'COIN', '1448.84', 'USDT', 'every bid there is'],
    ['105', 'USDT', '0.9992', 'COIN', 'the best offer'],
    ['525', 'USDT', '4.996', 'COIN', 'all of the best offer'],
    ['635', 'USDT', '5.9952', 'COIN', 'the best offer and a part of the next'],
    ['1625', 'USDT', '14.988', 'COIN', 'every offer there is'],
    ['2100', 'USDT', '199.84', 'GEM', 'a market of other ticks and steps'],
    ['6', 'COIN', '56.62133333', 'GEM', 'USDT on the way, which costs the spread once'],
    ['105.05', 'GEM', '9.2923329', 'COIN', 'the way back'],
  ])('of %s %s is %s %s: %s', (amount, sell, expected, buy) => {
    expect(bought(sell, buy, amount)).toBe(expected);
  });

  it('is rounded down to eight decimals', () => {
    expect(bought('USDT', 'COIN', '526')).toBe('5.00508363');
  });

  it.each([
    ['15.000000000001', 'COIN', 'USDT'],
    ['1625.000000000001', 'USDT', 'COIN'],
    ['10', 'USDT', 'RUIN'],
  ])('is not said where the book is too thin for %s %s in %s', (amount, sell, buy) => {
    expect(() => quote(sell, buy, amount)).toThrow('Nobody is on the other side of the book.');
  });

  it('is less than was given, by the spread twice, when it is converted back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('COIN', 'GEM'),
        fc.bigInt({ min: unitsFromText('2'), max: unitsFromText('1400') }),
        (asset, amount) => {
          const there = quote('USDT', asset, unitsText(amount)).buyAmount;
          const back = quote(asset, 'USDT', unitsText(there)).buyAmount;
          expect(back * 10_000n * 10_000n <= amount * 9_992n * 9_992n).toBe(true);
        },
      ),
    );
  });

  it('grows with the amount, and never by more than the best price', () => {
    const amount = fc.bigInt({ min: unitsFromText('1'), max: unitsFromText('700') });
    fc.assert(
      fc.property(amount, amount, (first, more) => {
        const one = quote('USDT', 'COIN', unitsText(first)).buyAmount;
        const both = quote('USDT', 'COIN', unitsText(first + more)).buyAmount;
        expect(both >= one).toBe(true);
        expect((both - one) * 105n <= more + unitsFromText('0.00000105') * 2n).toBe(true);
      }),
    );
  });
});

describe('what may be converted', () => {
  let world: ConvertWorld;

  beforeAll(async () => {
    world = await openConvertWorld();
  });
  afterAll(() => world.close());

  const quote = (sell: string, buy: string, amount: string) =>
    world.conversions.quote(world.people[0]!, sell, buy, amount);
  const refusal = (message: string) =>
    expect.objectContaining({ code: -1005, message: expect.stringContaining(message) });

  it('is USDT and what is sold for it on the spot, each from when its market began, USDT from the first of them', () => {
    expect(world.conversions.assets()).toEqual([
      { token: 'USDT', tick: '0.000001', listedAt: 1_000 },
      { token: 'COIN', tick: '1', listedAt: 1_000 },
      { token: 'GEM', tick: '0.01', listedAt: 2_000 },
      { token: 'PALACE', tick: '1', listedAt: 3_000 },
      { token: 'RUIN', tick: '1', listedAt: 4_000 },
    ]);
  });

  it.each([
    ['SHELL', 'USDT', 'sellToken', 'only a contract stands on it'],
    ['STONE', 'USDT', 'sellToken', 'it is sold for something else'],
    ['USDT', 'SHELL', 'buyToken', 'only a contract stands on it'],
    ['USDT', 'USDT', 'buyToken', 'it is the same'],
    ['COIN', 'COIN', 'buyToken', 'it is the same'],
  ])('is not %s into %s, which names %s: %s', (sell, buy, parameter) => {
    expect(() => quote(sell, buy, '10')).toThrow(refusal(parameter));
  });

  it.each(['0', '-5', 'ten', '1.0000000000001'])('is no amount of %s', (amount) => {
    expect(() => quote('USDT', 'COIN', amount)).toThrow(refusal('sellQuantity'));
  });

  it('is worth 1 USDT at least', () => {
    expect(unitsText(quote('USDT', 'COIN', '1').sellAmount)).toBe('1');
    expect(() => quote('USDT', 'COIN', '0.999999999999')).toThrow(refusal('sellQuantity, worth 1 to 250000 USDT'));
    // In the middle of the book a coin is worth 102.5.
    expect(unitsText(quote('COIN', 'USDT', '0.00976').sellAmount)).toBe('0.00976');
    expect(() => quote('COIN', 'USDT', '0.00975')).toThrow(refusal('worth 1 to 250000 USDT'));
  });

  it('is worth 250,000 USDT at most', () => {
    expect(unitsText(quote('USDT', 'GEM', '250000').buyAmount)).toBe('23790.47619047');
    expect(() => quote('USDT', 'GEM', '250000.000000000001')).toThrow(refusal('worth 1 to 250000 USDT'));
  });

  it('is not so little that nothing would be bought', () => {
    expect(unitsText(quote('USDT', 'PALACE', '11').buyAmount)).toBe('0.00000001');
    expect(() => quote('USDT', 'PALACE', '10')).toThrow(refusal('sellQuantity'));
  });
});
