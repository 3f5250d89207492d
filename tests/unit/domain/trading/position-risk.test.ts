import { decimal } from '../../../../src/domain/shared/decimal';
import { isOutOfDanger, positionRisk } from '../../../../src/domain/trading/position-risk';

const long = (leverage = 10, liquidationPrice: string | undefined = '100') => ({
  holding: decimal(1),
  positionSide: 'BOTH' as const,
  marginMode: 'CROSS' as const,
  markPrice: decimal(110),
  leverage,
  liquidationPrice: liquidationPrice === undefined ? undefined : decimal(liquidationPrice),
});

test.each([
  ['110', 10, 'safe'],
  ['103.2', 10, 'safe'],
  ['103', 10, 'caution'],
  ['101.02', 10, 'caution'],
  ['101', 10, 'danger'],
  ['100', 10, 'danger'],
  ['99', 10, 'danger'],
  // One of 100× begins half a percent away: that is no danger yet.
  ['100.6', 100, 'safe'],
  ['100.4', 100, 'caution'],
  ['100.2', 100, 'danger'],
])('a long that is liquidated at 100 is, at %s on %d×, in %s', (price, leverage, level) => {
  expect(positionRisk(long(leverage), decimal(price))).toBe(level);
});

test('a short is in danger from below, and one that no price would liquidate never is', () => {
  const short = { ...long(), holding: decimal(-1) };
  expect(positionRisk(short, decimal('99.5'))).toBe('danger');
  expect(positionRisk(short, decimal('90'))).toBe('safe');
  const unlimited = { ...long(), liquidationPrice: undefined };
  expect(positionRisk(unlimited, decimal(1))).toBe('none');
  expect(isOutOfDanger(unlimited, decimal(1))).toBe(true);
});

test('the smaller leg of a hedged contract is as near to liquidation as the larger, on the same side of the mark', () => {
  const [larger, smaller] = [
    { ...long(), positionSide: 'LONG' as const },
    { ...long(), positionSide: 'SHORT' as const, holding: decimal('-0.4') },
  ];
  for (const price of ['110', '102', '100.5', '99'])
    expect(positionRisk(smaller, decimal(price))).toBe(positionRisk(larger, decimal(price)));
  expect(positionRisk(smaller, decimal('110'))).toBe('safe');
  expect(positionRisk(smaller, decimal('99'))).toBe('danger');
  // Alone or apart it is a short as any other.
  const apart = { ...smaller, marginMode: 'ISOLATED' as const };
  expect(positionRisk(apart, decimal('110'))).toBe('danger');
});

test('a danger is over somewhat farther off than where it began', () => {
  expect(isOutOfDanger(long(), decimal('101.1'))).toBe(false);
  expect(isOutOfDanger(long(), decimal('101.3'))).toBe(true);
});
