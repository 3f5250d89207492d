import { safeActions } from '../../../../src/domain/security/factor';
import { awaitsEmail, isProvenByPhone } from '../../../../src/domain/security/phone-proof';

const byPhone = ['CHANGE_EMAIL', 'FREEZE_ACCOUNT', 'UNFREEZE_ACCOUNT'];

it.each(safeActions)('%s of an account without an address is either proven by phone or waits for one', (action) => {
  expect(isProvenByPhone(action, false)).toBe(byPhone.includes(action));
  expect(awaitsEmail(action, false)).toBe(!byPhone.includes(action));
});

it.each(safeActions)('%s of an account with an address neither takes the phone nor waits', (action) => {
  expect([isProvenByPhone(action, true), awaitsEmail(action, true)]).toEqual([false, false]);
});
