import { decimal } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import {
  copierFromWire,
  leadingFromWire,
  paymentFromWire,
} from '../../../../../src/infrastructure/rest/social/leading.wire';

const at = 1_760_000_000_123;
const seconds = String(at / 1_000);
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

const requirement = { id: 'CAPITAL', met: true, have: '900', need: '500' };
const strategy = {
  strategyId: 's1',
  strategyName: 'Slow and steady',
  strategyIntro: 'Takes its time.',
  strategy: 'altcoins',
  profitShare: 0.15,
  openTime: seconds,
  closeTime: String(at / 1_000 + 60),
  listed: true,
  currentNumberCu: 6,
  auc: '7000',
  earned: '80',
  due: '9.5',
};
const read = (change: object = {}) =>
  leadingFromWire({ requirements: [], minProfitShare: 0.05, maxProfitShare: 0.3, strategies: [], ...change }, unknown);
const readRequirement = (change: object) => read({ requirements: [{ ...requirement, ...change }] }).requirements[0];
const readStrategy = (change: object) => read({ strategies: [{ ...strategy, ...change }] }).strategies[0];

describe('what an account leads', () => {
  it('is read field by field', () => {
    const more = { ...requirement, id: 'TRADES', met: false, have: '3', need: '10' };
    expect(read({ requirements: [requirement, more], strategies: [strategy] })).toEqual({
      requirements: [
        { id: 'CAPITAL', met: true, have: decimal('900'), need: decimal('500') },
        { id: 'TRADES', met: false, have: decimal('3'), need: decimal('10') },
      ],
      minProfitShare: 0.05,
      maxProfitShare: 0.3,
      strategies: [
        {
          strategyId: 's1',
          name: 'Slow and steady',
          intro: 'Takes its time.',
          kind: 'altcoins',
          profitShare: 0.15,
          openedAt: at,
          closedAt: at + 60_000,
          listed: true,
          copiers: 6,
          assetsUnderCopy: decimal('7000'),
          earned: decimal('80'),
          due: decimal('9.5'),
        },
      ],
    });
    expect(log.lines).toEqual([]);
  });

  it.each(nothing)('asks for no number where it is a matter of yes or no (%s)', (none) => {
    expect(readRequirement({ id: 'VERIFIED', have: none, need: none })).toEqual({
      id: 'VERIFIED',
      met: true,
      have: undefined,
      need: undefined,
    });
  });

  it.each(['VERIFIED', 'PROFILE', 'CAPITAL', 'TRADES'])('knows the requirement %s', (id) => {
    expect(readRequirement({ id })?.id).toBe(id);
    expect(log.lines).toEqual([]);
  });

  it.each(['default-v2', 'altcoins', 'spot', 'default'])('knows the kind of strategy %s', (kind) => {
    expect(readStrategy({ strategy: kind })?.kind).toBe(kind);
    expect(log.lines).toEqual([]);
  });

  it('keeps requirements and kinds that nobody knows as others, and names them in the log', () => {
    expect(readRequirement({ id: 'PATIENCE' })).toMatchObject({ id: 'other', met: true, need: decimal('500') });
    expect(readStrategy({ strategy: 'options' })?.kind).toBe('other');
    expect(log.lines).toEqual([warning('requirement of leads', 'PATIENCE'), warning('strategy', 'options')]);
  });

  it.each(nothing)('has no closing time as long as a strategy is open (%s)', (closeTime) => {
    expect(readStrategy({ closeTime })).toMatchObject({ openedAt: at, closedAt: undefined });
  });

  it('leaves out a strategy without a time, and that one alone', () => {
    const strategies = [
      { ...strategy, openTime: 'soon' },
      { ...strategy, strategyId: 's2' },
    ];
    expect(read({ strategies }).strategies.map(({ strategyId }) => strategyId)).toEqual(['s2']);
  });
});

describe('a copier of an own strategy', () => {
  const row = {
    copyId: 'c1',
    uuid: 'u2',
    coolName: 'hare',
    counter: true,
    status: 'PAUSED',
    startTime: seconds,
    amount: '1000',
    end: null,
    worth: '1200',
    returned: null,
    profit: '230',
    sharedProfit: '30',
  };
  const copier = (change: object = {}) => copierFromWire({ ...row, ...change }, unknown);

  it('is read field by field', () => {
    expect(copier()).toEqual({
      copyId: 'c1',
      coolName: 'hare',
      uuid: 'u2',
      counter: true,
      status: 'PAUSED',
      end: undefined,
      startedAt: at,
      amount: decimal('1000'),
      worth: decimal('1200'),
      returned: undefined,
      profit: decimal('230'),
      sharedProfit: decimal('30'),
    });
  });

  it.each(nothing)('who does not want to be found has no id (%s)', (uuid) => {
    expect(copier({ uuid })).toMatchObject({ uuid: undefined, coolName: 'hare' });
  });

  it.each(['ACTIVE', 'PAUSED', 'RELEASED', 'CLOSING', 'ENDED'])('may copy with the status %s', (status) => {
    expect(copier({ status })?.status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it('copies with another status where nobody knows it, which the log names', () => {
    expect(copier({ status: 'ASLEEP' })?.status).toBe('other');
    expect(log.lines).toEqual([warning('status of a copy', 'ASLEEP')]);
  });

  it.each(['STOPPED', 'STOP_LOSS', 'TAKE_PROFIT', 'STRATEGY_CLOSED'])('may have ended by %s', (end) => {
    const ended = copier({ status: 'ENDED', end, worth: '0', returned: '883.39' });
    expect(ended).toMatchObject({ end, returned: decimal('883.39') });
    expect(log.lines).toEqual([]);
  });

  it.each(nothing)('has not ended where nothing is told of an end (%s)', (none) => {
    expect(copier({ end: none, returned: none })).toMatchObject({ end: undefined, returned: undefined });
  });

  it('has ended some other way where nobody knows the reason, which the log names', () => {
    expect(copier({ end: 'RAIN' })?.end).toBe('other');
    expect(log.lines).toEqual([warning('end of a copy', 'RAIN')]);
  });

  it('is left out without a time', () => {
    expect(copier({ startTime: 'soon' })).toBeUndefined();
  });
});

describe('a payment to a lead', () => {
  it('says who paid how much of which profit', () => {
    expect(paymentFromWire({ time: seconds, coolName: 'hare', profit: '200', amount: '20' })).toEqual({
      at,
      coolName: 'hare',
      profit: decimal('200'),
      amount: decimal('20'),
    });
  });

  it('is left out without a time', () => {
    expect(paymentFromWire({ time: '', coolName: 'hare', profit: '200', amount: '20' })).toBeUndefined();
  });
});
