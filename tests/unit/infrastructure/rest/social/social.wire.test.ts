import { decimal } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import {
  activityFromWire,
  coolNameFromWire,
  extendedFromWire,
  followedFromWire,
  foundFromWire,
  nameFromWire,
  overviewFromWire,
  portfolioFromWire,
  settingsFromWire,
  summaryFromWire,
  twitterFromWire,
} from '../../../../../src/infrastructure/rest/social/social.wire';

const at = 1_760_000_000_123;
const seconds = String(at / 1_000);
const later = String(at / 1_000 + 60);
const nothing = [null, undefined];

let log: MemoryLog;
let unknown: UnknownValues;

beforeEach(() => {
  log = new MemoryLog();
  unknown = new UnknownValues(log);
});

const warning = (field: string, value: string) => ({
  level: 'warning',
  message: `A host sent an unknown ${field}`,
  details: { value },
});

const found = { uuid: 'u1', coolName: 'tortoise', avatar: '3', followers: 4, tier: 5 };

describe('settings of a profile', () => {
  const settings = {
    public: true,
    showPnl: false,
    showPortfolio: true,
    showVolume: false,
    showTrades: true,
    avatar: '3',
    bio: 'Takes its time.',
    twitter: 'tortoise_x',
  };

  it('are taken over as they are', () => {
    expect(settingsFromWire(settings)).toEqual(settings);
  });

  it.each(nothing)('name no account of X where it is %s', (twitter) => {
    expect(settingsFromWire({ ...settings, twitter })).toEqual({ ...settings, twitter: undefined });
  });
});

describe('a trader of the wire', () => {
  it('is found with name, picture, followers and tier', () => {
    expect(foundFromWire(found)).toEqual(found);
    expect(foundFromWire({ uuid: 'u1', coolName: 'tortoise', followers: 4 })).toEqual({
      uuid: 'u1',
      coolName: 'tortoise',
      avatar: '',
      followers: 4,
      tier: undefined,
    });
  });

  it('has a name, and an id only for those who may find it', () => {
    expect(nameFromWire({ uuid: 'u1', coolName: 'tortoise', avatar: '3' })).toEqual({
      uuid: 'u1',
      coolName: 'tortoise',
      avatar: '3',
    });
    expect(nameFromWire({ uuid: null, coolName: 'tortoise' })).toEqual({
      uuid: undefined,
      coolName: 'tortoise',
      avatar: '',
    });
  });

  const followed = { uuid: 'u1', coolName: 'tortoise', avatar: '3', roi30d: -0.2, since: seconds };

  it('is followed since a time, with the return of 30 days', () => {
    expect(followedFromWire(followed)).toEqual({
      uuid: 'u1',
      coolName: 'tortoise',
      avatar: '3',
      roi30d: -0.2,
      since: at,
    });
    expect(followedFromWire({ ...followed, roi30d: 0 }).roi30d).toBe(0);
  });

  it.each(nothing)('stays among those who are followed without a picture, a time and a return (%s)', (roi30d) => {
    expect(followedFromWire({ uuid: 'u1', coolName: '', roi30d, since: 'long' })).toEqual({
      uuid: 'u1',
      coolName: '',
      avatar: '',
      roi30d: undefined,
      since: 0,
    });
  });
});

describe('the overview of a profile', () => {
  const data = {
    ...found,
    bio: 'Takes its time.',
    following: 6,
    followed: true,
    joinedTime: seconds,
    public: true,
    twitter: 'tortoise_x',
    badges: ['EARLY'],
    shows: { pnl: true, portfolio: false, volume: true, trades: false },
  };

  it('is read field by field', () => {
    expect(overviewFromWire(data)).toEqual({
      ...found,
      bio: 'Takes its time.',
      following: 6,
      followed: true,
      joinedAt: at,
      public: true,
      twitter: 'tortoise_x',
      badges: ['EARLY'],
      shows: { pnl: true, portfolio: false, volume: true, trades: false },
    });
  });

  it.each(nothing)('shows everything that it does not hide, and nothing that it lacks (%s)', (twitter) => {
    const sparse = { avatar: undefined, tier: undefined, bio: undefined, followed: undefined, shows: undefined };
    expect(overviewFromWire({ ...data, ...sparse, twitter, joinedTime: 'long ago', public: false })).toEqual({
      uuid: 'u1',
      coolName: 'tortoise',
      avatar: '',
      followers: 4,
      tier: undefined,
      bio: '',
      following: 6,
      followed: false,
      joinedAt: 0,
      public: false,
      twitter: undefined,
      badges: ['EARLY'],
      shows: { pnl: true, portfolio: true, volume: true, trades: true },
    });
  });
});

