import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  campaignFromWire,
  competitionFromWire,
  prizeFromWire,
  standingFromWire,
} from '../../../../../src/infrastructure/rest/campaigns/campaigns.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import { MemoryLog } from '../../../../fakes/memory-platform';

const at = 1_760_000_000_123;

const sparseCampaign = {
  id: 'EZPZ',
  name: 'Easy',
  type: 'VOLUME',
  status: 'LIVE',
  startTime: String(at / 1_000),
  endTime: at + 4_000,
  signupStart: at - 2_000,
  signupEnd: at + 2_000,
  prizePool: { token: 'USDT', amount: '50000' },
  rules: ['Trade.', 'Do not cheat.'],
  symbols: ['PERP_BTC_USDT', 'PERP_ETH_USDT'],
  participants: 321,
};
const campaign = {
  ...sparseCampaign,
  season: 4,
  banner: '/banner.png',
  ruleKeys: ['trade', 'honest'],
  requirements: [
    { kind: 'VERIFIED', target: 1, progress: 0 },
    { kind: 'VOLUME', target: 1_000, progress: 250 },
  ],
  signedUp: true,
  team: 'bulls',
};
const sparseStanding = {
  coolName: 'Quiet Otter',
  rank: 3,
  volume: '90000.5',
  pnl: '-12.25',
  prize: { token: 'WOO', amount: '700' },
};
const standing = {
  ...sparseStanding,
  uuid: 'u-1',
  avatar: '/otter.png',
  roi: -0.02,
  points: 44,
  team: 'bears',
  badge: 'bronze',
  me: true,
};
const readStanding = {
  uuid: 'u-1',
  coolName: 'Quiet Otter',
  rank: 3,
  volume: decimal('90000.5'),
  pnl: decimal('-12.25'),
  roi: -0.02,
  points: 44,
  team: 'bears',
  prize: { token: 'WOO', amount: decimal('700') },
  badge: 'bronze',
  me: true,
};

