import type { Failure, Outcome } from '../../../../../src/application/kernel/failure';
import { failure, success } from '../../../../../src/domain/shared/result';
import { inTurn } from '../../../../../src/infrastructure/rest/transport/generations';

const answers = (value: number) => (): Outcome<number> => Promise.resolve(success(value));
const fails = (reason: Failure) => (): Outcome<number> => Promise.resolve(failure(reason));

describe('calls of several generations', () => {
  it('asks the next one where a host does not have a call, or speaks another shape of it', async () => {
    const reasons: readonly Failure[] = [
      { kind: 'malformed' },
      { kind: 'unknown', code: 'HTTP 404' },
      { kind: 'unknown', code: 'HTTP 405' },
      // How the gateway answers a path that nobody is behind.
      { kind: 'maintenance', code: '503' },
    ];
    for (const reason of reasons) expect(await inTurn(fails(reason), fails(reason), answers(3))).toEqual(success(3));
  });

  it.each<Failure>([
    { kind: 'offline' },
    { kind: 'invalid', code: '-1005' },
    { kind: 'rateLimited' },
    { kind: 'unauthorised' },
    { kind: 'maintenance', code: '-1011' },
  ])('takes $kind for the answer', async (reason) => {
    const other = jest.fn(answers(2));
    expect(await inTurn(fails(reason), other)).toEqual(failure(reason));
    expect(other).not.toHaveBeenCalled();
  });

  it('asks nobody else after an answer, and ends with the last failure', async () => {
    const other = jest.fn(answers(2));
    expect(await inTurn(answers(1), other)).toEqual(success(1));
    expect(other).not.toHaveBeenCalled();
    expect(await inTurn(fails({ kind: 'malformed' }), fails({ kind: 'offline' }))).toEqual(
      failure({ kind: 'offline' }),
    );
  });
});
