import type { Failure } from '../../src/application/kernel/failure';
import { longestJourney } from '../../src/application/trading/until-known';
import { failure, type Result } from '../../src/domain/shared/result';
import type { FakeScheduler } from './fake-scheduler';
import { fc } from './properties';

/** What the line does with one request: how long each way takes, and where it is cut. */
export interface Leg {
  /** `undefined`: it never arrives. */
  readonly there: number | undefined;
  readonly back: number | undefined;
  /** When the page learns that its answer will not come, or that it has waited long enough. */
  readonly givenUp: number;
  /** It arrives among too many others, and is not looked at. */
  readonly turnedAway: boolean;
}

/** Requests overtake each other as they like, and may arrive after they were given up, though not after the bound. */
export const legs: fc.Arbitrary<readonly Leg[]> = fc.array(
  fc.record({
    there: travel(longestJourney - 6_000),
    back: travel(longestJourney - 6_000),
    givenUp: fc.integer({ min: 0, max: 5_000 }),
    turnedAway: fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A time until something comes, often a short one, or that it never does. */
export function travel(longest: number): fc.Arbitrary<number | undefined> {
  const times = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: longest }));
  return fc.option(times, { nil: undefined, freq: 3 });
}

/** A line on which requests are delayed, lost and overtaken; its legs come round again. */
export class LossyLine {
  #left: Leg[] = [];
  /** The session is over: nothing is looked at any more. */
  sessionEnded = false;

  constructor(
    private readonly time: FakeScheduler,
    private readonly legs: readonly Leg[],
  ) {}

  /** @param arrive what the exchange does with the request, and answers */
  send<T>(arrive: () => Result<T, Failure>): Promise<Result<T, Failure>> {
    if (this.#left.length === 0) this.#left = [...this.legs];
    const { there, back, givenUp, turnedAway } = this.#left.shift()!;
    return new Promise((resolve) => {
      if (there !== undefined)
        this.time.after(there, () => {
          const answer = this.sessionEnded
            ? failure<Failure>({ kind: 'unauthorised' })
            : turnedAway
              ? failure<Failure>({ kind: 'rateLimited' })
              : arrive();
          if (back !== undefined) this.time.after(back, () => resolve(answer));
        });
      this.time.after(givenUp, () => resolve(failure({ kind: 'offline' })));
    });
  }
}
