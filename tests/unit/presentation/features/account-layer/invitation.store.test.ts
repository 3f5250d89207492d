import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ReferralAnswer } from '../../../../../src/application/session/accept-referral.use-case';
import { success } from '../../../../../src/domain/shared/result';
import { InvitationStore } from '../../../../../src/presentation/features/account-layer/invitation.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { flushPromises } from '../../../../support/fake-scheduler';
import { ReadCache } from '../../../../support/read-cache';

test('what was not answered is sent again once it is known who is there, and whenever there is a connection', async () => {
  const account = new ReadCache().open({ key: ['account'], load: async () => success({ email: 'ada@example.com' }) });
  const online = new Subject(true);
  const resume = jest.fn(async (): Promise<ReferralAnswer | undefined> => undefined);
  const notices = new RecordedNotices();
  const store = new InvitationStore({ account: () => account } as never, { resume } as never, { online }, notices);
  const stop = store.start();
  expect(resume).not.toHaveBeenCalled();
  await account.refresh();
  expect(resume.mock.calls).toEqual(expect.arrayContaining([['ada@example.com']]));
  expect(notices.shown).toEqual([]);
  resume.mockReset().mockResolvedValueOnce({ what: 'refused', code: 'OTTER' });
  online.set(false);
  expect(resume).not.toHaveBeenCalled();
  online.set(true);
  expect(resume).toHaveBeenCalledTimes(1);
  await flushPromises();
  expect(notices.shown).toEqual([
    { kind: 'warning', text: { key: 'layers:referral.refused', values: { code: 'OTTER' } } },
  ]);
  stop();
  online.set(false);
  online.set(true);
  expect(resume).toHaveBeenCalledTimes(1);
});
