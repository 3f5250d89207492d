import { reserveFigures } from '../../../../src/domain/reserves/reserve-figures';
import type { ReserveSheet } from '../../../../src/domain/reserves/reserve-sheet';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';

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

  it('has no ratio where nothing is owed, rather than no number', () => {
    const { ratio, custodyRatio, coverage } = reserveFigures({ ...sheet, liabilities: [] });
    expect([ratio, custodyRatio, coverage[0]!.ratio]).toEqual([undefined, undefined, undefined]);
    expect(reserveFigures({ ...sheet, assets: nothing, liabilities: [] }).bitcoinPrice).toBeUndefined();
  });
});
