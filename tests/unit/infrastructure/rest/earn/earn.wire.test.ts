import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import {
  earnQueryToWire,
  eventFromWire,
  mapped,
  positionFromWire,
  productFromWire,
  realWorldFromWire,
  redemptionFromWire,
  rewardFromWire,
  unbondingFromWire,
} from '../../../../../src/infrastructure/rest/earn/earn.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import { MemoryLog } from '../../../../fakes/memory-platform';

const at = 1_760_000_000_123;
const seconds = String(at / 1_000);
const types = ['FLEXIBLE', 'FIXED', 'RWA', 'LOCKED'];

describe('an earn product of the wire', () => {
  const row = {
    productId: 'p1',
    token: 'USDT',
    name: 'USDT for a month',
    type: 'FIXED',
    apr: '0.05',
    bonusApr: '0.01',
    durationDays: 30,
    minAmount: '10',
    maxAmount: '5000',
    quotaTotal: '1000000',
    quotaUsed: '250000.5',
    redeemDelayHours: 48,
    autoReinvest: true,
    status: 'OPEN',
    riskNote: 'Not insured.',
  };
  const read = (change: Partial<Parameters<typeof productFromWire>[0]> = {}, log = new MemoryLog()) =>
    productFromWire({ ...row, ...change }, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      productId: 'p1',
      asset: 'USDT',
      name: 'USDT for a month',
      type: 'FIXED',
      apr: decimal('0.05'),
      bonusApr: decimal('0.01'),
      durationDays: 30,
      minimum: decimal('10'),
      maximum: decimal('5000'),
      quota: decimal('1000000'),
      quotaUsed: decimal('250000.5'),
      redeemDelayHours: 48,
      soldOut: false,
      paused: false,
      riskNote: 'Not insured.',
    });
  });

  it.each([null, undefined])('has no bonus and no term where those are %p', (none) => {
    expect(read({ bonusApr: none, durationDays: none })).toStrictEqual({
      ...read(),
      bonusApr: zero,
      durationDays: undefined,
    });
  });

  it.each([
    ['OPEN', false, false],
    ['SOLD_OUT', true, false],
    ['PAUSED', false, true],
    ['PLANNED', false, false],
  ])('with the status %s is sold out: %p, paused: %p', (status, soldOut, paused) => {
    expect(read({ status })).toMatchObject({ soldOut, paused });
  });

  it.each(types)('knows the type %s', (type) => {
    const log = new MemoryLog();
    expect(read({ type }, log).type).toBe(type);
    expect(log.lines).toEqual([]);
  });

  it('is of another type where nobody knows it, and the log names it', () => {
    const log = new MemoryLog();
    expect(read({ type: 'LOTTERY' }, log).type).toBe('other');
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown earn type', details: { value: 'LOTTERY' } },
    ]);
  });
});

describe('what a product on a real-world asset stands on', () => {
  const host = 'https://api.example.org/base/';
  const row = {
    token: 'TBILL',
    product_name: 'Treasury bills',
    provider: 'A bank',
    underlying: 'US treasury bills',
    apr: '0.041',
    tvl: '12345678.9',
    attestation_url: 'https://bank.example.org/proof.pdf',
    updated_time: seconds,
  };

  it('is read field by field', () => {
    expect(realWorldFromWire(row, host)).toEqual({
      asset: 'TBILL',
      name: 'Treasury bills',
      provider: 'A bank',
      underlying: 'US treasury bills',
      apr: decimal('0.041'),
      inside: decimal('12345678.9'),
      attestation: 'https://bank.example.org/proof.pdf',
    });
  });

  it('looks for a report without a host of its own at the host that names it', () => {
    expect(realWorldFromWire({ ...row, attestation_url: '/reports/7' }, host).attestation).toBe(
      'https://api.example.org/reports/7',
    );
  });

  it('has no report where the host names none', () => {
    expect(realWorldFromWire({ ...row, attestation_url: undefined }, host).attestation).toBeUndefined();
  });
});

describe('an earn position of the wire', () => {
  const row = {
    positionId: '71',
    productId: 'p1',
    token: 'USDT',
    type: 'LOCKED',
    amount: '1000',
    accrued: '1.25',
    pending: '0.75',
    apr: '0.06',
    startTime: seconds,
    maturityTime: at + 2_000,
    autoReinvest: true,
    status: 'ACTIVE',
  };
  const read = (change: Partial<Parameters<typeof positionFromWire>[0]> = {}, log = new MemoryLog()) =>
    positionFromWire({ ...row, ...change }, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      positionId: '71',
      productId: 'p1',
      asset: 'USDT',
      type: 'LOCKED',
      amount: decimal('1000'),
      accrued: decimal('1.25'),
      pending: decimal('0.75'),
      apr: decimal('0.06'),
      startedAt: at,
      maturesAt: at + 2_000,
      autoReinvest: true,
    });
    expect(read({ autoReinvest: false })?.autoReinvest).toBe(false);
  });

  it.each([null, undefined])('never matures with a time for it of %p', (maturityTime) => {
    expect(read({ maturityTime })).toStrictEqual({ ...read(), maturesAt: undefined });
  });

  it('is left out where nobody knows when it started', () => {
    expect(read({ startTime: '' })).toBeUndefined();
  });

  it.each(types)('knows the type %s', (type) => {
    expect(read({ type })?.type).toBe(type);
  });

  it('is of another type where nobody knows it, and the log names it', () => {
    const log = new MemoryLog();
    expect(read({ type: 'LOTTERY' }, log)?.type).toBe('other');
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown earn type', details: { value: 'LOTTERY' } },
    ]);
  });
});

