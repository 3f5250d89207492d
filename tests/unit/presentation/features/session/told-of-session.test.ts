import { failure, type Result, success } from '../../../../../src/domain/shared/result';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { OneTapStore } from '../../../../../src/presentation/features/session/one-tap.store';
import { RegistrationStore } from '../../../../../src/presentation/features/session/registration.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';

test.each([
  [success(true), true, []],
  [success(false), false, []],
  [failure({ kind: 'cookiesBlocked' }), false, [{ kind: 'error', text: { key: 'common:failure.cookiesBlocked' } }]],
] as readonly [Result<boolean, Failure>, boolean, object[]][])(
  'of one tap that answers %j the page goes on: %s',
  async (answer, goesOn, told) => {
    const notices = new RecordedNotices();
    const store = new OneTapStore({ execute: async () => answer, withdraw: () => undefined }, notices);
    expect(await store.offer('/team')).toBe(goesOn);
    expect(notices.shown).toEqual(told);
    expect(await store.offer('/team')).toBe(false);
  },
);

test.each([
  ['accepted', 'success'],
  ['kept', 'warning'],
  ['known', 'warning'],
] as const)('whoever has come in by an invitation is told that it is %s', async (what, kind) => {
  const notices = new RecordedNotices();
  const referral = { execute: async (code: string) => ({ what, code }) };
  await new RegistrationStore({} as never, referral as never, notices).invitedBy('OTTER');
  expect(notices.shown).toEqual([{ kind, text: { key: `layers:referral.${what}`, values: { code: 'OTTER' } } }]);
});