describe('the summary of a profile', () => {
  const figures = {
    maxDrawdown: 0.03,
    sharpe: 1.4,
    recordDays: 50,
    roiInterval: [-0.06, 0.7] as [number, number],
  };
  const data = {
    ...figures,
    winRate: 0.1,
    trades: 20,
    winRates: { '7d': 0.4, '30d': null, '90d': 0.2 },
    tradeCounts: { '7d': 0, '30d': 3, '90d': 12 },
    pnl: { '7d': '7', '30d': '30', '90d': '90', all: '100' },
    roi: { '7d': 0.07, '30d': 0.3, '90d': null, all: 0 },
    volume: { '7d': '700', '30d': '3000', '90d': '9000', all: '10000' },
    markets: [
      { symbol: 'M_BTC_USDT', volume: '6000' },
      { symbol: 'M_ETH_USDT', volume: '4000' },
    ],
    results: [
      { from: null, to: -0.5, trades: 1 },
      { from: -0.5, to: 0, trades: 2 },
      { from: 0, to: null, trades: 3 },
    ],
  };

  it('is read field by field, each span as its own', () => {
    expect(summaryFromWire(data)).toEqual({
      ...figures,
      pnl: {
        sevenDays: decimal('7'),
        thirtyDays: decimal('30'),
        ninetyDays: decimal('90'),
        all: decimal('100'),
      },
      roi: { sevenDays: 0.07, thirtyDays: 0.3, ninetyDays: undefined, all: 0 },
      winRate: { sevenDays: 0.4, thirtyDays: undefined, ninetyDays: 0.2, all: 0.1 },
      trades: { sevenDays: 0, thirtyDays: 3, ninetyDays: 12, all: 20 },
      volume: {
        sevenDays: decimal('700'),
        thirtyDays: decimal('3000'),
        ninetyDays: decimal('9000'),
        all: decimal('10000'),
      },
      markets: [
        { symbol: 'M_BTC_USDT', volume: decimal('6000') },
        { symbol: 'M_ETH_USDT', volume: decimal('4000') },
      ],
      results: [
        { from: undefined, to: -0.5, trades: 1 },
        { from: -0.5, to: 0, trades: 2 },
        { from: 0, to: undefined, trades: 3 },
      ],
    });
  });

  it('shows nought as nought, not as hidden', () => {
    const noughts = { maxDrawdown: 0, sharpe: 0, recordDays: 0 };
    expect(summaryFromWire({ ...data, ...noughts, winRate: 0, trades: 0 })).toMatchObject({
      ...noughts,
      winRate: { all: 0 },
      trades: { all: 0 },
    });
  });

  it.each(nothing)('knows figures of all time alone where the host tells no others (%s)', (none) => {
    const read = (change: object) => summaryFromWire({ ...data, winRates: none, tradeCounts: none, ...change });
    const periods = { sevenDays: undefined, thirtyDays: undefined, ninetyDays: undefined };
    expect(read({})).toMatchObject({ winRate: { ...periods, all: 0.1 }, trades: { ...periods, all: 20 } });
    expect(read({ winRate: 0, trades: 0 })).toMatchObject({ winRate: { all: 0 }, trades: { all: 0 } });
    const before = { winRates: { '7d': null, '30d': null, '90d': null }, winRate: none };
    expect(read(before).winRate).toEqual({ ...periods, all: undefined });
  });

  it.each(nothing)('is empty where the owner hides everything (%s)', (none) => {
    const names = Object.keys(data);
    const hidden = Object.fromEntries(names.map((name) => [name, none]));
    const read = names.filter((name) => name !== 'winRates' && name !== 'tradeCounts');
    expect(summaryFromWire(hidden)).toEqual(Object.fromEntries(read.map((name) => [name, undefined])));
  });
});

