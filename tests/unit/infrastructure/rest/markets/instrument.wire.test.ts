import { decimal } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import { instrumentFromWire } from '../../../../../src/infrastructure/rest/markets/instrument.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';

describe('an instrument of the wire', () => {
  const row = {
    symbol: 'PERP_BTC_USDC',
    status: 'TRADING',
    baseName: 'Bitcoin',
    quoteMin: '0.1',
    quoteMax: '200000',
    quoteTick: '0.01',
    baseMin: '0.0002',
    baseMax: '300',
    baseTick: '0.0001',
    minNotional: '5',
    bidCapRatio: '1.1',
    bidFloorRatio: '0.2',
    askCapRatio: '1.3',
    askFloorRatio: '0.4',
    fundingCap: '0.03',
    fundingFloor: '-0.02',
    precisions: [1, 5, 50],
  };
  const read = (change: object = {}, log = new MemoryLog()) =>
    instrumentFromWire({ ...row, ...change }, new UnknownValues(log));
  const without = (...fields: string[]) => read(Object.fromEntries(fields.map((field) => [field, undefined])));

  it('is read field by field, with its parts from its symbol', () => {
    expect(read()).toEqual({
      symbol: 'PERP_BTC_USDC',
      type: 'PERP',
      base: 'BTC',
      quote: 'USDC',
      baseName: 'Bitcoin',
      status: 'TRADING',
      tick: decimal('0.01'),
      minimumPrice: decimal('0.1'),
      maximumPrice: decimal('200000'),
      step: decimal('0.0001'),
      minimumQuantity: decimal('0.0002'),
      maximumQuantity: decimal('300'),
      minimumNotional: decimal('5'),
      bidCapRatio: decimal('1.1'),
      bidFloorRatio: decimal('0.2'),
      askCapRatio: decimal('1.3'),
      askFloorRatio: decimal('0.4'),
      fundingCap: decimal('0.03'),
      fundingFloor: decimal('-0.02'),
      groupings: [1, 5, 50],
    });
  });

  it('of a spot market is one of the type SPOT', () => {
    expect(read({ symbol: 'SPOT_ETH_USDT' })).toMatchObject({ type: 'SPOT', base: 'ETH', quote: 'USDT' });
  });

  it.each(['OPTION_BTC_USDT', 'BTC_USDT', ''])('is left out where its symbol %p is of no type we know', (symbol) =>
    expect(read({ symbol })).toBeUndefined(),
  );

  it.each(['bidCapRatio', 'bidFloorRatio', 'askCapRatio', 'askFloorRatio', 'fundingCap', 'fundingFloor'])(
    'has no limit where %s is null or absent',
    (field) => {
      const free = { ...read(), [field]: undefined };
      expect(read({ [field]: null })).toEqual(free);
      expect(without(field)).toEqual(free);
    },
  );

  it('keeps a limit of zero', () => expect(read({ fundingFloor: '0' })?.fundingFloor).toEqual(decimal('0')));

  it('has no name for its coin where the host says none', () => {
    expect(without('baseName')).toEqual({ ...read(), baseName: undefined });
  });

  it.each(['TRADING', 'SUSPENDED', 'TESTING'])('can be %s, and nothing is reported', (status) => {
    const log = new MemoryLog();
    expect(read({ status }, log)?.status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it('has another status where nobody knows it, and that is reported', () => {
    const log = new MemoryLog();
    expect(read({ status: 'DELISTED' }, log)?.status).toBe('other');
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown instrument status', details: { value: 'DELISTED' } },
    ]);
  });

  it.each([
    ['as sent', [2, 20], [2, 20]],
    ['ascending by number, not by text', [100, 9, 25], [9, 25, 100]],
    ['without steps that are none', [0, -5, 10], [10]],
    ['powers of ten where no step is one', [0], [1, 10, 100, 1_000]],
    ['powers of ten where the list is empty', [], [1, 10, 100, 1_000]],
    ['powers of ten where the host leaves them out', undefined, [1, 10, 100, 1_000]],
  ])('groups its book by steps %s', (_, precisions, groupings) =>
    expect(read({ precisions })?.groupings).toEqual(groupings),
  );
});
