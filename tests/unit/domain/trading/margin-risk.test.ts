import { decimal } from '../../../../src/domain/shared/decimal';
import { countedValue, marginRisk } from '../../../../src/domain/trading/margin-risk';

const risk = (marginRatio: string, maintenanceMarginRatio: string) =>
  marginRisk({ marginRatio: decimal(marginRatio), maintenanceMarginRatio: decimal(maintenanceMarginRatio) });

test.each([
  ['18.6', '0.012', 'safe'],
  ['0.5', '0.012', 'safe'],
  ['0.024', '0.012', 'caution'],
  ['0.015', '0.012', 'danger'],
  ['0.012', '0.012', 'danger'],
])('a ratio of %s with %s needed is %s', (ratio, needed, level) => {
  expect(risk(ratio, needed).level).toBe(level);
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
