import type { Failure, FailureKind, Outcome } from './failure';

/** What was changed meanwhile elsewhere is refused so; what was not answered may have been carried out. */
const tellsOfChange: ReadonlySet<FailureKind> = new Set(['notFound', 'duplicate', 'invalid', 'rejected', 'unanswered']);

/**
 * Has what shows a change read again: before the answer where it was made, and also after a refusal that may mean that
 * what is shown is not so, which is told without waiting.
 */
export async function thenRead<T>(change: Outcome<T>, read: () => unknown): Outcome<T> {
  const changed = await change;
  if (changed.ok) await read();
  else if (isAboutWhatIsShown(changed.error)) void read();
  return changed;
}

function isAboutWhatIsShown(problem: Failure): boolean {
  const wrongProof = problem.kind === 'invalid' && problem.wrongProof !== undefined;
  return tellsOfChange.has(problem.kind) && !wrongProof;
}
