import { success } from '../../src/domain/shared/result';

export interface Asked {
  /** What was asked for, with what, in the order it was. */
  readonly calls: (readonly unknown[])[];
  /** What is answered to it; anything else is done. */
  readonly answers: Record<string, unknown>;
  /** How often it was asked for. */
  times(name: string): number;
  /** It, as any port: its methods answer outcomes. */
  readonly port: never;
}

/** An exchange that writes down what it is asked. */
export function exchange(answers: Record<string, unknown> = {}): Asked {
  const calls: (readonly unknown[])[] = [];
  const port = new Proxy(
    {},
    {
      get(_, name) {
        // Whoever waits for a port waits for no promise.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return async (...args: unknown[]) => {
          calls.push([name, ...args]);
          return name in answers ? answers[name] : success(undefined);
        };
      },
    },
  ) as never;
  return { calls, answers, times: (name) => calls.filter(([called]) => called === name).length, port };
}
