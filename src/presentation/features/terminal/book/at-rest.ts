import type { Milliseconds } from '../../../../domain/shared/instant';

/** What is read and not watched need not follow each frame. */
interface AtRest {
  want(): void;
  stop(): void;
}

/** Runs a task soon after it was wanted, and at most once in so long. */
export function atRest(rest: Milliseconds, task: () => void): AtRest {
  let timer: number | undefined;
  return {
    want: () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        task();
      }, rest);
    },
    stop: () => window.clearTimeout(timer),
  };
}
