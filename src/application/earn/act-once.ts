import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Scheduler } from '../kernel/scheduler.port';
import { isLost } from '../trading/lost-answer';
import { Journeys, untilKnown } from '../trading/until-known';

interface Done<T> {
  readonly status: 'done';
  readonly value: T;
}

/** `unknown`: nobody can be asked any more, since the session ended while asking; the account's lists will tell. */
export type LookUp<T> = Done<T> | { readonly status: 'notDone' } | { readonly status: 'unknown' };

/** Either it is known to be done, or its answer never came and the exchange is being asked. */
export type Dispatch<T> = Done<T> | { readonly status: 'lookedUp'; readonly outcome: Promise<LookUp<T>> };

interface Act<T> {
  readonly scheduler: Scheduler;
  act(): Outcome<T>;
  /** What the account shows of it; `undefined` where it shows nothing. */
  find(): Outcome<T | undefined>;
}

/** Asks for something a single time: the calls have no id of the client's, so a lost answer is looked up, never repeated. */
export async function actOnce<T>({ scheduler, act, find }: Act<T>): Outcome<Dispatch<T>> {
  const journeys = new Journeys(scheduler);
  const answer = await journeys.follow(act(), isLost);
  if (answer.ok) return success({ status: 'done', value: answer.value });
  if (!isLost(answer)) return answer;
  const outcome = untilKnown<LookUp<T>>({
    scheduler,
    watch: () => () => undefined,
    ask: async () => {
      const certain = !journeys.any;
      const found = await find();
      if (!found.ok) return found.error.kind === 'unauthorised' ? { status: 'unknown' } : undefined;
      if (found.value !== undefined) return { status: 'done', value: found.value };
      return certain ? { status: 'notDone' } : undefined;
    },
  });
  return success({ status: 'lookedUp', outcome });
}
