import { decimal } from '../../../../src/domain/shared/decimal';
import { countedValue, isMarginClear, marginRisk } from '../../../../src/domain/trading/margin-risk';

const ratios = (marginRatio: string, maintenanceMarginRatio: string, initial?: string) => ({
  marginRatio: decimal(marginRatio),
  maintenanceMarginRatio: decimal(maintenanceMarginRatio),
  initialMarginRatio: initial === undefined ? undefined : decimal(initial),
});
const risk = (...wanted: Parameters<typeof ratios>) => marginRisk(ratios(...wanted));

test.each([
  ['18.6', '0.012', 'safe'],
  ['0.5', '0.012', 'safe'],
  ['0.024', '0.012', 'caution'],
  ['0.015', '0.012', 'danger'],
  ['0.012', '0.012', 'danger'],
  // Half and four fifths of the way, where there is room yet.
  ['0.2', '0.1', 'caution'],
  ['0.201', '0.1', 'safe'],
  ['0.125', '0.1', 'danger'],
  ['0.126', '0.1', 'caution'],
])('a ratio of %s with %s needed is %s', (ratio, needed, level) => {
  expect(risk(ratio, needed).level).toBe(level);
});

test.each([
  // A contract of 50×, with more behind it than it takes: two percent away it is time to look, more than half a percent away to act.
  ['0.05', '0.02', 'safe'],
  ['0.0351', '0.02', 'safe'],
  ['0.035', '0.02', 'caution'],
  ['0.0161', '0.02', 'caution'],
  ['0.016', '0.02', 'danger'],
  // By less leverage the levels begin farther off, up to three percent and one.
  ['0.0401', '0.1', 'safe'],
  ['0.04', '0.1', 'caution'],
  ['0.0201', '0.1', 'caution'],
  ['0.02', '0.1', 'danger'],
  ['0.02', undefined, 'danger'],
  ['0.02', '0', 'danger'],
])('a ratio of %s with 0.01 needed, opened by %s, is %s: so much room is left', (ratio, initial, level) => {
  expect(risk(ratio, '0.01', initial).level).toBe(level);
});

test('what is opened with the highest leverage begins with caution and not in danger', () => {
  expect(risk('0.01', '0.005', '0.01').level).toBe('caution');
  expect(risk('0.02', '0.01', '0.02').level).toBe('caution');
});

test.each([
  ['0.0175', '0.01', '0.02', false],
  ['0.0176', '0.01', '0.02', true],
  ['0.156', '0.1', undefined, false],
  ['0.15625', '0.1', undefined, false],
  ['0.157', '0.1', undefined, true],
  ['10', '0', undefined, true],
])('a ratio of %s with %s needed, opened by %s, is clear of danger: %s', (ratio, needed, initial, clear) => {
  expect(isMarginClear(ratios(ratio, needed, initial))).toBe(clear);
});

test('how much of the way is used up never leaves its scale', () => {
  expect(risk('0.024', '0.012').used).toBeCloseTo(0.5);
  expect(risk('0.005', '0.012').used).toBe(1);
  expect(risk('-0.2', '0.012').used).toBe(1);
});

test('without contracts there is no risk, however hosts say so', () => {
  expect(risk('10', '0')).toEqual({ level: 'none', used: 0 });
  expect(risk('10', '10')).toEqual({ level: 'none', used: 0 });
  expect(marginRisk({})).toEqual({ level: 'none', used: 0 });
});

test('what is left out or not accepted counts nothing', () => {
  const held = { value: decimal('1000'), ratio: decimal('0.85'), usable: true, enabled: true };
  expect(countedValue(held).toFixed()).toBe('850');
  expect(countedValue({ ...held, enabled: false }).toFixed()).toBe('0');
  expect(countedValue({ ...held, usable: false }).toFixed()).toBe('0');
});

test('nothing is said as long as one of the two ratios is not known', () => {
  const ratio = decimal('0.5');
  expect(marginRisk({ marginRatio: ratio }).level).toBe('none');
  expect(marginRisk({ maintenanceMarginRatio: ratio }).level).toBe('none');
});
