import { firstStep, stepsOf } from '../../../../../src/presentation/features/verification/form-steps';

describe('where the form opens', () => {
  const whole = {
    country: 'FR',
    documentType: 'PASSPORT',
    documentNumber: '11111',
    documentExpiry: '2099-01-01',
    firstName: 'Ada',
    lastName: 'Marchand',
    birthDate: '1990-02-28',
  } as const;

  test('at the beginning', () => {
    expect(firstStep(stepsOf(1), [], {})).toBe(0);
    expect(firstStep(stepsOf(1), ['other'], whole)).toBe(0);
  });

  test('where it was left, and for the next level at what that asks for besides', () => {
    expect(firstStep(stepsOf(1), [], { ...whole, firstName: '' })).toBe(2);
    expect(firstStep(stepsOf(1), [], whole)).toBe(3);
    expect(firstStep(stepsOf(2), [], whole)).toBe(3);
  });

  test('at the first thing that was refused', () => {
    expect(firstStep(stepsOf(1), ['UNDER_AGE', 'DOCUMENT_UNREADABLE'], whole)).toBe(1);
    expect(firstStep(stepsOf(2), ['ADDRESS_MISSING'], { ...whole, address: 'Paris' })).toBe(3);
  });

  test('not beyond what has to be typed anew', () => {
    expect(firstStep(stepsOf(1), ['UNDER_AGE'], {})).toBe(0);
    expect(firstStep(stepsOf(1), ['UNDER_AGE'], { ...whole, documentNumber: '' })).toBe(1);
  });
});
