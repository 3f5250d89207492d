import { minute, second, type Milliseconds } from '../../domain/shared/instant';
import type { Failure } from '../kernel/failure';
import type { Scheduler } from '../kernel/scheduler.port';

const firstPause: Milliseconds = second;
const longestPause: Milliseconds = minute / 4;

/** A request that is still travelling can arrive after the first question, so "nothing of it is here" must be said twice. */
export const denialsNeeded = 2;

/** Whether the exchange certainly did not do what it was asked for; every other failure leaves it open. */
export function isRefusal(failure: Failure): boolean {
  switch (failure.kind) {
    case 'unauthorised':
    case 'rateLimited':
    case 'unknownParameter':
    case 'invalid':
    case 'notFound':
    case 'quantityTooHigh':
    case 'cannotWithdraw':
    case 'rejected':
      return true;
    default:
      return false;
  }
}

/** Asks what became of something whose answer was lost, ever more slowly, until the question has an answer. */
export async function askUntilKnown<Answer>(
  scheduler: Scheduler,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise<void>((resume) => scheduler.after(pause, resume));
  }
}