describe('a campaign of the wire', () => {
  const read = (change: Partial<Parameters<typeof campaignFromWire>[0]> = {}, log = new MemoryLog()) =>
    campaignFromWire({ ...campaign, ...change }, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      id: 'EZPZ',
      name: 'Easy',
      type: 'VOLUME',
      status: 'LIVE',
      startsAt: at,
      endsAt: at + 4_000,
      signupFrom: at - 2_000,
      signupUntil: at + 2_000,
      prizePool: { token: 'USDT', amount: decimal('50000') },
      rules: [
        { key: 'trade', text: 'Trade.' },
        { key: 'honest', text: 'Do not cheat.' },
      ],
      requirements: [
        { kind: 'VERIFIED', target: 1, progress: 0 },
        { kind: 'VOLUME', target: 1_000, progress: 250 },
      ],
      symbols: ['PERP_BTC_USDT', 'PERP_ETH_USDT'],
      participants: 321,
      signedUp: true,
      team: 'bulls',
    });
  });

  it('asks for nothing, has rules in one language and says nothing of the account where the host does not', () => {
    expect(campaignFromWire(sparseCampaign, new UnknownValues(new MemoryLog()))).toMatchObject({
      rules: [
        { key: undefined, text: 'Trade.' },
        { key: undefined, text: 'Do not cheat.' },
      ],
      requirements: [],
      signedUp: undefined,
      team: undefined,
    });
    expect(read({ team: null }).team).toBeUndefined();
    expect(read({ signedUp: false }).signedUp).toBe(false);
  });

  it('keeps a rule in one language where there are fewer keys than rules', () => {
    expect(read({ ruleKeys: ['trade'] }).rules).toEqual([
      { key: 'trade', text: 'Trade.' },
      { key: undefined, text: 'Do not cheat.' },
    ]);
  });

  it.each([null, undefined])('does not say how far the account is with a progress of %p', (progress) => {
    expect(read({ requirements: [{ kind: 'VOLUME', target: 5, progress }] }).requirements).toStrictEqual([
      { kind: 'VOLUME', target: 5, progress: undefined },
    ]);
  });

  it('stays readable without readable times', () => {
    expect(read({ startTime: '', endTime: '', signupStart: '', signupEnd: '' })).toMatchObject({
      startsAt: 0,
      endsAt: 0,
      signupFrom: 0,
      signupUntil: 0,
    });
  });

  it.each(['VOLUME', 'ROI', 'QUEST', 'LISTING', 'PREDICT'])('knows the type %s', (type) => {
    const log = new MemoryLog();
    expect(read({ type }, log).type).toBe(type);
    expect(log.lines).toEqual([]);
  });

  it.each(['UPCOMING', 'LIVE', 'ENDED'])('knows the status %s', (status) => {
    const log = new MemoryLog();
    expect(read({ status }, log).status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it.each(['VERIFIED', 'VOLUME'])('knows the requirement %s', (kind) => {
    const log = new MemoryLog();
    expect(read({ requirements: [{ kind, target: 1 }] }, log).requirements).toMatchObject([{ kind }]);
    expect(log.lines).toEqual([]);
  });

  it.each([
    ['campaign type', { type: 'LOTTERY' }, { type: 'other' }],
    ['campaign status', { status: 'LOTTERY' }, { status: 'other' }],
    [
      'campaign requirement',
      { requirements: [{ kind: 'LOTTERY', target: 1 }] },
      { requirements: [{ kind: 'other', target: 1 }] },
    ],
  ])('shows a %s that nobody knows as another, and the log names it', (field, change, expected) => {
    const log = new MemoryLog();
    expect(read(change, log)).toMatchObject(expected);
    expect(log.lines).toEqual([
      { level: 'warning', message: `A host sent an unknown ${field}`, details: { value: 'LOTTERY' } },
    ]);
  });
});

describe('a place in the ranking', () => {
  it('is read field by field', () => {
    expect(standingFromWire(standing)).toEqual(readStanding);
  });

  it.each([
    ['absent', {}],
    ['null', { uuid: null, roi: null, team: null, badge: null }],
  ])('is somebody else’s, of nobody known, without points, where the rest is %s', (_, change) => {
    expect(standingFromWire({ ...sparseStanding, ...change })).toStrictEqual({
      ...readStanding,
      uuid: undefined,
      roi: undefined,
      points: 0,
      team: undefined,
      badge: undefined,
      me: false,
    });
  });
});

describe('a competition of the wire', () => {
  const unknown = new UnknownValues(new MemoryLog());

  it('has the campaign, the teams, the ranking in its order, and the own place', () => {
    expect(
      competitionFromWire(
        {
          campaign,
          teams: [{ rank: 1, name: 'bulls', members: 12, volume: '123.5' }],
          rows: [
            { ...standing, rank: 1 },
            { ...standing, rank: 2 },
          ],
          me: { ...standing, rank: 9 },
        },
        unknown,
      ),
    ).toEqual({
      campaign: campaignFromWire(campaign, unknown),
      teams: [{ rank: 1, name: 'bulls', members: 12, volume: decimal('123.5') }],
      rows: [
        { ...readStanding, rank: 1 },
        { ...readStanding, rank: 2 },
      ],
      me: { ...readStanding, rank: 9 },
    });
  });

  it.each([
    ['absent', {}],
    ['null', { me: null }],
  ])('has no teams and no own place where that is %s', (_, change) => {
    expect(competitionFromWire({ campaign, rows: [], ...change }, unknown)).toStrictEqual({
      campaign: campaignFromWire(campaign, unknown),
      teams: [],
      rows: [],
      me: undefined,
    });
  });

  it('keeps every digit of a prize', () => {
    expect(prizeFromWire({ token: 'BTC', amount: '0.123456789012345678' })).toEqual({
      token: 'BTC',
      amount: decimal('0.123456789012345678'),
    });
  });
});
