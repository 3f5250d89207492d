import { decimal } from '../../../../src/domain/shared/decimal';
import type { MarginSummary } from '../../../../src/domain/trading/margin-summary';
import { isOutOfDanger, nearestToLiquidation, positionRisk } from '../../../../src/domain/trading/position-risk';

const long = (leverage = 10, liquidationPrice: string | undefined = '100') => ({
  holding: decimal(1),
  positionSide: 'BOTH' as const,
  marginMode: 'ISOLATED' as 'CROSS' | 'ISOLATED',
  markPrice: decimal(110),
  leverage,
  liquidationPrice: liquidationPrice === undefined ? undefined : decimal(liquidationPrice),
});

const account = (marginRatio: string, maintenance = '0.01', initial = '0.02'): MarginSummary => ({
  accountMode: 'FUTURES',
  totalAccountValue: decimal(1000),
  marginRatio: decimal(marginRatio),
  maintenanceMarginRatio: decimal(maintenance),
  initialMarginRatio: decimal(initial),
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
  ['101.3', 100, 'safe'],
  ['100.5', 100, 'caution'],
  ['100.2', 100, 'danger'],
  ['101', 0, 'danger'],
])('a long that is liquidated at 100 is, at %s on %d×, in %s', (price, leverage, level) => {
  expect(positionRisk(long(leverage), decimal(price), undefined)).toBe(level);
});

test('a short is in danger from below, and one that no price would liquidate never is', () => {
  const short = { ...long(), holding: decimal(-1) };
  expect(positionRisk(short, decimal('99.5'), undefined)).toBe('danger');
  expect(positionRisk(short, decimal('90'), undefined)).toBe('safe');
  const unlimited = { ...long(), liquidationPrice: undefined };
  expect(positionRisk(unlimited, decimal(1), undefined)).toBe('none');
  expect(isOutOfDanger(unlimited, decimal(1), undefined)).toBe(true);
});

test('the smaller leg of a hedged contract is as near to liquidation as the larger, on the same side of the mark', () => {
  const [larger, smaller] = [
    { ...long(), marginMode: 'CROSS' as const, positionSide: 'LONG' as const },
    { ...long(), marginMode: 'CROSS' as const, positionSide: 'SHORT' as const, holding: decimal('-0.4') },
  ];
  for (const price of ['110', '102', '100.5', '99'])
    expect(positionRisk(smaller, decimal(price), undefined)).toBe(positionRisk(larger, decimal(price), undefined));
  expect(positionRisk(smaller, decimal('110'), undefined)).toBe('safe');
  expect(positionRisk(smaller, decimal('99'), undefined)).toBe('danger');
  // Alone or apart it is a short as any other.
  const apart = { ...smaller, marginMode: 'ISOLATED' as const };
  expect(positionRisk(apart, decimal('110'), undefined)).toBe('danger');
});

test('a danger is over somewhat farther off than where it began', () => {
  expect(isOutOfDanger(long(), decimal('101.1'), undefined)).toBe(false);
  expect(isOutOfDanger(long(), decimal('101.3'), undefined)).toBe(true);
});

const cross = { ...long(50), marginMode: 'CROSS' as const };

test.each([
  ['0.06', 'safe'],
  ['0.03', 'caution'],
  ['0.0131', 'danger'],
])('whatever stands on an account is where the account is: at a ratio of %s in %s', (ratio, level) => {
  for (const price of ['100.1', '102', '150']) expect(positionRisk(cross, decimal(price), account(ratio))).toBe(level);
  // Also what no price of its own would liquidate.
  expect(positionRisk({ ...cross, liquidationPrice: undefined }, decimal(150), account(ratio))).toBe(level);
});

test('what has margin of its own is not where the account is', () => {
  const isolated = { ...cross, marginMode: 'ISOLATED' as const };
  expect(positionRisk(isolated, decimal(150), account('0.0101'))).toBe('safe');
  expect(positionRisk(isolated, decimal('100.1'), account('0.5'))).toBe('danger');
  expect(isOutOfDanger(isolated, decimal(150), account('0.0101'))).toBe(true);
});

test('as long as the account says nothing, the price of liquidation does', () => {
  const silent = account('10', '0');
  expect(positionRisk(cross, decimal('100.1'), silent)).toBe('danger');
  expect(positionRisk(cross, decimal(150), silent)).toBe('safe');
  expect(isOutOfDanger(cross, decimal('100.1'), silent)).toBe(false);
});

test('with cross margin a danger is over once the account has come out of it', () => {
  expect(isOutOfDanger(cross, decimal(150), account('0.0165'))).toBe(false);
  expect(isOutOfDanger(cross, decimal('100.1'), account('0.018'))).toBe(true);
});

test('the one to look after first is nearest to its own liquidation; without such a price it comes last', () => {
  const far = { position: cross, mark: decimal(120) };
  const near = { position: { ...cross, liquidationPrice: decimal(90) }, mark: decimal(95) };
  const never = { position: { ...cross, liquidationPrice: undefined }, mark: decimal(95) };
  expect(nearestToLiquidation<typeof far | typeof never>([never, far, near])).toBe(near);
  expect(nearestToLiquidation([never])).toBe(never);
  expect(nearestToLiquidation([])).toBeUndefined();
});
