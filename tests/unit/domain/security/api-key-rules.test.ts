import type { ApiKey } from '../../../../src/domain/security/api-key';
import {
  apiKeyWarnings,
  keyNameProblem,
  maskedKey,
  needsAddresses,
} from '../../../../src/domain/security/api-key-rules';
import { day } from '../../../../src/domain/shared/instant';

const now = 1_760_000_000_000;
const key = (more: Partial<ApiKey>): ApiKey => ({
  id: '1',
  name: 'desk',
  key: 'abcdefghijklmnop',
  permissions: ['READ'],
  ipList: ['203.0.113.7'],
  status: 'ACTIVE',
  createdAt: now - day,
  expiresAt: undefined,
  lastUsedAt: undefined,
  subUserId: undefined,
  ...more,
});

test('a key from anywhere and a key that nobody uses are told', () => {
  expect(apiKeyWarnings(key({}), now)).toEqual([]);
  expect(apiKeyWarnings(key({ ipList: [] }), now)).toEqual(['anyAddress']);
  expect(apiKeyWarnings(key({ createdAt: now - 30 * day }), now)).toEqual(['idle']);
  expect(apiKeyWarnings(key({ createdAt: now - 90 * day, lastUsedAt: now - day }), now)).toEqual([]);
  expect(apiKeyWarnings(key({ createdAt: now - 90 * day, lastUsedAt: now - 30 * day, ipList: [] }), now)).toEqual([
    'anyAddress',
    'idle',
  ]);
});

test('an expired key warns of nothing', () => {
  expect(apiKeyWarnings(key({ status: 'EXPIRED', ipList: [], createdAt: now - 90 * day }), now)).toEqual([]);
});

test('names, and what is wrong with others', () => {
  expect(['desk', 'Дом 1', 'a'.repeat(32), ' desk '].map(keyNameProblem)).toEqual(Array(4).fill(undefined));
  expect(['', '  ', 'a'.repeat(33)].map(keyNameProblem)).toEqual(['length', 'length', 'length']);
  expect(['bot 🚀', 'bell\u0007'].map(keyNameProblem)).toEqual(['characters', 'characters']);
});

test('only the ends of a key are shown', () => {
  expect(maskedKey('abcdefghijklmnop')).toBe('abcdef…mnop');
});

test('a short key has no ends to show apart', () => {
  expect(maskedKey('abcdefghijkl')).toBe('abcdefghijkl');
  expect(maskedKey('abcdefghijklm')).toBe('abcdef…jklm');
});

test('a key that may withdraw needs addresses', () => {
  expect(needsAddresses(['READ', 'WITHDRAW'])).toBe(true);
  expect(needsAddresses(['READ', 'TRADE'])).toBe(false);
  expect(needsAddresses([])).toBe(false);
});
