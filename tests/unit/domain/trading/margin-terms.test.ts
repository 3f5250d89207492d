import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import {
  closableBy,
  firstContractTerms,
  marginTerms,
  positionSideOf,
  type ContractTerms,
} from '../../../../src/domain/trading/margin-terms';

const held = (
  positionSide: 'LONG' | 'SHORT' | 'BOTH',
  holding: string,
  marginMode: 'CROSS' | 'ISOLATED' = 'ISOLATED',
) => ({
  positionSide,
  marginMode,
  holding: decimal(holding),
});
const hedged: ContractTerms = { positionMode: 'HEDGE_MODE', marginMode: 'CROSS', positions: [] };
const oneWay: ContractTerms = { ...hedged, positionMode: 'ONE_WAY' };

it('somebody new has one position of a contract, with cross margin, and holds nothing', () => {
  expect(firstContractTerms).toEqual({ positionMode: 'ONE_WAY', marginMode: 'CROSS', positions: [] });
  expect(marginTerms({ side: 'BUY' }, firstContractTerms)).toEqual({ positionSide: 'BOTH', marginMode: 'CROSS' });
});

describe('the position of an order', () => {
  it('is the one there is, whichever way, in one-way mode', () => {
    for (const side of ['BUY', 'SELL'] as const)
      for (const closing of [true, false]) expect(positionSideOf({ side, closing }, 'ONE_WAY')).toBe('BOTH');
  });

  it.each([
    ['BUY', undefined, 'LONG'],
    ['BUY', false, 'LONG'],
    ['SELL', undefined, 'SHORT'],
    ['SELL', true, 'LONG'],
    ['BUY', true, 'SHORT'],
  ] as const)('in hedge mode of a %s that closes (%s) is %s', (side, closing, position) => {
    expect(positionSideOf({ side, closing }, 'HEDGE_MODE')).toBe(position);
  });
});

describe('the margin of an order', () => {
  it('is that of the position it is for, as long as something is held', () => {
    const mode = (...positions: ContractTerms['positions']) =>
      marginTerms({ side: 'BUY' }, { ...hedged, positions }).marginMode;
    expect(mode(held('LONG', '1'))).toBe('ISOLATED');
    expect(mode(held('SHORT', '-1'))).toBe('CROSS');
    expect(mode(held('LONG', '0'))).toBe('CROSS');
    expect(mode(held('SHORT', '-1'), held('LONG', '1', 'CROSS'))).toBe('CROSS');
    expect(mode(held('SHORT', '-1', 'CROSS'), held('LONG', '1'))).toBe('ISOLATED');
  });

  it('is reduced only by what says so: in hedge mode by closing, in one-way mode by its own word', () => {
    const only = (effect: object, terms: ContractTerms) => marginTerms({ side: 'SELL', ...effect }, terms);
    expect(only({ closing: true }, hedged)).toEqual({ positionSide: 'LONG', marginMode: 'CROSS', reduceOnly: true });
    expect(Object.keys(only({ reduceOnly: true }, hedged))).toEqual(['positionSide', 'marginMode']);
    expect(only({ reduceOnly: true }, oneWay)).toEqual({ positionSide: 'BOTH', marginMode: 'CROSS', reduceOnly: true });
    expect(Object.keys(only({ closing: true }, oneWay))).toEqual(['positionSide', 'marginMode']);
  });
});

it('an order can close what is held against it, of its own position', () => {
  const closes = (side: 'BUY' | 'SELL', terms: ContractTerms, closing = true) =>
    decimalText(closableBy({ side, closing }, terms));
  const both = { ...hedged, positions: [held('LONG', '3'), held('SHORT', '-2')] };
  expect([closes('SELL', both), closes('BUY', both)]).toEqual(['3', '2']);
  expect([closes('SELL', both, false), closes('BUY', both, false)]).toEqual(['0', '0']);
  const long = { ...oneWay, positions: [held('BOTH', '5')] };
  expect([closes('SELL', long), closes('BUY', long), closes('SELL', oneWay)]).toEqual(['5', '0', '0']);
});
