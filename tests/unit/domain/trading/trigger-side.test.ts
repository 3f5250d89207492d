import { decimal } from '../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import { waitedForRise, waitsForRise, wrongSide } from '../../../../src/domain/trading/trigger-side';

function order(change: Partial<AlgoOrder>): AlgoOrder {
  return {
    algoOrderId: '1',
    algoType: 'STOP',
    side: 'SELL',
    executed: decimal('0'),
    triggerPrice: decimal('95'),
    ...change,
  } as AlgoOrder;
}
const at = decimal('100');

it('a stop waits for the price that lies between it and the market', () => {
  expect(waitsForRise(order({}), at)).toBe(false);
  expect(waitsForRise(order({ triggerPrice: decimal('105') }), at)).toBe(true);
  expect([waitsForRise(order({}), undefined), waitsForRise(order({ triggerPrice: at }), at)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(waitsForRise(order({ algoType: 'TRAILING_STOP' }), at)).toBeUndefined();
});

it('a leg waits the way of its name, whatever the market', () => {
  expect(waitsForRise(order({ algoType: 'TAKE_PROFIT' }), undefined)).toBe(true);
  expect(waitsForRise(order({ algoType: 'STOP_LOSS' }), undefined)).toBe(false);
  expect(waitsForRise(order({ algoType: 'TAKE_PROFIT', side: 'BUY' }), at)).toBe(false);
  expect(waitsForRise(order({ algoType: 'STOP_LOSS', side: 'BUY' }), at)).toBe(true);
});

it('what the exchange says of its way comes first, before there is a price as well', () => {
  expect([true, false].map((rises) => waitsForRise(order({ rises }), undefined))).toEqual([true, false]);
  expect(waitsForRise(order({ algoType: 'STOP_LOSS', rises: true }), at)).toBe(true);
});

it('one that waits no more tells its way by what is said of it, its name, or the price that went past its trigger', () => {
  const past = (price: string | undefined, more: Partial<AlgoOrder> = {}) =>
    waitedForRise(order({ triggerTradePrice: price === undefined ? undefined : decimal(price), ...more }));
  expect([past('96'), past('94'), past('95'), past(undefined)]).toEqual([true, false, undefined, undefined]);
  expect([past('95', { rises: true }), past(undefined, { algoType: 'TAKE_PROFIT' })]).toEqual([true, true]);
  expect(past('96', { algoType: 'TRAILING_STOP' })).toBeUndefined();
});

it('a trigger that is moved to the market or across it is on the wrong side', () => {
  const stop = order({});
  expect(wrongSide(stop, stop, decimal('99'), at)).toBeUndefined();
  for (const wanted of ['100', '101'])
    expect(wrongSide(stop, stop, decimal(wanted), at)).toEqual({ above: false, current: at });
  const rising = order({ triggerPrice: decimal('105') });
  expect(wrongSide(rising, rising, decimal('99'), at)).toEqual({ above: true, current: at });
  expect(wrongSide(stop, stop, decimal('101'), undefined)).toBeUndefined();
});

it('legs of an entry are compared with the market once it has opened something', () => {
  const leg = order({ algoOrderId: '2', algoType: 'STOP_LOSS' });
  const entry = order({ algoType: 'BRACKET', triggerPrice: undefined });
  expect(wrongSide(entry, leg, decimal('101'), at)).toBeUndefined();
  expect(wrongSide({ ...entry, executed: decimal('1') }, leg, decimal('101'), at)).toEqual({
    above: false,
    current: at,
  });
});