describe('money on its way back from a product', () => {
  const row = { positionId: '71', productId: 'p1', token: 'USDT', amount: '40.5', availableTime: seconds };

  it('is read field by field', () => {
    expect(redemptionFromWire(row)).toEqual({
      positionId: '71',
      productId: 'p1',
      asset: 'USDT',
      amount: decimal('40.5'),
      availableAt: at,
    });
  });

  it('is left out where nobody knows when it arrives', () => {
    expect(redemptionFromWire({ ...row, availableTime: '' })).toBeUndefined();
  });
});

describe('a line of the earn history', () => {
  const row = {
    id: 'e1',
    positionId: '71',
    productId: 'p1',
    token: 'USDT',
    type: 'YIELD',
    amount: '0.3',
    time: seconds,
    availableTime: at + 9_000,
  };
  const read = (change: Partial<Parameters<typeof eventFromWire>[0]> = {}, log = new MemoryLog()) =>
    eventFromWire({ ...row, ...change }, new UnknownValues(log));

  it('is read field by field, at the time it happened', () => {
    expect(read()).toEqual({
      id: 'e1',
      positionId: '71',
      productId: 'p1',
      asset: 'USDT',
      kind: 'YIELD',
      amount: decimal('0.3'),
      at,
    });
  });

  it('is left out without a time, and nothing is said of its kind', () => {
    const log = new MemoryLog();
    expect(read({ time: '', type: 'LOTTERY' }, log)).toBeUndefined();
    expect(log.lines).toEqual([]);
  });

  it.each(['SUBSCRIBE', 'REDEEM', 'YIELD', 'REINVEST', 'ACCRUE', 'FORFEIT', 'MATURE', 'RENEW'])(
    'knows the kind %s',
    (type) => {
      const log = new MemoryLog();
      expect(read({ type }, log)?.kind).toBe(type);
      expect(log.lines).toEqual([]);
    },
  );

  it('is of another kind where nobody knows it, and the log names it', () => {
    const log = new MemoryLog();
    expect(read({ type: 'LOTTERY' }, log)?.kind).toBe('other');
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown earn event', details: { value: 'LOTTERY' } },
    ]);
  });
});

describe('staking on the wire', () => {
  const unbonding = { unbondingId: 'b1', amount: '95', fee: '5', availableTime: seconds };
  const reward = {
    id: 'w1',
    token: 'WOO',
    userId: '7',
    stakingSize: '1800',
    annualReward: '0.1',
    yieldAmount: '0.49',
    yieldTime: seconds,
  };

  it('says what leaves, what that costs and when it arrives', () => {
    expect(unbondingFromWire(unbonding)).toEqual({
      id: 'b1',
      amount: decimal('95'),
      fee: decimal('5'),
      availableAt: at,
    });
  });

  it('keeps money that leaves in the list without a readable time', () => {
    expect(unbondingFromWire({ ...unbonding, availableTime: '' })).toMatchObject({ id: 'b1', availableAt: 0 });
  });

  it('says of a reward what it was paid for, how much and when', () => {
    expect(rewardFromWire(reward)).toEqual({
      id: 'w1',
      asset: 'WOO',
      stake: decimal('1800'),
      amount: decimal('0.49'),
      paidAt: at,
    });
  });

  it('leaves out a reward that was paid at no time', () => {
    expect(rewardFromWire({ ...reward, yieldTime: 'soon' })).toBeUndefined();
  });
});

describe('pages of earn', () => {
  it('are asked for of one asset only where one is named', () => {
    expect(earnQueryToWire({ page: 2, size: 25 })).toStrictEqual({ page: 2, size: 25 });
    expect(earnQueryToWire({ asset: undefined, page: 2, size: 25 })).toStrictEqual({ page: 2, size: 25 });
    expect(earnQueryToWire({ asset: 'USDT', page: 2, size: 25 })).toStrictEqual({ page: 2, size: 25, token: 'USDT' });
  });

  it('keep their order and what is zero or empty, and leave out only what was not readable', () => {
    expect(mapped([3, 1, 2, 4], (row) => (row === 1 ? undefined : row - 2))).toEqual([1, 0, 2]);
    expect(mapped(['a', ''], (row) => row)).toEqual(['a', '']);
  });
});
