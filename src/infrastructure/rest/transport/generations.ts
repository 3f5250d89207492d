import type { Failure, Outcome } from '../../../application/kernel/failure';

/** Statuses of a host that does not have the call, and the code of its gateway for a path nobody is behind (protocol 2.1). */
const absent: ReadonlySet<string> = new Set(['HTTP 404', 'HTTP 405', 'HTTP 501', '503']);

/**
 * Asks for the same thing in one generation of calls after the other, until one is there and speaks a shape we know.
 * Whatever else goes wrong is the answer: another call would not do better.
 */
export async function inTurn<T>(first: () => Outcome<T>, ...others: readonly (() => Outcome<T>)[]): Outcome<T> {
  let answer = await first();
  for (const next of others) {
    if (answer.ok || !speaksOtherwise(answer.error)) return answer;
    answer = await next();
  }
  return answer;
}

function speaksOtherwise({ kind, code }: Failure): boolean {
  return kind === 'malformed' || (code !== undefined && absent.has(code));
}
