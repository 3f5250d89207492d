import type { AccountProfile } from '../../../../src/domain/account/account-profile';
import { agreedByOpening, outstandingAgreements, versionInForce } from '../../../../src/domain/account/agreements';
import { minute } from '../../../../src/domain/shared/instant';

const profile = (changes: Partial<AccountProfile>): AccountProfile =>
  ({ agreedToTerms: false, agreedToTrTerms: false, createdAt: 0, ...changes }) as AccountProfile;
const versions = { terms: '2026-11', tradingRules: '2026-10' };

test.each<[string, Partial<AccountProfile>, readonly string[]]>([
  ['nothing yet', {}, ['terms', 'trTerms']],
  [
    'both in force',
    { agreedToTerms: true, termsVersion: '2026-11', agreedToTrTerms: true, trTermsVersion: '2026-10' },
    [],
  ],
  [
    'an older version of one',
    { agreedToTerms: true, termsVersion: '2025-12', agreedToTrTerms: true, trTermsVersion: '2026-10' },
    ['terms'],
  ],
  [
    'a newer version than the page knows',
    { agreedToTerms: true, termsVersion: '2027-01', agreedToTrTerms: true, trTermsVersion: '2026-10' },
    [],
  ],
  ['something, at a host that does not say which', { agreedToTerms: true, agreedToTrTerms: true }, []],
])('whoever agreed to %s is asked for what is missing', (_what, changes, missing) => {
  expect(outstandingAgreements(versions, profile(changes))).toEqual(missing);
});

test('a deployment without documents asks for none', () => {
  expect(outstandingAgreements({}, profile({}))).toEqual([]);
});

test('only an account of a moment ago, that never agreed to what is missing, agreed by being opened', () => {
  expect(agreedByOpening(profile({}), ['terms', 'trTerms'], 14 * minute)).toBe(true);
  expect(agreedByOpening(profile({}), ['terms', 'trTerms'], 15 * minute)).toBe(false);
  expect(agreedByOpening(profile({ agreedToTerms: true }), ['terms'], minute)).toBe(false);
  expect(agreedByOpening(profile({ agreedToTerms: true }), ['terms', 'trTerms'], minute)).toBe(false);
  // The page was left before the second answer arrived.
  expect(agreedByOpening(profile({ agreedToTerms: true }), ['trTerms'], minute)).toBe(true);
  expect(agreedByOpening(profile({ createdAt: undefined }), ['terms', 'trTerms'], minute)).toBe(false);
  expect(agreedByOpening(profile({ mainUserId: '7' }), ['terms', 'trTerms'], minute)).toBe(false);
});

test('each agreement is to the version in force of its own document', () => {
  expect(versionInForce(versions, 'terms')).toBe('2026-11');
  expect(versionInForce(versions, 'trTerms')).toBe('2026-10');
});

test('an account counts as just opened by the time that has passed since', () => {
  const opened = 1_760_000_000_000;
  expect(agreedByOpening(profile({ createdAt: opened }), ['terms', 'trTerms'], opened + minute)).toBe(true);
  expect(agreedByOpening(profile({ createdAt: opened }), ['terms', 'trTerms'], opened + 15 * minute)).toBe(false);
});
