import type { Audit } from '../../../../../src/domain/reserves/audit';
import { success } from '../../../../../src/domain/shared/result';
import { VerificationStore } from '../../../../../src/presentation/features/reserves/verification.store';

const hash = 'c'.repeat(64);
const audit = { auditId: '1' } as Audit;

/** Questions that are answered when a test says so. */
function setUp() {
  const answers: Record<'paths' | 'tree', ((value: unknown) => void)[]> = { paths: [], tree: [] };
  const asked = (kind: 'paths' | 'tree') => () => new Promise((answer) => answers[kind].push(answer));
  const store = new VerificationStore({ paths: asked('paths'), tree: asked('tree') } as never);
  store.type(hash);
  return { store, answers };
}

it.each([
  ['paths', 'tree'],
  ['tree', 'paths'],
] as const)('the %s are still answered when the %s was asked for meanwhile', async (first, second) => {
  const { store, answers } = setUp();
  const begun = {
    paths: () => store.verifyPaths(audit),
    tree: () => store.verifyTree(audit, undefined),
  };
  const both = [begun[first](), begun[second]()];
  answers[first][0]!(success('first'));
  answers[second][0]!(success('second'));
  await Promise.all(both);
  expect(store[first]).toMatchObject({ kind: 'done', result: 'first' });
  expect(store[second]).toMatchObject({ kind: 'done', result: 'second' });
});

it('what was asked before the last question, or before another audit was chosen, does not answer', async () => {
  const { store, answers } = setUp();
  const old = store.verifyPaths(audit);
  const newest = store.verifyPaths(audit);
  answers.paths[1]!(success('newest'));
  answers.paths[0]!(success('old'));
  await Promise.all([old, newest]);
  expect(store.paths).toMatchObject({ kind: 'done', result: 'newest' });

  const left = [store.verifyPaths(audit), store.verifyTree(audit, undefined)];
  store.choose('2');
  answers.paths[2]!(success('of the other audit'));
  answers.tree[0]!(success('of the other audit'));
  await Promise.all(left);
  expect([store.paths, store.tree]).toEqual([undefined, undefined]);
});
