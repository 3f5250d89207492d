import type { ServerResponse } from 'node:http';

/**
 * The answers an account still waits for. Its private stream tells of a change only after the call that
 * made it has been answered (protocol 3.2): the answer first, then the report.
 */
export class PendingAnswers {
  readonly #pending = new Map<string, Set<Promise<void>>>();

  add(accountId: string, response: ServerResponse): void {
    const answers = this.#pending.get(accountId) ?? new Set();
    this.#pending.set(accountId, answers);
    // `close` follows `finish`, and comes alone when the caller went away.
    const answered = new Promise<void>((resolve) => {
      response.once('finish', resolve);
      response.once('close', resolve);
    }).then(() => {
      answers.delete(answered);
      if (answers.size === 0 && this.#pending.get(accountId) === answers) this.#pending.delete(accountId);
    });
    answers.add(answered);
  }

  /** Resolves when every answer pending now is on its way; `undefined` when none is. */
  ofNow(accountId: string): Promise<unknown> | undefined {
    const answers = this.#pending.get(accountId);
    return answers && Promise.all(answers);
  }
}
