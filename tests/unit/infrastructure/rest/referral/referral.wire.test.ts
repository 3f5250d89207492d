import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  amountsFromWire,
  campaignFromWire,
  codeFromWire,
  refereeFromWire,
  rewardFromWire,
} from '../../../../../src/infrastructure/rest/referral/referral.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import { MemoryLog } from '../../../../fakes/memory-platform';

const at = 1_760_000_000_123;
const seconds = String(at / 1_000);

describe('a referral code of the wire', () => {
  const row = {
    id: 'c1',
    code: 'FRIEND',
    default: true,
    commission_rate: '0.15',
    friend_rate: '0.05',
    registered: 9,
    traded: 4,
    note: 'for the blog',
    created_time: seconds,
    link: 'https://example.org/r/FRIEND',
  };

  it('is read field by field', () => {
    expect(codeFromWire(row)).toEqual({
      id: 'c1',
      code: 'FRIEND',
      standard: true,
      commissionRate: decimal('0.15'),
      friendRate: decimal('0.05'),
      note: 'for the blog',
      registered: 9,
      traded: 4,
      createdAt: at,
    });
    expect(codeFromWire({ ...row, default: false }).standard).toBe(false);
  });

  it('stays in the list without a readable time', () => {
    expect(codeFromWire({ ...row, created_time: 'soon' })).toMatchObject({ id: 'c1', createdAt: 0 });
  });
});

describe('an invited person of the wire', () => {
  const row = {
    referralId: 'r1',
    registerTime: seconds,
    referralCode: 'FRIEND',
    tradeStatus: 'Deposited',
    earned: [
      { token: 'USDT', amount: '1.5' },
      { token: 'BTC', amount: '0.001' },
    ],
    extraBonus: [{ token: 'WOO', amount: '100' }],
    email: 'a***@example.org',
  };
  const read = (change: Partial<Parameters<typeof refereeFromWire>[0]> = {}, log = new MemoryLog()) =>
    refereeFromWire({ ...row, ...change }, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      id: 'r1',
      email: 'a***@example.org',
      code: 'FRIEND',
      state: 'deposited',
      earned: [
        { asset: 'USDT', amount: decimal('1.5') },
        { asset: 'BTC', amount: decimal('0.001') },
      ],
      registeredAt: at,
    });
  });

  it('stays in the list without a readable time', () => {
    expect(read({ registerTime: 'soon' })).toMatchObject({ id: 'r1', registeredAt: 0 });
  });

  it.each([
    ['Registered', 'registered'],
    ['Verified identity', 'verified'],
    ['Deposited', 'deposited'],
    ['Traded', 'traded'],
  ])('has come as far as the host’s word %p says: %s', (tradeStatus, state) => {
    const log = new MemoryLog();
    expect(read({ tradeStatus }, log).state).toBe(state);
    expect(log.lines).toEqual([]);
  });

  it.each(['Married', 'registered', 'constructor', ''])(
    'has come elsewhere by the word %p, and the log names it',
    (tradeStatus) => {
      const log = new MemoryLog();
      expect(read({ tradeStatus }, log).state).toBe('other');
      expect(log.lines).toEqual([
        { level: 'warning', message: 'A host sent an unknown referral status', details: { value: tradeStatus } },
      ]);
    },
  );
});

describe('what an invited person brought', () => {
  it('is read field by field, in what is paid and by the rate that counts', () => {
    expect(
      rewardFromWire({
        tradeDate: '2026-03-01',
        referralReceivePercentage: '0.5',
        referrerReceivePercentage: '0.4',
        referralRate: '0.15',
        referralCommission: '2.25',
        status: 'PAID',
        rewardToken: 'USDT',
        referralTier: '3',
        referralProgram: 'standard',
        referralId: 'r1',
      }),
    ).toEqual({ refereeId: 'r1', day: '2026-03-01', asset: 'USDT', amount: decimal('2.25'), rate: decimal('0.15') });
  });

  it('may be nothing, or many assets, each with its amount', () => {
    expect(amountsFromWire([])).toEqual([]);
    expect(
      amountsFromWire([
        { token: 'USDT', amount: '7.5' },
        { token: 'WOO', amount: '40' },
      ]),
    ).toEqual([
      { asset: 'USDT', amount: decimal('7.5') },
      { asset: 'WOO', amount: decimal('40') },
    ]);
  });
});

describe('a referral programme of the wire', () => {
  const row = {
    id: 'p1',
    name: 'Bring a friend',
    start_time: seconds,
    end_time: at + 5_000,
    tiers: [
      { traded_from: 0, rate: '0.15' },
      { traded_from: 10, rate: '0.2' },
    ],
    rules: ['No self-referral.', 'Paid daily.'],
  };

  it('is read field by field', () => {
    expect(campaignFromWire(row)).toEqual({
      id: 'p1',
      name: 'Bring a friend',
      tiers: [
        { tradedFrom: 0, rate: decimal('0.15') },
        { tradedFrom: 10, rate: decimal('0.2') },
      ],
      rules: ['No self-referral.', 'Paid daily.'],
      startsAt: at,
      endsAt: at + 5_000,
    });
  });

  it('stays readable without readable times', () => {
    expect(campaignFromWire({ ...row, start_time: '', end_time: '' })).toMatchObject({
      id: 'p1',
      startsAt: 0,
      endsAt: 0,
    });
  });
});
