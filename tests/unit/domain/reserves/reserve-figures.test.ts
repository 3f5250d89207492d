import { reserveFigures, staleAfter, tokensOf } from '../../../../src/domain/reserves/reserve-figures';
import { differingTotals } from '../../../../src/domain/reserves/recount';
import { bytesOf, hashFrom, hex } from '../../../../src/domain/reserves/hex';
import type { ReserveSheet } from '../../../../src/domain/reserves/reserve-sheet';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { fc } from '../../../support/properties';

const priced = (asset: string, amount: string, price: string) => ({
  asset,
  amount: decimal(amount),
  price: decimal(price),
  value: decimal(amount).times(price),
});
const nothing = { total: decimal('0'), at: 0, venues: [] };
const sheet: ReserveSheet = {
  assets: {
    total: decimal('1200'),
    at: 1,
    venues: [
      { name: 'Cold', type: 'Custodian', value: decimal('900'), tokens: [priced('BTC', '9', '100')], addresses: [] },
      { name: 'Desk', type: 'Exchange', value: decimal('300'), tokens: [priced('BTC', '3', '100')], addresses: [] },
    ],
  },
  earnAssets: nothing,
  liabilities: [
    { ...priced('BTC', '8', '100'), holders: 3, margin: decimal('1') },
    { ...priced('ETH', '20', '10'), holders: 1, margin: undefined },
  ],
  earnLiabilities: [],
};

describe('the figures of the reserves', () => {
  it('counts what lies with venues for the reserve ratio and not for the custody ratio', () => {
    const { ratio, custodyRatio, liabilities } = reserveFigures(sheet);
    expect(decimalText(liabilities)).toBe('1000');
    expect(ratio!.eq('1.2')).toBe(true);
    expect(custodyRatio!.eq('0.9')).toBe(true);
  });

  it('is not short of what was rounded away because it lies in two places', () => {
    const place = (name: string) => ({
      name,
      type: 'Custodian' as const,
      value: decimal('0.000000000001'),
      tokens: [{ ...priced('BTC', '0.000000000001', '1.5'), value: decimal('0.000000000001') }],
      addresses: [],
    });
    const { custodyRatio } = reserveFigures({
      ...sheet,
      assets: { ...sheet.assets, venues: [place('Cold'), place('Hot')] },
      liabilities: [{ ...priced('BTC', '0.000000000002', '1.5'), holders: 1, margin: undefined }],
    });
    expect(custodyRatio!.eq('1')).toBe(true);
  });

  it('covers each asset by itself: what is owed and not held is covered by nothing', () => {
    const [btc, eth] = reserveFigures(sheet).coverage;
    expect(btc).toMatchObject({ asset: 'BTC', holders: 3 });
    expect(btc!.ratio!.eq('1.5')).toBe(true);
    expect(eth!.ratio!.eq('0')).toBe(true);
    expect(eth!.margin).toBeUndefined();
  });

  it('has the most valuable first, wherever it lies', () => {
    const venue = (tokens: readonly ReturnType<typeof priced>[]) => ({
      ...sheet.assets.venues[0]!,
      tokens,
    });
    const venues = [
      venue([priced('WOO', '5', '1'), priced('ETH', '3', '10')]),
      venue([priced('BTC', '1', '100'), priced('WOO', '200', '1')]),
    ];
    const told = tokensOf(venues).map(({ asset, amount, value }) => [asset, decimalText(amount), decimalText(value)]);
    expect(told).toEqual([
      ['WOO', '205', '205'],
      ['BTC', '1', '100'],
      ['ETH', '3', '30'],
    ]);
    const { coverage, bitcoinPrice } = reserveFigures({
      ...sheet,
      assets: { ...sheet.assets, venues },
      liabilities: [],
    });
    expect(coverage.map(({ asset }) => asset)).toEqual(['WOO', 'BTC', 'ETH']);
    expect(coverage.map(({ liabilities, holders }) => [decimalText(liabilities), holders])).toEqual([
      ['0', 0],
      ['0', 0],
      ['0', 0],
    ]);
    expect(decimalText(bitcoinPrice!)).toBe('100');
  });

  it('tells no price of bitcoin that is nothing', () => {
    const venues = [{ ...sheet.assets.venues[0]!, tokens: [priced('BTC', '1', '0'), priced('ETH', '3', '10')] }];
    expect(
      reserveFigures({ ...sheet, assets: { ...sheet.assets, venues }, liabilities: [] }).bitcoinPrice,
    ).toBeUndefined();
  });

  it('is old after half an hour', () => {
    expect(staleAfter).toBe(1_800_000);
  });

  it('has no ratio where nothing is owed, rather than no number', () => {
    const { ratio, custodyRatio, coverage } = reserveFigures({ ...sheet, liabilities: [] });
    expect([ratio, custodyRatio, coverage[0]!.ratio]).toEqual([undefined, undefined, undefined]);
    expect(reserveFigures({ ...sheet, assets: nothing, liabilities: [] }).bitcoinPrice).toBeUndefined();
  });
});

describe('a recount', () => {
  const counted = [
    { asset: 'BTC', amount: '1.50' },
    { asset: 'ETH', amount: '2' },
    { asset: 'WOO', amount: '3' },
  ];
  const told = (published: typeof counted) =>
    differingTotals(counted, published).map(({ asset, counted: mine, published: theirs }) => [
      asset,
      decimalText(mine),
      decimalText(theirs),
    ]);

  it('agrees whatever the order and the digits', () => {
    expect(told([counted[2]!, { asset: 'BTC', amount: '1.5' }, counted[1]!])).toEqual([]);
  });

  it('names each asset that differs, and each that only one side has', () => {
    expect(told([{ asset: 'BTC', amount: '1.4' }, counted[1]!, { asset: 'SOL', amount: '9' }])).toEqual([
      ['BTC', '1.5', '1.4'],
      ['WOO', '3', '0'],
      ['SOL', '0', '9'],
    ]);
  });
});

describe('a hash in hex', () => {
  it('is read as people paste it', () => {
    const hash = '0123456789abcdef'.repeat(4);
    expect(hashFrom(` ${hash.toUpperCase()}\n`)).toBe(hash);
    for (const text of ['', hash.slice(1), `${hash}0`, `g${hash.slice(1)}`, `${hash} x`, `x ${hash}`])
      expect(hashFrom(text)).toBeUndefined();
  });

  it('is the same bytes again', () => {
    expect(hex(Uint8Array.of(0, 10, 255))).toBe('000aff');
    expect([...bytesOf('')]).toEqual([]);
    fc.assert(fc.property(fc.uint8Array(), (bytes) => expect([...bytesOf(hex(bytes))]).toEqual([...bytes])));
  });
});
