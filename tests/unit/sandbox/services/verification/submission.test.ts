import type { VerificationSubmission } from '../../../../../src/domain/verification/verification';
import { faultsOf, isDate } from '../../../../../sandbox/services/verification/submission';

const today = Date.parse('2026-03-01T12:00:00Z');
const good: VerificationSubmission = {
  level: 1,
  country: 'FR',
  firstName: 'Ada',
  lastName: 'Marchand',
  birthDate: '2008-03-01',
  documentType: 'PASSPORT',
  documentNumber: 'AB12345',
  documentExpiry: '2026-03-01',
};

describe('a review', () => {
  it('finds nothing on the last day of a document and the first of majority', () => {
    expect(faultsOf(good, today, false)).toEqual([]);
  });

  it.each([
    ['UNDER_AGE', { birthDate: '2008-03-02' }],
    ['DOCUMENT_EXPIRED', { documentExpiry: '2026-02-28' }],
    ['COUNTRY_NOT_SERVED', { country: 'CN' }],
    ['COUNTRY_NOT_SERVED', { country: 'XX' }],
    ['DOCUMENT_NOT_ACCEPTED', { country: 'GB', documentType: 'ID_CARD' as const }],
    ['DOCUMENT_UNREADABLE', { documentNumber: 'ab12345' }],
    ['DOCUMENT_UNREADABLE', { documentNumber: '0000000' }],
    ['ADDRESS_MISSING', { level: 2 as const, address: ' Paris    ' }],
  ])('finds %s', (fault, change) => {
    expect(faultsOf({ ...good, ...change }, today, false)).toEqual([fault]);
  });

  it('finds a document that somebody else has used', () => {
    expect(faultsOf(good, today, true)).toEqual(['DOCUMENT_IN_USE']);
  });
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-13-01', false],
  ['2023-1-01', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDate(text)).toBe(is));
