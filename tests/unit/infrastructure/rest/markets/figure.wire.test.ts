import { decimal } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import {
  figureFromWire,
  isMarketType,
  knownSymbols,
  marketTypeFromWire,
} from '../../../../../src/infrastructure/rest/markets/figure.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';

describe('a figure of the wire', () => {
  it.each([
    ['a text', '0.00000001', decimal('0.00000001')],
    ['a number', 2.5, decimal('2.5')],
    ['zero, which is a figure', 0, decimal('0')],
    ['zero as a text', '0', decimal('0')],
  ])('is read from %s', (_, value, figure) => expect(figureFromWire(value)).toEqual(figure));

  it.each([null, undefined])('is absent where the market tells %s', (value) =>
    expect(figureFromWire(value)).toBeUndefined(),
  );
});

describe('a market type of the wire', () => {
  it.each([
    ['SPOT', 'SPOT'],
    ['PERP', 'PERP'],
    ['spot', 'SPOT'],
    ['perp', 'PERP'],
  ])('%s is known as %s, and nothing is reported', (value, type) => {
    const log = new MemoryLog();
    expect(marketTypeFromWire(value, new UnknownValues(log))).toBe(type);
    expect(log.lines).toEqual([]);
  });

  it('that nobody knows is another, and reported as a market type', () => {
    const log = new MemoryLog();
    expect(marketTypeFromWire('OPTION', new UnknownValues(log))).toBe('other');
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown market type', details: { value: 'OPTION' } },
    ]);
  });

  it.each([
    ['SPOT', true],
    ['PERP', true],
    ['OPTION', false],
    ['', false],
  ])('%p can be offered as a choice: %p', (value, offered) => expect(isMarketType(value)).toBe(offered));
});

describe('symbols of the wire', () => {
  it('keep their order, without those of a market type that we do not know', () => {
    expect(knownSymbols(['PERP_ETH_USDT', 'OPTION_BTC_USDT', 'SPOT_BTC_USDT', 'BTC'])).toEqual([
      'PERP_ETH_USDT',
      'SPOT_BTC_USDT',
    ]);
  });
});
