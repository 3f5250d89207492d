import type { AccountActivity } from '../../../../src/domain/security/security-overview';
import { causeOfHold } from '../../../../src/domain/security/withdrawal-hold';
import { day, hour } from '../../../../src/domain/shared/instant';

const now = 1_800_000_000_000;
const change = (action: string, at: number, succeeded = true): AccountActivity => ({
  action,
  at,
  succeeded,
  ip: '',
  location: '',
  device: '',
});

it('names the newest change that made the account weaker', () => {
  const changes = [
    change('SET_ANTI_PHISHING', now - 1),
    change('UNBIND_OTP', now - hour),
    change('CHANGE_EMAIL', now - 2 * hour),
  ];
  expect(causeOfHold(now + 23 * hour, changes)).toBe('UNBIND_OTP');
});

it('does not blame a try that failed, nor what happened long before', () => {
  const changes = [change('CHANGE_TRADE_PASSWORD', now - hour, false), change('CHANGE_EMAIL', now - 3 * day)];
  expect(causeOfHold(now + 23 * hour, changes)).toBeUndefined();
});

it.each([
  'UNBIND_OTP',
  'REMOVE_PASSKEY',
  'USE_RECOVERY_CODE',
  'CHANGE_EMAIL',
  'CHANGE_TRADE_PASSWORD',
  'DELETE_TRADE_PASSWORD',
  'CHANGE_WITHDRAW_PASSWORD',
  'DELETE_WITHDRAW_PASSWORD',
  'CHANGE_SIGN_IN_PASSWORD',
  'SIGN_IN_CHANGED',
  'UNFREEZE_ACCOUNT',
])('%s makes an account weaker', (action) => {
  expect(causeOfHold(now + hour, [change(action, now)])).toBe(action);
});

it('does not blame what came after the hold', () => {
  expect(causeOfHold(now, [change('UNBIND_OTP', now + 1)])).toBeUndefined();
  expect(causeOfHold(now, [change('UNBIND_OTP', now)])).toBeUndefined();
  expect(causeOfHold(now, [change('UNBIND_OTP', now - 1)])).toBe('UNBIND_OTP');
  expect(causeOfHold(now, [change('UNBIND_OTP', now - 2 * day + 1)])).toBe('UNBIND_OTP');
  expect(causeOfHold(now, [change('UNBIND_OTP', now - 2 * day)])).toBeUndefined();
});
