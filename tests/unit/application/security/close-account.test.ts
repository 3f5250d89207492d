import type { AccountClosureCommandsPort } from '../../../../src/application/security/account-closure-commands.port';
import { CloseAccount } from '../../../../src/application/security/close-account.use-case';
import type { Session } from '../../../../src/application/session/session';
import { failure, success } from '../../../../src/domain/shared/result';

function open(answer: Awaited<ReturnType<AccountClosureCommandsPort['close']>>) {
  let left = 0;
  const session = {
    logOut: async (endAtHost: () => Promise<unknown>) => {
      await endAtHost();
      left += 1;
    },
  };
  const closed: boolean[] = [];
  const closure = {
    close: async (giveUpRest: boolean) => {
      closed.push(giveUpRest);
      return answer;
    },
  };
  return {
    useCase: new CloseAccount(closure as unknown as AccountClosureCommandsPort, session as unknown as Session),
    closed,
    left: () => left,
  };
}

it('leaves the session of an account that is no more', async () => {
  const { useCase, closed, left } = open(success(undefined));
  expect(await useCase.execute(true, {})).toEqual(success(undefined));
  expect(closed).toEqual([true]);
  expect(left()).toBe(1);
});

it('stays where the exchange refuses', async () => {
  const { useCase, left } = open(failure({ kind: 'rejected', reason: 'notAvailable' }));
  expect((await useCase.execute(false, {})).ok).toBe(false);
  expect(left()).toBe(0);
});
