import { internationalNumber } from '../../../../src/domain/session/phone-number';

describe('a telephone number in international form', () => {
  it.each([
    ['0151 2345678', '+49', '+491512345678'],
    ['151-234 56 78', '+49', '+491512345678'],
    ['+44 20 7946 0958', '+49', '+442079460958'],
    ['0044 20 7946 0958', '', '+442079460958'],
    ['06 1234 5678', '+39', '+390612345678'],
    ['(555) 010-0123', '+1', '+15550100123'],
    [' +44 20 7946 0958 ', '', '+442079460958'],
    [' 0044 20 7946 0958', '', '+442079460958'],
  ])('%p with %p is %p', (typed, dialCode, number) => expect(internationalNumber(typed, dialCode)).toBe(number));

  it.each([
    ['', '+49'],
    ['12', '+49'],
    ['151 2345678', ''],
    ['not a number', '+49'],
    ['call 0151 2345678', '+49'],
    ['0151 2345678 please', '+49'],
    ['0151 ext 2345678', '+49'],
    ['+0123456789', '+49'],
    ['1512345678901234567', '+49'],
  ])('%p with %p is none', (typed, dialCode) => expect(internationalNumber(typed, dialCode)).toBeUndefined());
});