describe('what a trader holds', () => {
  const row = { symbol: 'M_BTC_USDT', side: 'SHORT', share: 0.4, roi: -0.1 } as const;
  const more = { averageOpenPrice: '60000', leverage: 5, openTime: seconds, quantity: '0.2', value: '12000' };

  it('is a share of everything', () => {
    expect(portfolioFromWire(row)).toEqual(row);
    expect(portfolioFromWire({ ...row, side: 'LONG', roi: 0 })).toEqual({ ...row, side: 'LONG', roi: 0 });
  });

  it('is told with prices and sums where the owner shows them', () => {
    expect(extendedFromWire({ ...row, ...more })).toEqual({
      ...row,
      averageOpenPrice: decimal('60000'),
      leverage: 5,
      openedAt: at,
      quantity: decimal('0.2'),
      value: decimal('12000'),
    });
  });

  it.each(nothing)('keeps to itself what the owner hides (%s)', (none) => {
    const bare = { symbol: 'M_BTC_USDT', side: 'SHORT', share: 0.4, roi: undefined };
    const hidden = { averageOpenPrice: none, leverage: none, openTime: none, quantity: none, value: none };
    expect(portfolioFromWire({ ...row, roi: none })).toEqual(bare);
    expect(extendedFromWire({ ...row, ...hidden, roi: none })).toEqual({
      ...bare,
      averageOpenPrice: undefined,
      leverage: undefined,
      openedAt: undefined,
      quantity: undefined,
      value: undefined,
    });
  });
});

describe('a trade of a trader', () => {
  const row = {
    symbol: 'M_BTC_USDT',
    side: 'SELL',
    action: 'CLOSE',
    price: '60000',
    size: '0.3',
    pnl: '-20',
    roi: -0.01,
    time: seconds,
  };
  const read = (change: object = {}) => activityFromWire({ ...row, ...change } as never, unknown);

  it('is read field by field', () => {
    expect(read()).toEqual({
      symbol: 'M_BTC_USDT',
      side: 'SELL',
      action: 'CLOSE',
      price: decimal('60000'),
      size: decimal('0.3'),
      pnl: decimal('-20'),
      roi: -0.01,
      at,
    });
    expect(read({ roi: 0 })?.roi).toBe(0);
  });

  it.each(nothing)('has no price, size and result where they are %s', (none) => {
    expect(read({ price: none, size: none, pnl: none, roi: none })).toEqual({
      symbol: 'M_BTC_USDT',
      side: 'SELL',
      action: 'CLOSE',
      price: undefined,
      size: undefined,
      pnl: undefined,
      roi: undefined,
      at,
    });
  });

  it.each(['OPEN', 'CLOSE'])('knows the action %s', (action) => {
    expect(read({ action })?.action).toBe(action);
    expect(log.lines).toEqual([]);
  });

  it('calls an action that nobody knows another and names it in the log', () => {
    expect(read({ action: 'FLIP' })?.action).toBe('other');
    expect(log.lines).toEqual([warning('trading activity', 'FLIP')]);
  });

  it('is left out without a time', () => {
    expect(read({ time: 'soon' })).toBeUndefined();
  });
});

describe('the nickname of an account', () => {
  const data = { coolName: 'tortoise', source: 'CUSTOM', changedTime: seconds, nextChangeTime: later };

  it('tells when it was changed and when it may be changed again', () => {
    expect(coolNameFromWire(data, unknown)).toEqual({
      coolName: 'tortoise',
      source: 'CUSTOM',
      changedAt: at,
      nextChangeAt: at + 60_000,
    });
  });

  it.each(nothing)('is a random one that may be changed at once where nothing is told (%s)', (none) => {
    const bare = { coolName: 'tortoise', changedTime: none, nextChangeTime: none };
    expect(coolNameFromWire(bare, unknown)).toEqual({
      coolName: 'tortoise',
      source: 'RANDOM',
      changedAt: undefined,
      nextChangeAt: undefined,
    });
    expect(log.lines).toEqual([]);
  });

  it.each(['CUSTOM', 'TWITTER', 'RANDOM'])('may come from %s', (source) => {
    expect(coolNameFromWire({ ...data, source }, unknown).source).toBe(source);
    expect(log.lines).toEqual([]);
  });

  it('comes from elsewhere where nobody knows the source, which the log names', () => {
    expect(coolNameFromWire({ ...data, source: 'GIFT' }, unknown).source).toBe('other');
    expect(log.lines).toEqual([warning('source of a name', 'GIFT')]);
  });
});

describe('an account of X', () => {
  const data = { handle: 'tortoise_x', name: 'Tortoise', profileImageUrl: 'https://x/3.png', boundTime: seconds };

  it('is read field by field', () => {
    expect(twitterFromWire(data)).toEqual({
      handle: 'tortoise_x',
      name: 'Tortoise',
      imageUrl: 'https://x/3.png',
      boundAt: at,
    });
  });

  it.each(nothing)('may have no picture (%s) and no time', (profileImageUrl) => {
    expect(twitterFromWire({ ...data, profileImageUrl, boundTime: 'once' })).toEqual({
      handle: 'tortoise_x',
      name: 'Tortoise',
      imageUrl: undefined,
      boundAt: 0,
    });
  });
});
