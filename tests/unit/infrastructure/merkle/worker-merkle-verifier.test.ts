import type { UserCheck } from '../../../../src/domain/reserves/merkle-tree';
import { failure, success } from '../../../../src/domain/shared/result';
import { WorkerMerkleVerifierAdapter } from '../../../../src/infrastructure/merkle/worker-merkle-verifier.adapter';

const published = { root: 'root', owed: [] };
const question = { root: 'root', userHash: undefined };

/** A worker that does what a test says with what it is asked. */
function worker(does: (asked: unknown, tell: (type: string, data?: unknown) => void) => void) {
  const listeners: [string, (event: unknown) => void][] = [];
  const seen = { ended: 0 };
  const started = {
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.push([type, listener]),
    postMessage: (asked: unknown) =>
      does(asked, (type, data) => listeners.forEach(([of, listener]) => of === type && listener({ data }))),
    terminate: () => void (seen.ended += 1),
  };
  return { verifier: new WorkerMerkleVerifierAdapter(async () => started), seen };
}

it('answers with what the worker found, says how far it is, and lets the worker go', async () => {
  const { verifier, seen } = worker((asked, tell) => {
    expect(asked).toEqual({ kind: 'tree', file: new Uint8Array([1]), question });
    tell('message', { kind: 'progress', done: 0.5 });
    tell('message', { kind: 'tree', result: { kind: 'malformed' } });
  });
  const progress: number[] = [];
  const answer = await verifier.tree(new Uint8Array([1]), question, (done) => void progress.push(done));
  expect([answer, progress, seen.ended]).toEqual([success({ kind: 'malformed' }), [0.5], 1]);
});

it('fails where the worker breaks down, which ends it, or does not come at all', async () => {
  const { verifier, seen } = worker((_, tell) => tell('error'));
  const check = {} as UserCheck;
  expect(await verifier.paths(check, 'abc', published)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  expect(seen.ended).toBe(1);
  const missing = new WorkerMerkleVerifierAdapter(() => Promise.reject(new Error('no such file')));
  expect(await missing.paths(check, 'abc', published)).toEqual(
    failure({ kind: 'unknown', detail: 'Error: no such file' }),
  );
});
