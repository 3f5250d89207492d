import type { Campaign, CampaignStanding } from '../../../../src/domain/campaigns/campaign';
import { chasesOf, pays } from '../../../../src/domain/campaigns/campaign-chase';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';

const rates = (spot: string, contracts: string) => ({
  spot: { maker: decimal(0), taker: decimal(spot) },
  contracts: { maker: decimal(0), taker: decimal(contracts) },
});
const markets = ['SPOT_BTC_USDT', 'PERP_BTC_USDT'];
const campaign = {
  type: 'VOLUME',
  status: 'LIVE',
  startsAt: 0,
  endsAt: 400,
  symbols: markets,
} as Partial<Campaign> as Campaign;
const standing = (rank: number, volume: string, prize: string, me = false): CampaignStanding =>
  ({ rank, volume: decimal(volume), prize: { token: 'USDT', amount: decimal(prize) }, me }) as CampaignStanding;

const rows = [
  standing(1, '10000', '500'),
  standing(2, '4000', '200'),
  standing(3, '1000', '100', true),
  standing(4, '10', '0'),
];
/** A quarter of the campaign is over: whoever has traded 1,000 ends at 4,000. */
const facts = { campaign, rows, me: rows[2], now: 100, rates: rates('0.001', '0.001'), price: decimal(1) };
const told = (change: Partial<typeof facts> = {}) =>
  chasesOf({ ...facts, ...change }).map((chase) => [
    chase.rank,
    decimalText(chase.volume),
    decimalText(chase.fees),
    chase.gain && decimalText(chase.gain),
    pays(chase),
  ]);

describe('what a better rank takes', () => {
  it('goes by how much of the campaign is over, whenever it began', () => {
    const later = { ...campaign, startsAt: 1_000, endsAt: 1_400 } as Campaign;
    expect(told({ campaign: later, now: 1_100 })).toEqual(told());
  });

  it('is what its holder will have traded at the end, less what one has traded, nearest rank first', () => {
    expect(told()).toEqual([
      [2, '15000', '15', '100', true],
      [1, '39000', '39', '400', true],
    ]);
  });

  it('does not pay where the fees are more than the prize adds', () => {
    expect(told({ rates: rates('0.01', '0.01') })).toEqual([
      [2, '15000', '150', '100', false],
      [1, '39000', '390', '400', true],
    ]);
    expect(told({ price: undefined as never })[0]).toEqual([2, '15000', '15', undefined, undefined]);
  });

  it('costs the lowest taker fee of the markets that count', () => {
    const fees = (symbols: readonly string[], spot: string, contracts: string) =>
      told({ campaign: { ...campaign, symbols }, rates: rates(spot, contracts) })[0]?.[2];
    expect(fees(markets, '0.001', '0.0005')).toBe('7.5');
    expect(fees(markets, '0.0002', '0.0005')).toBe('3');
    expect(fees(['SPOT_BTC_USDT'], '0.001', '0.0005')).toBe('15');
    expect(fees(['PERP_BTC_USDT'], '0.0002', '0.0005')).toBe('7.5');
    expect(fees([], '0.001', '0.0005')).toBe('15');
  });

  it('is nothing where one’s own pace is enough', () => {
    const late = { ...rows[2]!, volume: decimal('4001') };
    expect(told({ me: late })[0]).toEqual([2, '0', '0', '100', true]);
  });

  it('counts from nothing for whoever has no rank', () => {
    expect(told({ rows: rows.slice(0, 2), me: undefined as never })).toEqual([
      [2, '16000', '16', '200', true],
      [1, '40000', '40', '500', true],
    ]);
  });

  it('is not said of what volume does not decide, before the beginning and after the end', () => {
    expect(told({ campaign: { ...campaign, type: 'ROI' } })).toEqual([]);
    expect(told({ campaign: { ...campaign, status: 'ENDED' } })).toEqual([]);
    expect(told({ now: 0 })).toEqual([]);
  });
});
