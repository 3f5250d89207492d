import { Subject } from '../../../../../src/application/kernel/observable-value';
import { success } from '../../../../../src/domain/shared/result';
import { InvitationStore } from '../../../../../src/presentation/features/account-layer/invitation.store';
import { ReadCache } from '../../../../support/read-cache';

test('what was not answered is sent again once it is known who is there, and whenever there is a connection', async () => {
  const account = new ReadCache().open({ key: ['account'], load: async () => success({ email: 'ada@example.com' }) });
  const online = new Subject(true);
  const resume = jest.fn(async () => undefined);
  const store = new InvitationStore({ account: () => account } as never, { resume } as never, { online });
  const stop = store.start();
  expect(resume).not.toHaveBeenCalled();
  await account.refresh();
  expect(resume.mock.calls).toEqual(expect.arrayContaining([['ada@example.com']]));
  resume.mockClear();
  online.set(false);
  expect(resume).not.toHaveBeenCalled();
  online.set(true);
  expect(resume).toHaveBeenCalledTimes(1);
  stop();
  online.set(false);
  online.set(true);
  expect(resume).toHaveBeenCalledTimes(1);
});
