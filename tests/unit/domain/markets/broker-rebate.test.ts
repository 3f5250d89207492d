import { brokerRebate } from '../../../../src/domain/markets/broker-rebate';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';

const tier = { makerBps: decimal('2'), takerBps: decimal('5') };

function rebate(volume: string, makerPart: string, rebatePart: string, at = tier) {
  const { fees, rebate: back } = brokerRebate(
    { volume: decimal(volume), makerPart: decimal(makerPart), rebatePart: decimal(rebatePart) },
    at,
  );
  return [decimalText(fees), decimalText(back)];
}

test('clients pay the maker fee on one part of the volume and the taker fee on the rest, and a part of it comes back', () => {
  // A quarter of a million at 2 bps is 50, three quarters at 5 bps are 375.
  expect(rebate('1000000', '0.25', '0.4')).toEqual(['425', '170']);
});

test('the ends: makers alone, takers alone, no rebate, no volume', () => {
  expect(rebate('1000000', '1', '0.4')).toEqual(['200', '80']);
  expect(rebate('1000000', '0', '0.4')).toEqual(['500', '200']);
  expect(rebate('1000000', '0', '0')).toEqual(['500', '0']);
  expect(rebate('0', '0.5', '0.4')).toEqual(['0', '0']);
});

test('what the exchange pays to makers is not shared', () => {
  expect(rebate('1000000', '1', '0.4', { ...tier, makerBps: decimal('-1') })).toEqual(['-100', '0']);
});
