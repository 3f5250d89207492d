import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  rankingFromWire,
  traderRankFromWire,
  volumeRankFromWire,
} from '../../../../../src/infrastructure/rest/social/leaderboards.wire';

const at = 1_760_000_000_123;
const nothing = [null, undefined];

describe('a ranking of the wire', () => {
  const counts = { traded: 40, hidden: 3, outOfBounds: 2, left: 1 };
  const double = (row: number): number => row * 2;

  it('holds its rows, whom it does not show, and when it was counted', () => {
    expect(rankingFromWire({ rows: [1, 2], counts, updatedTime: String(at / 1_000) }, double)).toEqual({
      rows: [2, 4],
      countedAt: at,
      counts,
    });
  });

  it("ends with the caller's own row where that is not among the others", () => {
    expect(rankingFromWire({ rows: [1, 2], me: 9 }, double).rows).toEqual([2, 4, 18]);
  });

  it.each(nothing)('has no further row where the own one is %s', (me) => {
    expect(rankingFromWire({ rows: [1, 2], me }, double)).toEqual({
      rows: [2, 4],
      countedAt: undefined,
      counts: undefined,
    });
  });
});

const trader = { uuid: 'u1', coolName: 'tortoise', avatar: '3', rank: 4, tier: 5, me: true };
const stranger = { coolName: 'hare', rank: 7 };
const strange = { uuid: undefined, coolName: 'hare', avatar: '', rank: 7, tier: undefined, me: false };

describe('a place by volume', () => {
  it('is read field by field', () => {
    expect(volumeRankFromWire({ ...trader, volume: '6000', trades: 70 })).toEqual({
      ...trader,
      volume: decimal('6000'),
      trades: 70,
    });
    expect(volumeRankFromWire({ ...trader, volume: '6000', trades: 0 }).trades).toBe(0);
  });

  it.each(nothing)("is somebody else's without an id, a picture and trades where they are %s", (none) => {
    expect(volumeRankFromWire({ ...stranger, uuid: none, volume: '6000', trades: none })).toEqual({
      ...strange,
      volume: decimal('6000'),
      trades: undefined,
    });
  });
});

describe('a place by metrics', () => {
  const figures = {
    pnl: '100',
    roi: 0.2,
    winRate: 0.3,
    capital: '4000',
    maxDrawdown: 0.05,
    recordDays: 60,
    roiInterval: [-0.07, 0.8] as [number, number],
    volume: '90000',
  };
  const always = { followers: 11, symbols: ['M_BTC_USDT'], chart: [100, 101.5] };

  it('is read field by field', () => {
    expect(traderRankFromWire({ ...trader, ...figures, ...always })).toEqual({
      ...trader,
      pnl: decimal('100'),
      roi: 0.2,
      winRate: 0.3,
      capital: decimal('4000'),
      maxDrawdown: 0.05,
      recordDays: 60,
      roiInterval: [-0.07, 0.8],
      volume: decimal('90000'),
      followers: 11,
      symbols: ['M_BTC_USDT'],
      chart: [100, 101.5],
    });
  });

  it('shows nought as nought, not as hidden', () => {
    const noughts = { pnl: '0', roi: 0, winRate: 0, capital: '0', maxDrawdown: 0, recordDays: 0, volume: '0' };
    expect(traderRankFromWire({ ...trader, ...noughts, ...always })).toMatchObject({
      pnl: decimal('0'),
      roi: 0,
      winRate: 0,
      capital: decimal('0'),
      maxDrawdown: 0,
      recordDays: 0,
      volume: decimal('0'),
    });
  });

  it.each(nothing)('has no figures where the owner hides them (%s)', (none) => {
    const hidden = Object.fromEntries(Object.keys(figures).map((name) => [name, none]));
    const unknown = Object.fromEntries(Object.keys(figures).map((name) => [name, undefined]));
    expect(traderRankFromWire({ ...stranger, ...hidden, ...always })).toEqual({ ...strange, ...unknown, ...always });
  });
});
