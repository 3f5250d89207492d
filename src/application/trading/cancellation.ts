import { failure, success, type Result } from '../../domain/shared/result';
import { isTransient, type Failure, type Outcome } from '../kernel/failure';

/** `ended`: there was nothing left to cancel, because it had filled or been cancelled before. */
export type Cancellation = 'asked' | 'ended';

/** What came of asking for a cancellation. The cancellation itself arrives by the private stream. */
export async function cancellation(asked: Outcome<void>): Promise<Result<Cancellation, Failure>> {
  // What was cancelled all the same is told by the private stream.
  const answer = await unlessLost(asked);
  if (answer.ok) return success('asked');
  if (hasEnded(answer.error)) return success('ended');
  return failure(answer.error);
}

/** -1006 is also the answer to cancelling a finished order (protocol 4.5). */
function hasEnded(error: Failure): boolean {
  if (error.kind === 'rejected') return error.reason === 'orderEnded' || error.reason === 'orderNotFound';
  return error.kind === 'notFound';
}

/** Cancelling is harmless to repeat; that its answer was lost does not mean that it was not done. */
export async function unlessLost(asked: Outcome<void>): Outcome<void> {
  const answer = await asked;
  const lost = !answer.ok && isTransient(answer.error) && answer.error.kind !== 'rateLimited';
  return lost ? failure({ kind: 'unanswered' }) : answer;
}

/**
 * What programs had on its way arrives after the others have been cancelled: then it is asked for again.
 * @param again told why more may follow, where a page that sends them has not said that it stopped
 */
export async function whileStopping<Answer>(
  stopping: Promise<boolean> | undefined,
  cancel: () => Promise<Answer>,
  again: (answer: Answer, unsaid: Failure | undefined) => Promise<Answer>,
): Promise<Answer> {
  const answer = await cancel();
  if (!stopping) return answer;
  const said = await stopping;
  return again(answer, said ? undefined : { kind: 'stillSending' });
}
