import { minute, second, type Milliseconds } from '../../domain/shared/instant';
import type { Unsubscribe } from '../kernel/observable-value';
import type { Scheduler } from '../kernel/scheduler.port';

const firstPause: Milliseconds = second;
const longestPause: Milliseconds = minute / 4;

/**
 * How long a request may still arrive after its answer was lost. A connection that is given up delivers what it holds
 * within the life of its segments, 60 s in the networks and kernels of today; a request that is half there by then is
 * never carried out, since the exchange's gateway waits for the rest of one no longer than 15 s (docs/guides/faults.md).
 */
export const longestJourney: Milliseconds = minute;

/** Requests of one wish whose answers were lost, for as long as they may still arrive. */
export class Journeys {
  #underWay = 0;

  constructor(private readonly scheduler: Scheduler) {}

  /** While any is, "nothing of it is here" says nothing of what comes. */
  get any(): boolean {
    return this.#underWay > 0;
  }

  /** @param request travels until it is answered, and for the longest journey after that when its answer was lost */
  async follow<T>(request: Promise<T>, isLost: (answer: T) => boolean): Promise<T> {
    this.#underWay += 1;
    const answer = await request;
    if (isLost(answer)) this.scheduler.after(longestJourney, () => (this.#underWay -= 1));
    else this.#underWay -= 1;
    return answer;
  }
}

/** The answer, or what was seen of it before it came. */
export function firstOf<T>(answer: Promise<T>, watch: (seen: (value: T) => void) => Unsubscribe): Promise<T> {
  return new Promise((resolve) => {
    const stop = watch(resolve);
    void answer.then((value) => {
      stop();
      resolve(value);
    });
  });
}

interface Question<Answer> {
  readonly scheduler: Scheduler;
  /** Asks the exchange; `undefined` while that cannot be told. */
  ask(): Promise<Answer | undefined>;
  /** What is heard without asking: on the private stream, in a list. */
  watch(tell: (answer: Answer) => void): Unsubscribe;
}

/** Asks what became of something whose answer was lost, ever more slowly, until it is known or heard of. */
export function untilKnown<Answer>({ scheduler, ask, watch }: Question<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    let known = false;
    let stop: Unsubscribe = () => undefined;
    const tell = (answer: Answer): void => {
      known = true;
      stop();
      resolve(answer);
    };
    const askAgain = async (pause: Milliseconds): Promise<void> => {
      const answer = await ask();
      if (known) return;
      if (answer !== undefined) return tell(answer);
      scheduler.after(pause, () => {
        if (!known) void askAgain(Math.min(pause * 2, longestPause));
      });
    };
    stop = watch(tell);
    if (known) stop();
    else void askAgain(firstPause);
  });
}
