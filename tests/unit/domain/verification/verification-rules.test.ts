import {
  documentNumberOf,
  endsSoon,
  isDocumentNumber,
  isOfAge,
  isPast,
  isWholeAddress,
  nameProblem,
} from '../../../../src/domain/verification/verification-rules';

const today = '2026-03-01';

test('a number is compared without what documents print between its characters', () => {
  expect(documentNumberOf(' ab-12 345 ')).toBe('AB12345');
  expect(['AB12345', 'ab-12 345', '12345678901234567890'].every(isDocumentNumber)).toBe(true);
  expect(['1234', 'AB12345678901234567890', 'АБ12345', ''].some(isDocumentNumber)).toBe(false);
});

test('of age from the eighteenth birthday on', () => {
  expect(isOfAge('2008-03-01', today)).toBe(true);
  expect(isOfAge('2008-03-02', today)).toBe(false);
  expect(isOfAge('2008-02-29', today)).toBe(true);
});

test('a document is good on its last day, and told of before', () => {
  expect(isPast('2026-02-28', today)).toBe(true);
  expect(isPast(today, today)).toBe(false);
  expect(endsSoon(today, today)).toBe(true);
  expect(endsSoon('2026-04-30', today)).toBe(true);
  expect(endsSoon('2026-05-01', today)).toBe(false);
  expect(endsSoon('2026-02-28', today)).toBe(false);
});

test('a name is written in letters of any script, as documents have it', () => {
  const names = [
    'Ada',
    "O'Neil",
    'Mary-Jane',
    'J. R.',
    'Нуриева',
    '王小明',
    'Nguyễn',
    'नेहा',
    "'t Hooft",
    'x'.repeat(50),
  ];
  expect(names.map(nameProblem)).toEqual(names.map(() => undefined));
  expect(['', '   '].map(nameProblem)).toEqual(['missing', 'missing']);
  const others = ['😀', 'Ada1', 'Ada@home', '-.-', 'x'.repeat(51), 'Ada\nMarchand'];
  expect(others.map(nameProblem)).toEqual(others.map(() => 'wrong'));
});

test('an address is more than a town', () => {
  expect(isWholeAddress('1 rue de la Paix, Paris')).toBe(true);
  expect(isWholeAddress('   Paris   ')).toBe(false);
});
